import { plural, t } from '@lingui/core/macro';
import type { CourseLevel } from '@shared/contracts/learning/course-level';

export const LEVEL_TITLES: Record<CourseLevel, string> = {
  beginner: t`For beginners`,
  intermediate: t`Some experience`,
  advanced: t`Advanced`,
};

const HOUR = 60;
/** Below it, hours would say too little. */
const MIN_HOURS = 1.5;
const STEP_MINUTES = 5;

/** "about 8 hours" or "about 40 minutes"; null if nobody has estimated it, or it’s an older copy of the course. */
export function aboutTime(minutes: number | undefined): string | null {
  if (!minutes) return null;
  if (minutes >= MIN_HOURS * HOUR)
    return plural(Math.round(minutes / HOUR), { one: 'about # hour', other: 'about # hours' });
  const rounded = Math.max(1, Math.round(minutes / STEP_MINUTES)) * STEP_MINUTES;
  return plural(rounded, { one: 'about # minute', other: 'about # minutes' });
}
