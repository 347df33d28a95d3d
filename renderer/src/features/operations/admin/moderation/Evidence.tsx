import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ModerationCase } from '@web/api';
import { Badge } from '@web/ui/Badge';
import { stateOf } from './case-rules';
import styles from './moderation.module.css';

function Content({ kind, content }: { kind: ModerationCase['kind']; content: string }) {
  if (kind === 'picture') return <img className={styles.picture} src={content} alt={t`As it was uploaded`} />;
  return <p className={styles.words}>{kind === 'handle' ? `@${content}` : content}</p>;
}

/** What was reported, and as it is now if that's something else. */
export function Evidence({ entry }: { entry: ModerationCase }) {
  const { kind, current, snapshots, review } = entry;
  const state = stateOf(entry);
  return (
    <div className={styles.evidence}>
      <div>
        <p className={styles.label}>
          {entry.numReports > 0 ? <Trans>As it was reported</Trans> : <Trans>As it was written</Trans>}
        </p>
        {snapshots.map((snapshot) => (
          <Content key={snapshot} kind={kind} content={snapshot} />
        ))}
      </div>
      <div>
        <p className={styles.label}>
          <Trans>As it is now</Trans>{' '}
          {review?.visibility === 'waiting' && (
            <Badge tone="info">
              <Trans>Waiting</Trans>
            </Badge>
          )}
          {review?.visibility === 'hidden' && (
            <Badge>
              <Trans>Hidden</Trans>
            </Badge>
          )}
        </p>
        {state === 'gone' && (
          <p className={styles.quiet}>
            <Trans>It’s gone.</Trans>
          </p>
        )}
        {state === 'same' && (
          <p className={styles.quiet}>
            <Trans>Unchanged.</Trans>
          </p>
        )}
        {current !== null && state === 'changed' && <Content kind={kind} content={current} />}
      </div>
    </div>
  );
}
