import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useStores, type WaitingWrite, type WriteTexts } from '@web/stores';
import { removeWrite, retryWrite } from '@web/stores/write-queue';
import { Badge } from '@web/ui/Badge';
import { Button, IconButton } from '@web/ui/Button';
import { Trash2 } from '@web/ui/icons';
import { momentText } from '@web/ui/momentText';
import { Spinner } from '@web/ui/Spinner';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from './WaitingDialog.module.css';
import { writeTexts } from './write-texts';

/** Something that the server doesn't have yet. */
export const WaitingRow = observer(function WaitingRow({ write }: { write: WaitingWrite }) {
  const { writeQueue } = useStores().scope;
  const [asks, setAsks] = useState(false);
  const { id, kind, madeAt, refusal } = write;
  const handler = writeQueue.handlers.get(kind);
  // Its code can't be loaded. The header counts it.
  if (!handler) return null;
  const { title, href, note } = handler.describe(write);
  const texts = writeTexts(writeQueue, [kind]);
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <UiLink href={href} onClick={() => writeQueue.showList(false)}>
          {title}
        </UiLink>
        <p className={styles.facts}>
          {momentText(madeAt)}
          {note && ` · ${note}`}
        </p>
        {refusal && <p className={styles.refusal}>{texts.refusal(refusal)}</p>}
      </div>
      {asks ? (
        <div className={styles.actions}>
          <Button size="sm" variant="danger" onClick={() => removeWrite(writeQueue, id)}>
            <Trans>Remove</Trans>
          </Button>
          <Button size="sm" onClick={() => setAsks(false)}>
            <Trans>Keep</Trans>
          </Button>
        </div>
      ) : (
        <div className={styles.actions}>
          <State write={write} texts={texts} />
          {refusal && (
            <Button size="sm" onClick={() => retryWrite(writeQueue, id)}>
              <Trans>Send again</Trans>
            </Button>
          )}
          <IconButton size="sm" label={t`Remove ${title}`} icon={<Trash2 />} onClick={() => setAsks(true)} />
        </div>
      )}
    </li>
  );
});

const State = observer(function State({ write, texts }: { write: WaitingWrite; texts: WriteTexts }) {
  const { sendingId } = useStores().scope.writeQueue;
  if (sendingId === write.id) {
    return (
      <span className={styles.checking}>
        <Spinner /> {texts.sending}
      </span>
    );
  }
  return write.refusal ? (
    <Badge tone="danger">{texts.notSent}</Badge>
  ) : (
    <Badge tone="info">
      <Trans>Waiting</Trans>
    </Badge>
  );
});
