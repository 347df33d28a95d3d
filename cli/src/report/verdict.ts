import type { SubmissionReply } from '../api/api';
import { indent, printable, styled } from './console';

/** How a submission went, in the server's words, and what it paid. */
export function verdict({
  resultSlug,
  resultMessage,
  structuredErrCli,
  xpReward,
  xpBreakdown,
}: SubmissionReply): string {
  if (resultSlug === 'success') {
    const lines = xpBreakdown.map(({ name, percent, xp }) => {
      const percentage = `${percent > 0 ? '+' : ''}${Math.round(percent * 100)}%`;
      const what = percent === 0 ? name : `${name} (${percentage})`;
      return `${String(xp).padStart(6)} XP  ${printable(what)}`;
    });
    const pay =
      xpReward > 0 ? [`${styled('yellow', `+${xpReward} XP`)}`, ...(lines.length > 1 ? lines : [])] : [];
    return [styled('green', printable(resultMessage || 'Correct!')), ...pay].join('\n');
  }
  const reason = structuredErrCli?.error ?? resultMessage;
  if (resultSlug === 'failure') return styled('red', printable(reason || 'Not yet.'));
  if (resultSlug === 'noop')
    return `${styled('yellow', 'This doesn’t count as a failure.')}\n${indent(printable(reason || ''), 2)}`.trimEnd();
  return styled('yellow', printable(resultMessage || 'Our checker hit a problem. Please submit again.'));
}
