import type { ConnectionStatus, WaitingAnswer } from '@web/stores';

const PLACES = { online: '', offline: 'Offline: ', unreachable: 'No server: ' } as const;

/** The words for the header: those that were refused first, because they need the learner. */
export function waitingCount(
  answers: readonly Pick<WaitingAnswer, 'refusal'>[],
  connection: ConnectionStatus,
) {
  const refused = answers.filter(({ refusal }) => refusal !== undefined).length;
  const count = refused || answers.length;
  const noun = count === 1 ? 'answer' : 'answers';
  const verb = count === 1 ? 'is' : 'are';
  return {
    label: `${PLACES[connection]}${count} ${noun} ${refused ? 'couldn’t be submitted' : `${verb} waiting`}`,
    short: `${count}`,
    needsAttention: refused > 0,
  };
}
