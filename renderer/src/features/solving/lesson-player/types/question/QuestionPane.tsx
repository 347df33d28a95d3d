import { t } from '@lingui/core/macro';
import { LessonText } from '@web/features/learning/lesson-text';
import { ScrollBox } from '@web/features/solving/workbench';
import { useBreakpoint } from '@web/ui/useBreakpoint';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ActionBar } from '../../components/ActionBar';
import { SubmissionView } from '../../components/SubmissionView';
import { DraftNotices } from '../../drafts/DraftNotices';
import { usePlayer } from '../../usePlayer';
import styles from './QuestionPane.module.css';

export interface QuestionPaneProps {
  /** Markdown. */
  question: string;
  /** How to answer with the keyboard. */
  hint?: string;
  /** The field for the answer. */
  children: ReactNode;
}

/** A question and its answer field; below them Submit, and then the result, which has the button that goes on. */
export const QuestionPane = observer(function QuestionPane({ question, hint, children }: QuestionPaneProps) {
  const { shown, submission } = usePlayer();
  const isPhone = useBreakpoint('phone'); // there, the actions are below all panes
  const isSolved = shown === 'submission' && submission.isSuccess;
  return (
    <section className={styles.pane} aria-label={t`Question and answer`}>
      <DraftNotices />
      <ScrollBox label={t`Question`}>
        <div className={styles.inside}>
          <LessonText>{question}</LessonText>
          <div data-work="">{children}</div>
          {!isPhone && !isSolved && (
            <div className={styles.actions}>
              <ActionBar title={hint && <span className={styles.hint}>{hint}</span>} />
            </div>
          )}
        </div>
        {shown === 'submission' && <SubmissionView />}
      </ScrollBox>
    </section>
  );
});
