import { text } from '@shared/texts';
import type { Judgement } from './answer-judge';
import type { SubmissionEntity } from './submission.entity';

const judgeFailed = text('verdict.judge-failed');
export const JUDGE_FAILED = judgeFailed.english;

/** What fits a toast; the reply has the full output. */
const MAX_MESSAGE_LENGTH = 500;

/** The result that the learner sees. There is no judgement when the judge itself failed. */
export function resultOf(
  judgement: Judgement,
): Pick<SubmissionEntity, 'resultSlug' | 'resultMessage' | 'resultText'> {
  const { message, messageText } = judgement ?? judgeFailed.as('message');
  const isWhole = message.length <= MAX_MESSAGE_LENGTH;
  return {
    resultSlug: judgement?.verdict ?? 'system-error',
    resultMessage: readable(message),
    resultText: (isWhole && messageText) || null,
  };
}

/** The message may quote what a program printed: any length, any character. PostgreSQL keeps no NUL in a text. */
function readable(message: string): string {
  const text = message.replaceAll('\0', '\u{fffd}').toWellFormed();
  return text.length > MAX_MESSAGE_LENGTH ? `${text.slice(0, MAX_MESSAGE_LENGTH).toWellFormed()} …` : text;
}
