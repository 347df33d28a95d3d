import type { SubmissionReply } from '@web/api';

const REASONS = {
  anchor: 'this device had to sign in or connect again before it was sent',
  clock: 'this device’s clock was changed',
  old: 'it was made over a week ago',
  order: 'an answer that was made later was sent before',
} as const;

/** Which day of the streak an answer from offline counts for; null if there's nothing to say. */
export function countedText({ offline, resultSlug }: SubmissionReply): string | null {
  if (!offline || resultSlug !== 'success') return null;
  const { madeAt, refusal, day } = offline;
  if (refusal) return `Counts from when it arrived, because ${REASONS[refusal]}.`;
  if (day) return `Counts for ${dayText(day)}.`;
  return madeAt ? `Made ${momentText(Date.parse(madeAt))}.` : null;
}

const days = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});
const moments = new Intl.DateTimeFormat('en', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** "Friday, November 20" */
const dayText = (day: string): string => days.format(new Date(`${day}T00:00:00Z`));

/** "Fri, Nov 20, 8:15 AM" */
export const momentText = (ms: number): string => moments.format(ms);
