import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ModerationDecision } from '@web/api';
import { useStores } from '@web/stores';
import { Badge } from '@web/ui/Badge';
import { Button } from '@web/ui/Button';
import { toasts } from '@web/ui/toasts';
import { showTime } from '../show-time';
import { useAction } from '../useAction';
import { doneText } from './decision-texts';
import styles from './moderation.module.css';

interface DecisionsProps {
  decisions: readonly ModerationDecision[];
  onChange: () => void;
}

function Decision({ decision, onChange }: { decision: ModerationDecision; onChange: () => void }) {
  const { api } = useStores();
  const { isBusy, run } = useAction();
  const { uuid, reason, createdAt, undoneAt, canUndo } = decision;
  const what = doneText(decision);
  const who = decision.adminHandle === null ? t`an admin` : `@${decision.adminHandle}`;
  const time = showTime(createdAt);
  const undo = () =>
    run(async () => {
      await api.call('undoModeration', { params: { id: uuid } });
      toasts.success(t`Undone.`);
      onChange();
    });
  return (
    <li className={styles.decision}>
      <div>
        <p>
          <strong>{what}</strong>{' '}
          {undoneAt !== null && (
            <Badge>
              <Trans>Undone</Trans>
            </Badge>
          )}
        </p>
        <p className={styles.quiet}>
          <Trans>
            {time}, by {who}
          </Trans>
        </p>
        {reason !== '' && <p className={styles.words}>{reason}</p>}
      </div>
      {canUndo && (
        <Button size="sm" loading={isBusy} aria-label={t`Undo: ${what}`} onClick={() => void undo()}>
          <Trans>Undo</Trans>
        </Button>
      )}
    </li>
  );
}

/** What admins decided, and the way back. */
export function Decisions({ decisions, onChange }: DecisionsProps) {
  if (decisions.length === 0) return null;
  return (
    <ul className={styles.decisions} aria-label={t`Decisions`}>
      {decisions.map((decision) => (
        <Decision key={decision.uuid} decision={decision} onChange={onChange} />
      ))}
    </ul>
  );
}
