import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Practice } from '@web/features/solving/waiting-answers';
import { canStore } from '@web/platform';
import { type ConnectionStatus, useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { CircleCheck, CloudUpload } from '@web/ui/icons';
import { Spinner } from '@web/ui/Spinner';
import { observer } from 'mobx-react-lite';
import { usePlayer } from '../usePlayer';
import styles from './SubmissionView.module.css';
import { NextButton } from './success/NextButton';

/** The exercise's answer is waiting for a connection. */
export const WaitingSubmission = observer(function WaitingSubmission() {
  const { offline } = usePlayer();
  const { connection, scope, session } = useStores();
  if (connection.isOnline) {
    return (
      <p className={styles.judging}>
        <Spinner /> {offline.waitingText}
      </p>
    );
  }
  const isPassed = offline.practice === 'passed';
  const waiting = offline.waitingText ?? '';
  // A guest's result is only shown in its lesson.
  const isLearner = session.isProbablySignedIn;
  return (
    <div className={styles.panel} data-result="waiting" data-practice={offline.practice}>
      <p className={styles.heading}>
        {isPassed ? <CircleCheck aria-hidden="true" /> : <CloudUpload aria-hidden="true" />}
        {isPassed ? t`Looks right` : t`Your answer is saved`}
      </p>
      <p>{practiceText(offline.practice, connection.status) ?? t`This device can’t check it. ${waiting}.`}</p>
      <SavedNote />
      {isLearner && <NextButton />}
      <div className={styles.actions}>
        {isLearner && (
          <Button onClick={() => scope.writeQueue.showList(true)}>
            <Trans>See what’s waiting</Trans>
          </Button>
        )}
        <Button onClick={() => offline.cancel()}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  );
});

/** Where the answer is, if that isn't safe. */
const SavedNote = observer(function SavedNote() {
  const { platform, scope, session } = useStores();
  if (!scope.writeQueue.isStored) {
    return (
      <p>
        {canStore(platform.storage)
          ? t`There’s no room left on this device to save it, so keep this page open until then.`
          : t`This browser doesn’t save anything, so keep this page open until then.`}
      </p>
    );
  }
  return session.isProbablySignedIn ? null : (
    <p>
      <Trans>You’ll see the result here.</Trans>
    </p>
  );
});

function practiceText(practice: Practice | undefined, status: ConnectionStatus): string | undefined {
  const isOffline = status === 'offline';
  if (practice === 'passed')
    return isOffline
      ? t`It passed the checks that your device has. The server decides when you’re back online.`
      : t`It passed the checks that your device has. The server decides when it answers again.`;
  if (practice === 'failed')
    return isOffline
      ? t`It didn’t pass the checks on your device. The server decides when you’re back online.`
      : t`It didn’t pass the checks on your device. The server decides when it answers again.`;
  return undefined;
}
