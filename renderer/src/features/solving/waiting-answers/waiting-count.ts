import { plural, t } from '@lingui/core/macro';
import type { ConnectionStatus, WaitingAnswer } from '@web/stores';

/** The words for the header: those that were refused first, because they need the learner. */
export function waitingCount(
  answers: readonly Pick<WaitingAnswer, 'refusal'>[],
  connection: ConnectionStatus,
) {
  const refused = answers.filter(({ refusal }) => refusal !== undefined).length;
  const count = refused || answers.length;
  const what = refused
    ? plural(count, { one: '# answer couldn’t be submitted', other: '# answers couldn’t be submitted' })
    : plural(count, { one: '# answer is waiting', other: '# answers are waiting' });
  return {
    label: withPlace(what, connection),
    short: `${count}`,
    needsAttention: refused > 0,
  };
}

function withPlace(what: string, connection: ConnectionStatus): string {
  if (connection === 'online') return what;
  return connection === 'offline' ? t`Offline: ${what}` : t`No server: ${what}`;
}
