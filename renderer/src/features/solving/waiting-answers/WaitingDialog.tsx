import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { Dialog } from '@web/ui/Dialog';
import { EmptyState } from '@web/ui/EmptyState';
import { CircleCheck, Send } from '@web/ui/icons';
import { observer } from 'mobx-react-lite';
import { SentAnswerRow } from './SentAnswerRow';
import styles from './WaitingDialog.module.css';
import { WaitingRow } from './WaitingRow';

const DESCRIPTION = {
  online: t`They’re submitted one after the other, in the order you made them.`,
  offline: t`They’ll be submitted when you’re back online, in the order you made them.`,
  unreachable: t`They’ll be submitted when the server answers, in the order you made them.`,
} as const;

/** Everything that waits to be submitted, and what became of the rest. */
export const WaitingDialog = observer(function WaitingDialog(props: { open: boolean; onClose: () => void }) {
  const { scope, connection } = useStores();
  const { outbox } = scope;
  const { answers, sent, waiting } = outbox;
  return (
    <Dialog
      {...props}
      title={t`Waiting answers`}
      description={answers.length > 0 ? DESCRIPTION[connection.status] : undefined}
      footer={
        waiting.length === 0 ? undefined : (
          <Button
            variant="primary"
            icon={<Send />}
            loading={outbox.sendingId !== null}
            onClick={() => void connection.check().then((isBack) => (isBack ? outbox.sendAll() : undefined))}
          >
            <Trans>Send now</Trans>
          </Button>
        )
      }
    >
      {answers.length === 0 && sent.length === 0 && (
        <EmptyState title={t`Nothing is waiting`} boots="bootsthumb">
          <Trans>What you submit without a connection is listed here until the server has it.</Trans>
        </EmptyState>
      )}
      {!outbox.isStored && (
        <p className={styles.warning}>
          <Trans>This device couldn’t save all of them. Keep this page open until they’re submitted.</Trans>
        </p>
      )}
      {answers.length > 0 && (
        <ul className={styles.list} aria-label={t`Waiting answers`}>
          {answers.map((answer) => (
            <WaitingRow key={answer.id} answer={answer} />
          ))}
        </ul>
      )}
      {sent.length > 0 && (
        <section className={styles.sent} aria-labelledby="sent-answers">
          <h3 id="sent-answers" className={styles.subtitle}>
            <CircleCheck aria-hidden="true" /> <Trans>Submitted</Trans>
          </h3>
          <ul className={styles.list}>
            {sent.map(({ answer, reply }) => (
              <SentAnswerRow key={answer.id} answer={answer} reply={reply} />
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
});
