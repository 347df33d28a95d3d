import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useStores, type WaitingAnswer } from '@web/stores';
import { Badge } from '@web/ui/Badge';
import { Button, IconButton } from '@web/ui/Button';
import { Trash2 } from '@web/ui/icons';
import { Spinner } from '@web/ui/Spinner';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { momentText } from './counted-text';
import styles from './WaitingDialog.module.css';

const PRACTICE = {
  passed: t`Passed on this device`,
  failed: t`Failed on this device`,
  unchecked: t`Not checked on this device`,
} as const;

export const titleOf = ({ title }: WaitingAnswer): string => title ?? t`A lesson`;

/** An answer that the server doesn't have yet. */
export const WaitingRow = observer(function WaitingRow({ answer }: { answer: WaitingAnswer }) {
  const { outbox } = useStores().scope;
  const [asks, setAsks] = useState(false);
  const { id, lessonUuid, madeAt, practice = 'unchecked', refusal } = answer;
  const title = titleOf(answer);
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <UiLink href={`/lessons/${lessonUuid}`} onClick={() => outbox.showList(false)}>
          {title}
        </UiLink>
        <p className={styles.facts}>
          {momentText(madeAt)} · {PRACTICE[practice]}
        </p>
        {refusal && (
          <p className={styles.refusal}>
            <Trans>{refusal} Your code is still in the lesson.</Trans>
          </p>
        )}
      </div>
      {asks ? (
        <div className={styles.actions}>
          <Button size="sm" variant="danger" onClick={() => outbox.remove(id)}>
            <Trans>Remove</Trans>
          </Button>
          <Button size="sm" onClick={() => setAsks(false)}>
            <Trans>Keep</Trans>
          </Button>
        </div>
      ) : (
        <div className={styles.actions}>
          <State answer={answer} />
          {refusal && (
            <Button size="sm" onClick={() => outbox.retry(id)}>
              <Trans>Send again</Trans>
            </Button>
          )}
          <IconButton size="sm" label={t`Remove ${title}`} icon={<Trash2 />} onClick={() => setAsks(true)} />
        </div>
      )}
    </li>
  );
});

const State = observer(function State({ answer: { id, refusal } }: { answer: WaitingAnswer }) {
  const { sendingId } = useStores().scope.outbox;
  if (sendingId === id) {
    return (
      <span className={styles.checking}>
        <Spinner /> <Trans>Being checked</Trans>
      </span>
    );
  }
  return refusal ? (
    <Badge tone="danger">
      <Trans>Not submitted</Trans>
    </Badge>
  ) : (
    <Badge tone="info">
      <Trans>Waiting</Trans>
    </Badge>
  );
});
