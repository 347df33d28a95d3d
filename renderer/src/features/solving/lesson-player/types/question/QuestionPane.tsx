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

/** A question and its answer field; the verdict appears between them and the button. */
export const QuestionPane = observer(function QuestionPane({ question, hint, children }: QuestionPaneProps) {
  const { shown } = usePlayer();
  const isPhone = useBreakpoint('phone'); // there, the actions are below all panes
  return (
    <section className={styles.pane} aria-label={t`Question and answer`}>
      <DraftNotices />
      <ScrollBox label={t`Question`}>
        <div className={styles.inside}>
          <LessonText>{question}</LessonText>
          {children}
        </div>
        {shown === 'submission' && <SubmissionView />}
      </ScrollBox>
      {!isPhone && (
        <div className={styles.actions}>
          <ActionBar title={hint && <span className={styles.hint}>{hint}</span>} />
        </div>
      )}
    </section>
  );
});
