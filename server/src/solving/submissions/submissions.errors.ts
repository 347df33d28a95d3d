import { DomainError } from '@server/platform/errors';
import type { AnswerRefused } from '@shared/lesson-types';
import { asIs, Text, text } from '@shared/texts';

export const badAnswer = (why: Text) => new DomainError('invalid', why);

/** Nothing was judged and nothing is recorded: it costs the learner nothing. */
export const languageMissing = (message: string) => new DomainError('unavailable', asIs(message));

export const answerRefused = ({ kind, text: why }: AnswerRefused) => new DomainError(kind, why);

export const tooManyAtOnce = () =>
  new DomainError('rate-limited', text('submissions.too-many'), { retryAfterSeconds: 5 });

export const tooManyGuests = () =>
  new DomainError('rate-limited', text('submissions.too-many-guests'), { retryAfterSeconds: 5 });

export const learnerGone = () => new DomainError('unauthenticated', text('session.not-logged-in'));

export const submissionNotFound = () => new DomainError('not-found', text('submissions.none'));
