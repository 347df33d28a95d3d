import { t } from '@lingui/core/macro';
import type { Answer, LessonSolution, SubmissionReply } from '@web/api';
import { LessonText } from '@web/features/learning/lesson-text';
import { MessageCircleQuestionMark } from '@web/ui/icons';
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
  /** The answer as it's submitted, if that differs from how it's saved. */
  toSubmit?: (text: string) => Answer;
  /** What a result shows below its message; the explanation by default. */
  renderResult?: (reply: SubmissionReply) => ReactNode;
  /** The answer that a key selects. */
  answerOfKey?: (key: string) => string | undefined;
  renderSolution: (solution: LessonSolution) => ReactNode;
}

/** Lessons with a question and one answer as text. Changing the answer hides the result of the one before. */
export function questionWork(
  { exercise, stores, clearResult }: WorkContext,
  options: QuestionOptions,
): LessonWork {
  const { question, hint, field, toAnswer, toSubmit = toAnswer, answerOfKey, renderSolution } = options;
  const { renderResult = renderExplanation } = options;
  const answer = new AnswerStore({
    kept: new KeptWork(stores.platform.storage, 'answer', exercise),
    owner: stores.scope.owner,
    toAnswer,
    onChange: clearResult,
  });
  return {
    panes: {
      work: {
        label: t`Question`,
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
    keptText: t`Your answer will be right here.`,
    get canSubmit() {
      return answer.text.trim() !== '';
    },
    answer: () => toSubmit(answer.text),
    setOwner: (owner) => answer.setOwner(owner),
    onKey: (key) => {
      const text = answerOfKey?.(key);
      if (text === undefined) return false;
      answer.set(text);
      return true;
    },
    renderResult,
    renderSolution,
  };
}

const renderExplanation = ({ explanation }: SubmissionReply) =>
  explanation && <LessonText className={styles.explanation}>{explanation}</LessonText>;
