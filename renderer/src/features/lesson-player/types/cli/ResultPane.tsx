import { Pane, ScrollBox } from '@web/features/workbench';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { useBreakpoint } from '@web/ui/useBreakpoint';
import { observer } from 'mobx-react-lite';
import { ActionBar } from '../../components/ActionBar';
import { SubmissionView } from '../../components/SubmissionView';
import { usePlayer } from '../../usePlayer';
import styles from './ResultPane.module.css';

const REASON = 'Sign in to see what your terminal reports.';

/** Whether the page is listening, and if not, why. */
const Status = observer(function Status() {
  const { session, connection } = useStores();
  const isListening = session.isSignedIn && connection.status === 'online';
  const text = !session.isProbablySignedIn
    ? 'Sign in to see results'
    : connection.status === 'online'
      ? 'Waiting for your terminal'
      : 'No connection';
  return (
    <p className={styles.status} data-listening={isListening || undefined}>
      <span className={styles.lamp} aria-hidden="true" />
      {text}
    </p>
  );
});

const Waiting = observer(function Waiting() {
  const { session, overlays } = useStores();
  const { lesson, isComplete } = usePlayer();
  if (!session.isProbablySignedIn) {
    return (
      <div className={styles.waiting}>
        <p>Your terminal submits to your account, and the result shows up right here.</p>
        <Button onClick={() => overlays.askToSignIn({ redirect: `/lessons/${lesson.uuid}`, reason: REASON })}>
          Sign in
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.waiting}>
      <p>
        {isComplete
          ? 'You’ve solved this lesson. Submit again any time, and the result shows up right here.'
          : 'Leave this page open and submit in your terminal. The result shows up right here.'}
      </p>
    </div>
  );
});

/** The results that arrive from the learner's terminal. */
export const ResultPane = observer(function ResultPane() {
  const { submission } = usePlayer();
  const isPhone = useBreakpoint('phone'); // there, the bar is below all panes
  const hasResult = submission.reply !== null || submission.error !== null;
  return (
    <Pane label="Result" ground="result">
      {!isPhone && <ActionBar title={<Status />} />}
      <ScrollBox label="Result of the submission">
        {isPhone && (
          <div className={styles.head}>
            <Status />
          </div>
        )}
        {hasResult ? <SubmissionView /> : <Waiting />}
      </ScrollBox>
    </Pane>
  );
});
