import type { ResultSlug } from '@shared/contracts';
import type { Judgement } from './lesson-judge';

export const HICCUP =
  'The forge had a hiccup and could not judge your code. It was not your fault and nothing was lost: please submit again.';

/** A toast holds no more; the whole of what a program gave is in the reply. */
const LONGEST_MESSAGE = 500;

/** What the learner is told. A judgement is missing when the judge itself failed. */
export function resultOf(judgement: Judgement): { resultSlug: ResultSlug; resultMessage: string } {
  if (!judgement) return { resultSlug: 'system-error', resultMessage: HICCUP };
  return { resultSlug: judgement.verdict, resultMessage: readable(judgement.message) };
}

/** The message may quote what a program printed: any length, any character. PostgreSQL keeps no NUL in a text. */
function readable(message: string): string {
  const text = message.replaceAll('\0', '\u{fffd}').toWellFormed();
  return text.length > LONGEST_MESSAGE ? `${text.slice(0, LONGEST_MESSAGE).toWellFormed()} …` : text;
}
