import { plural, t } from '@lingui/core/macro';
import type { LessonNumbers } from '@shared/content/author';
import { numberFormat } from '@web/i18n';

const SECOND_MS = 1_000;
const MINUTE_S = 60;
const MAX_MINUTES = 120;

const PERCENT = numberFormat({ style: 'percent', maximumFractionDigits: 0 });

/** "67%"; a dash if there is nothing to compare with. */
export const percentText = (count: number, total: number): string =>
  total === 0 ? '–' : PERCENT.format(count / total);

/** The median time; nobody waits when most solve it right away. */
export function medianText({ medianMs }: Pick<LessonNumbers, 'medianMs'>): string {
  if (medianMs === null) return '–';
  if (medianMs === 0) return t`right away`;
  const seconds = Math.max(1, Math.round(medianMs / SECOND_MS));
  if (seconds < MINUTE_S) return t`${seconds} s`;
  const minutes = Math.round(seconds / MINUTE_S);
  if (minutes < MAX_MINUTES) return t`${minutes} min`;
  const hours = Math.round(minutes / MINUTE_S);
  return t`${hours} h`;
}

/** "1 learner", "24 learners". */
export const learnersText = (count: number): string =>
  plural(count, { one: '# learner', other: '# learners' });

/** "1 attempt", "24 attempts". */
export const attemptsText = (count: number): string =>
  plural(count, { one: '# attempt', other: '# attempts' });
