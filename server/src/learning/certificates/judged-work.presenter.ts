import { createHash } from 'node:crypto';
import type { AcceptedAnswer } from '@server/solving/submissions';
import type { JudgedAnswer, SavedAnswer } from '@shared/contracts';

/**
 * Judged work in its canonical form (RFC 8785: keys in alphabetical order, no white space), so that the SHA-256 of the
 * text is the digest on the certificate.
 */
export const canonicalWork = (work: readonly AcceptedAnswer[]): string => JSON.stringify(presentWork(work));

/** The order of the keys is part of the canonical form. */
export const presentWork = (work: readonly AcceptedAnswer[]): JudgedAnswer[] =>
  work.map(({ answer, createdAt, lessonId, submissionId }) => ({
    Answer: sortKeys(answer) as SavedAnswer,
    CreatedAt: createdAt.toISOString(),
    LessonUUID: lessonId,
    SubmissionUUID: submissionId,
  }));

export const digestOf = (work: readonly AcceptedAnswer[]): string =>
  createHash('sha256').update(canonicalWork(work)).digest('hex');

/** JSON.stringify writes everything else as RFC 8785 wants it. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, member]) => [key, sortKeys(member)]),
  );
}
