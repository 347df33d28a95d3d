import { useStores } from '@web/stores';
import { loadAhead } from '@web/stores/write-queue';
import { CloudOff, CloudUpload, TriangleAlert } from '@web/ui/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { WaitingDialog } from './WaitingDialog';
import styles from './WaitingWrites.module.css';
import { waitingCount } from './waiting-count';

/** In the header while something waits to be sent: how much, and the list of it. */
export const WaitingWrites = observer(function WaitingWrites() {
  const { scope, connection } = useStores();
  const { writeQueue } = scope;
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    // What can't be loaded now is spoken of in general words.
    const show = () => setLoaded(true);
    loadAhead(writeQueue).then(show, show);
  }, [writeQueue]);
  const { label, short, needsAttention } = waitingCount(writeQueue, connection.status);
  // It takes the place of the connection's notice.
  const Icon = needsAttention ? TriangleAlert : connection.isOnline ? CloudUpload : CloudOff;
  if (!isLoaded) return null;
  return (
    <>
      {writeQueue.writes.length > 0 && (
        <button
          type="button"
          className={styles.button}
          data-waiting=""
          data-attention={needsAttention || undefined}
          aria-haspopup="dialog"
          aria-label={label}
          title={label}
          onClick={() => writeQueue.showList(true)}
        >
          <Icon aria-hidden="true" />
          <span aria-hidden="true" className={styles.long}>
            {label}
          </span>
          <span aria-hidden="true" className={styles.short}>
            {short}
          </span>
        </button>
      )}
      <WaitingDialog open={writeQueue.isListOpen} onClose={() => writeQueue.showList(false)} />
    </>
  );
});
