import { canStore } from '@web/platform';
import type { ConnectionStatus, Practice } from '@web/stores';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { Spinner } from '@web/ui/Spinner';
import { CircleCheck, CloudUpload } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { usePlayer } from '../usePlayer';
import styles from './SubmissionView.module.css';
import { NextButton } from './success/NextButton';

/** The lesson's answer is waiting for a connection. */
export const WaitingSubmission = observer(function WaitingSubmission() {
  const player = usePlayer();
  const { connection, scope, session } = useStores();
  if (connection.isOnline) {
    return (
      <p className={styles.judging}>
        <Spinner /> {player.waitingText}
      </p>
    );
  }
  const isPassed = player.practice === 'passed';
  // A guest's result is only shown in its lesson.
  const isLearner = session.isProbablySignedIn;
  return (
    <div className={styles.panel} data-result="waiting" data-practice={player.practice}>
      <p className={styles.heading}>
        {isPassed ? <CircleCheck aria-hidden="true" /> : <CloudUpload aria-hidden="true" />}
        {isPassed ? 'Looks right' : 'Your answer is saved'}
      </p>
      <p>
        {practiceText(player.practice, connection.status) ??
          `This device can’t check it. ${player.waitingText}.`}
      </p>
      <SavedNote />
      {isLearner && <NextButton />}
      <div className={styles.actions}>
        {isLearner && <Button onClick={() => scope.outbox.showList(true)}>See what’s waiting</Button>}
        <Button onClick={() => player.cancelWaiting()}>Cancel</Button>
      </div>
    </div>
  );
});

/** Where the answer is, if that isn't safe. */
const SavedNote = observer(function SavedNote() {
  const { platform, scope, session } = useStores();
  if (!scope.outbox.isStored) {
    return (
      <p>
        {canStore(platform.storage)
          ? 'There’s no room left on this device to save it, so keep this page open until then.'
          : 'This browser doesn’t save anything, so keep this page open until then.'}
      </p>
    );
  }
  return session.isProbablySignedIn ? null : <p>You’ll see the result here.</p>;
});

function practiceText(practice: Practice | undefined, status: ConnectionStatus): string | undefined {
  const when = status === 'offline' ? 'when you’re back online' : 'when it answers again';
  if (practice === 'passed') return `It passed the checks that your device has. The server decides ${when}.`;
  if (practice === 'failed') return `It didn’t pass the checks on your device. The server decides ${when}.`;
  return undefined;
}
