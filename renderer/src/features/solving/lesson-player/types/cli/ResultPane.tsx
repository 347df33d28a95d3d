import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Pane, ScrollBox } from '@web/features/solving/workbench';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { useBreakpoint } from '@web/ui/useBreakpoint';
import { observer } from 'mobx-react-lite';
import { ActionBar } from '../../components/ActionBar';
import { SubmissionView } from '../../components/SubmissionView';
import { usePlayer } from '../../usePlayer';
import styles from './ResultPane.module.css';

const REASON = t`Sign in to see what your terminal reports.`;

/** Whether the page is listening, and if not, why. */
const Status = observer(function Status() {
  const { session, connection } = useStores();
  const isListening = session.isSignedIn && connection.status === 'online';
  const text = !session.isProbablySignedIn
    ? t`Sign in to see results`
    : connection.status === 'online'
      ? t`Waiting for your terminal`
      : t`No connection`;
  return (
    <p className={styles.status} data-listening={isListening || undefined}>
      <span className={styles.lamp} aria-hidden="true" />
      {text}
    </p>
  );
});

const Waiting = observer(function Waiting() {
  const { session, overlays } = useStores();
  const { path, isComplete } = usePlayer();
  if (!session.isProbablySignedIn) {
    return (
      <div className={styles.waiting}>
        <p>
          <Trans>Your terminal submits to your account, and the result shows up right here.</Trans>
        </p>
        <Button onClick={() => overlays.askToSignIn({ redirect: path, reason: REASON })}>
          <Trans>Sign in</Trans>
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.waiting}>
      <p>
        {isComplete
          ? t`You’ve solved this lesson. Submit again any time, and the result shows up right here.`
          : t`Leave this page open and submit in your terminal. The result shows up right here.`}
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
    <Pane label={t`Result`} ground="result">
      {!isPhone && <ActionBar title={<Status />} />}
      <ScrollBox label={t`Result of the submission`}>
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
