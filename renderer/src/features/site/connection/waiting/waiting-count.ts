import { t } from '@lingui/core/macro';
import type { ConnectionStatus, WriteQueue } from '@web/stores';
import { writeTexts } from './write-texts';

/** The words for the header: those that were refused first, because they need the learner. */
export function waitingCount(queue: Pick<WriteQueue, 'writes' | 'handlers'>, connection: ConnectionStatus) {
  const { writes } = queue;
  const refused = writes.filter(({ refusal }) => refusal !== undefined);
  const counted = refused.length > 0 ? refused : writes;
  const count = counted.length;
  const texts = writeTexts(
    queue,
    counted.map(({ kind }) => kind),
  );
  const what = refused.length > 0 ? texts.refused(count) : texts.waiting(count);
  return {
    label: withPlace(what, connection),
    short: `${count}`,
    needsAttention: refused.length > 0,
  };
}

function withPlace(what: string, connection: ConnectionStatus): string {
  if (connection === 'online') return what;
  return connection === 'offline' ? t`Offline: ${what}` : t`No server: ${what}`;
}
