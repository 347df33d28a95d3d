import type { Answer, LessonSolution } from '@web/api';
import { LessonText } from '@web/features/lesson-text';
import { MessageCircleQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { KeptWork } from '../../kept-work';
import type { LessonWork, WorkContext } from '../lesson-work';
import { AnswerStore } from './answer.store';
import { QuestionPane } from './QuestionPane';
import styles from './QuestionPane.module.css';

export interface QuestionOptions {
  /** Markdown. */
  question: string;
  /** How to answer with the keyboard. */
  hint?: string;
  field: (answer: AnswerStore) => ReactNode;
  toAnswer: (text: string) => Answer;
  /** The answer that a key selects. */
  answerOfKey?: (key: string) => string | undefined;
  renderSolution: (solution: LessonSolution) => ReactNode;
}

/** Lessons with a question and one answer as text. Changing the answer hides the result of the one before. */
export function questionWork(
  { lesson, stores, clearResult }: WorkContext,
  { question, hint, field, toAnswer, answerOfKey, renderSolution }: QuestionOptions,
): LessonWork {
  const answer = new AnswerStore({
    lessonUuid: lesson.uuid,
    kept: new KeptWork(stores.platform.storage, 'answer'),
    owner: stores.scope.owner,
    toAnswer,
    onChange: clearResult,
  });
  return {
    panes: {
      work: {
        label: 'Question',
        icon: <MessageCircleQuestionMark />,
        content: (
          <QuestionPane question={question} hint={hint}>
            {field(answer)}
          </QuestionPane>
        ),
      },
    },
    question,
    synced: answer,
    keptText: 'Your answer will be right here.',
    get canSubmit() {
      return answer.text.trim() !== '';
    },
    answer: () => toAnswer(answer.text),
    setOwner: (owner) => answer.setOwner(owner),
    onKey: (key) => {
      const text = answerOfKey?.(key);
      if (text === undefined) return false;
      answer.set(text);
      return true;
    },
    renderResult: ({ explanation }) =>
      explanation && <LessonText className={styles.explanation}>{explanation}</LessonText>,
    renderSolution,
  };
}
