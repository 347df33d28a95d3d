import { t } from '@lingui/core/macro';
import { dataOf, type OpenLesson } from '../lesson-work';
import { questionWork } from '../question/question-work';
import { Choices } from './Choices';
import { renderChoiceSolution } from './choice-solution';

/** A question with choices, one of which is correct. The keys 1 to 9 choose. */
export const openChoice: OpenLesson = (context) => {
  const { question, choices } = dataOf(context.lesson, 'lessonDataChoice');
  const last = Math.min(9, choices.length);
  return questionWork(context, {
    question,
    hint: t`Press 1-${last} to choose`,
    field: (answer) => <Choices choices={choices} answer={answer} />,
    toAnswer: (text) => ({ choice: text }),
    answerOfKey: (key) => (/^[1-9]$/.test(key) ? choices[Number(key) - 1] : undefined),
    renderSolution: renderChoiceSolution,
  });
};
