import { dataOf, type OpenLesson } from '../lesson-work';
import { questionWork } from '../question/question-work';
import { renderInterviewSolution } from './interview-solution';
import { ReviewedPoints } from './PointList';
import { SpokenAnswer } from './SpokenAnswer';
import { browserRecognition } from './speech';
import { addSpeech, SpeechStore } from './speech.store';

/** A question to answer in one's own words, typed or spoken. */
export const openInterviewQuestion: OpenLesson = (context) => {
  const { question, maxLength } = dataOf(context.lesson, 'lessonDataInterviewQuestion');
  return questionWork(context, {
    question,
    field: (answer) => {
      const speech = new SpeechStore(browserRecognition(), (text) =>
        answer.set(addSpeech(answer.text, text).slice(0, maxLength)),
      );
      return <SpokenAnswer answer={answer} speech={speech} maxLength={maxLength} />;
    },
    // Saved like any other text.
    toAnswer: (text) => ({ textInput: text }),
    toSubmit: (text) => ({ input: text.trim() }),
    renderResult: ({ interview }) => interview && <ReviewedPoints review={interview} />,
    renderSolution: renderInterviewSolution,
  });
};
