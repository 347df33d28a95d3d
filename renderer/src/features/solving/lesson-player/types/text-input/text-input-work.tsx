import { dataOf, type OpenLesson } from '../lesson-work';
import { questionWork } from '../question/question-work';
import { TextAnswer } from './TextAnswer';
import { renderTextSolution } from './text-input-solution';

/** A question that's answered in a few words. */
export const openTextInput: OpenLesson = (context) => {
  const { question } = dataOf(context.lesson, 'lessonDataTextInput');
  return questionWork(context, {
    question,
    field: (answer) => <TextAnswer answer={answer} />,
    toAnswer: (text) => ({ textInput: text }),
    renderSolution: renderTextSolution,
  });
};
