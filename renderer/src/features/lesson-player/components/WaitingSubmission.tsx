import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { Spinner } from '@web/ui/Spinner';
import { CloudUpload } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { usePlayer } from '../usePlayer';
import styles from './SubmissionView.module.css';

/** The lesson's answer is waiting for a connection. */
export const WaitingSubmission = observer(function WaitingSubmission() {
  const player = usePlayer();
  const { connection, scope, session } = useStores();
  // A guest's result is only shown in its lesson.
  const saved = `Your answer is saved on this device. ${
    session.isSignedIn ? 'Go on to another lesson if you like.' : 'You’ll see the result here.'
  }`;
  if (connection.isOnline) {
    return (
      <p className={styles.judging}>
        <Spinner /> {player.waitingText}
      </p>
    );
  }
  return (
    <div className={styles.panel} data-result="waiting">
      <p className={styles.heading}>
        <CloudUpload aria-hidden="true" />
        {player.waitingText}
      </p>
      <p>
        {scope.outbox.isStored
          ? saved
          : 'This browser doesn’t save anything, so keep this page open until then.'}
      </p>
      <Button onClick={() => player.cancelWaiting()}>Cancel</Button>
    </div>
  );
});
