import { useStores } from '@web/stores';
import { CloudOff, CloudUpload, TriangleAlert } from '@web/ui/icons';
import { observer } from 'mobx-react-lite';
import styles from './WaitingAnswers.module.css';
import { WaitingDialog } from './WaitingDialog';
import { waitingCount } from './waiting-count';

/** In the header while answers are waiting: how many, and the list of them. */
export const WaitingAnswers = observer(function WaitingAnswers() {
  const { scope, connection } = useStores();
  const { outbox } = scope;
  const { label, short, needsAttention } = waitingCount(outbox.answers, connection.status);
  // It takes the place of the connection's notice.
  const Icon = needsAttention ? TriangleAlert : connection.isOnline ? CloudUpload : CloudOff;
  return (
    <>
      {outbox.answers.length > 0 && (
        <button
          type="button"
          className={styles.button}
          data-waiting=""
          data-attention={needsAttention || undefined}
          aria-haspopup="dialog"
          aria-label={label}
          title={label}
          onClick={() => outbox.showList(true)}
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
      <WaitingDialog open={outbox.isListOpen} onClose={() => outbox.showList(false)} />
    </>
  );
});
