import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ModerationCase } from '@web/api';
import { Badge } from '@web/ui/Badge';
import styles from './moderation.module.css';

function Content({ kind, content }: { kind: ModerationCase['kind']; content: string }) {
  if (kind === 'picture') return <img className={styles.picture} src={content} alt={t`As it was uploaded`} />;
  return <p className={styles.words}>{kind === 'handle' ? `@${content}` : content}</p>;
}

function now({ kind, current, snapshots, review }: ModerationCase): 'same' | 'gone' | 'changed' {
  if (current === null) return 'gone';
  // A removed picture has no address; another one is another upload.
  if (kind === 'picture') return 'same';
  if (review?.visibility === 'hidden') return 'same';
  return snapshots.at(-1) === current ? 'same' : 'changed';
}

/** What was reported, and as it is now if that's something else. */
export function Evidence({ entry }: { entry: ModerationCase }) {
  const { kind, current, snapshots, review } = entry;
  const state = now(entry);
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
        {state === 'same' && kind !== 'picture' && (
          <p className={styles.quiet}>
            <Trans>Unchanged.</Trans>
          </p>
        )}
        {current !== null && (state === 'changed' || kind === 'picture') && (
          <Content kind={kind} content={current} />
        )}
      </div>
    </div>
  );
}
