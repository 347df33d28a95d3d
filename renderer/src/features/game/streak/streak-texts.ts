import { plural, t } from '@lingui/core/macro';
import type { Streak } from '@web/api';
import { dateFormat, formatNumber } from '@web/i18n';

/** A formatter of days, made when it's first used: the header loads this, and rarely needs one. */
function dayFormat(options: Intl.DateTimeFormatOptions): (day: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (day) => {
    format ??= dateFormat({ ...options, timeZone: 'UTC' });
    return format.format(Date.parse(day));
  };
}

/** "March 5" */
export const shortDay = dayFormat({ month: 'long', day: 'numeric' });

/** "March 5, 2026" */
export const longDay = dayFormat({ month: 'long', day: 'numeric', year: 'numeric' });

/** "Thursday" */
export const weekdayName = dayFormat({ weekday: 'long' });

/** "Thursday, March 5" */
export const longWeekday = dayFormat({ weekday: 'long', month: 'long', day: 'numeric' });

const abbreviated = dayFormat({ weekday: 'short' });

/** "Th" */
export const shortWeekday = (day: string): string => abbreviated(day).slice(0, 2);

/** "5-day streak" */
export function streakLength(length: number): string {
  const days = formatNumber(length);
  return plural(length, { one: `${days}-day streak`, other: `${days}-day streak` });
}

export type FlameLook = 'lit' | 'waiting' | 'frozen' | 'rest' | 'out';

export function flameLook({ length, todayState }: Pick<Streak, 'length' | 'todayState'>): FlameLook {
  if (todayState === 'active') return 'lit';
  if (length === 0) return 'out';
  if (todayState === 'rest') return 'rest';
  return todayState === 'frozen' ? 'frozen' : 'waiting';
}

/** What today means for the streak. */
export function todayText(streak: Streak): string {
  switch (flameLook(streak)) {
    case 'lit':
      return t`Today is done.`;
    case 'waiting':
      return t`Finish a lesson or training item today to keep it going.`;
    case 'frozen': {
      if (!streak.frozenThrough) return t`It’s frozen through today.`;
      const lastDay = shortDay(streak.frozenThrough);
      return t`It’s frozen through ${lastDay}.`;
    }
    case 'rest':
      return t`Today is a rest day.`;
    case 'out':
      return t`Finish a lesson or training item today to start a streak.`;
  }
}

/** The streak in one line, as in the header. */
export const streakText = (streak: Streak): string => `${streakLength(streak.length)}. ${todayText(streak)}`;
