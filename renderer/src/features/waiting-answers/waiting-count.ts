import { plural, t } from '@lingui/core/macro';
import type { ConnectionStatus, WaitingAnswer } from '@web/stores';

/** The words for the header: those that were refused first, because they need the learner. */
export function waitingCount(
  answers: readonly Pick<WaitingAnswer, 'refusal'>[],
  connection: ConnectionStatus,
) {
  const refused = answers.filter(({ refusal }) => refusal !== undefined).length;
  const what = refused
    ? plural(refused, { one: '# answer couldn’t be submitted', other: '# answers couldn’t be submitted' })
    : plural(answers.length, { one: '# answer is waiting', other: '# answers are waiting' });
  return {
    label: withPlace(what, connection),
    short: `${refused || answers.length}`,
    needsAttention: refused > 0,
  };
}

function withPlace(what: string, connection: ConnectionStatus): string {
  if (connection === 'online') return what;
  return connection === 'offline' ? t`Offline: ${what}` : t`No server: ${what}`;
}
