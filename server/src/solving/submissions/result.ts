import type { ResultSlug } from '@shared/contracts';
import type { Judgement } from './answer-judge';

export const JUDGE_FAILED = 'Our checker hit a problem, not your code. Please submit again.';

/** What fits a toast; the reply has the full output. */
const MAX_MESSAGE_LENGTH = 500;

/** The result that the learner sees. There is no judgement when the judge itself failed. */
export function resultOf(judgement: Judgement): { resultSlug: ResultSlug; resultMessage: string } {
  if (!judgement) return { resultSlug: 'system-error', resultMessage: JUDGE_FAILED };
  return { resultSlug: judgement.verdict, resultMessage: readable(judgement.message) };
}

/** The message may quote what a program printed: any length, any character. PostgreSQL keeps no NUL in a text. */
function readable(message: string): string {
  const text = message.replaceAll('\0', '\u{fffd}').toWellFormed();
  return text.length > MAX_MESSAGE_LENGTH ? `${text.slice(0, MAX_MESSAGE_LENGTH).toWellFormed()} …` : text;
}
