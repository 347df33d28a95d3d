import type { LessonNumbers } from './author';

const SECOND_MS = 1_000;
const MINUTE_S = 60;
const MAX_MINUTES = 120;

/** "45 s", "12 min", "5 h". */
function durationInWords(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / SECOND_MS));
  if (seconds < MINUTE_S) return `${seconds} s`;
  const minutes = Math.round(seconds / MINUTE_S);
  return minutes < MAX_MINUTES ? `${minutes} min` : `${Math.round(minutes / MINUTE_S)} h`;
}

/** "67%"; a dash if there is nothing to compare with. */
export const percentOf = (count: number, total: number): string =>
  total === 0 ? '–' : `${Math.round((100 * count) / total)}%`;

/** The median time; nobody waits when most solve it right away. */
export function medianInWords({ medianMs }: Pick<LessonNumbers, 'medianMs'>): string {
  if (medianMs === null) return '–';
  return medianMs === 0 ? 'right away' : durationInWords(medianMs);
}
