import { DomainError } from '@server/platform/errors';
import type { AnswerRefused } from '@shared/lesson-types';

export const badAnswer = (message: string) => new DomainError('invalid', message);

/** Nothing was judged and nothing is recorded: it costs the learner nothing. */
export const languageMissing = (message: string) => new DomainError('unavailable', message);

export const answerRefused = ({ kind, message }: AnswerRefused) => new DomainError(kind, message);

export const tooManyAtOnce = () =>
  new DomainError(
    'rate-limited',
    'Many of your submissions are still being judged. Please wait for them and try again.',
    { retryAfterSeconds: 5 },
  );

export const tooManyGuests = () =>
  new DomainError(
    'rate-limited',
    'A lot of people are trying lessons right now. Please submit again in a few seconds.',
    { retryAfterSeconds: 5 },
  );

export const learnerGone = () => new DomainError('unauthenticated', "You're not logged in");

export const submissionNotFound = () => new DomainError('not-found', 'There is no such submission.');
