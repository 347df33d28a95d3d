import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { Dialog } from '@web/ui/Dialog';
import { EmptyState } from '@web/ui/EmptyState';
import { CircleCheck, Send } from '@web/ui/icons';
import { observer } from 'mobx-react-lite';
import { SentRow } from './SentRow';
import styles from './WaitingDialog.module.css';
import { WaitingRow } from './WaitingRow';
import { writeTexts } from './write-texts';

/** Everything that waits to be sent, and what became of the rest. */
export const WaitingDialog = observer(function WaitingDialog(props: { open: boolean; onClose: () => void }) {
  const { scope, connection } = useStores();
  const { writeQueue } = scope;
  const { writes, sent, waiting } = writeQueue;
  const texts = writeTexts(
    writeQueue,
    [...writes, ...sent.map(({ write }) => write)].map(({ kind }) => kind),
  );
  return (
    <Dialog
      {...props}
      title={texts.title}
      description={writes.length > 0 ? texts.description[connection.status] : undefined}
      footer={
        waiting.length === 0 ? undefined : (
          <Button
            variant="primary"
            icon={<Send />}
            loading={writeQueue.sendingId !== null}
            onClick={() =>
              void connection.check().then((isBack) => (isBack ? writeQueue.sendAll() : undefined))
            }
          >
            <Trans>Send now</Trans>
          </Button>
        )
      }
    >
      {writes.length === 0 && sent.length === 0 && (
        <EmptyState title={t`Nothing is waiting`} boots="bootsthumb">
          <Trans>What you submit without a connection is listed here until the server has it.</Trans>
        </EmptyState>
      )}
      {!writeQueue.isStored && <p className={styles.warning}>{texts.unsaved}</p>}
      {writes.length > 0 && (
        <ul className={styles.list} aria-label={texts.title}>
          {writes.map((write) => (
            <WaitingRow key={write.id} write={write} />
          ))}
        </ul>
      )}
      {sent.length > 0 && (
        <section className={styles.sent} aria-labelledby="sent-writes">
          <h3 id="sent-writes" className={styles.subtitle}>
            <CircleCheck aria-hidden="true" /> {texts.sent}
          </h3>
          <ul className={styles.list}>
            {sent.map((each) => (
              <SentRow key={each.write.id} sent={each} />
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
});
