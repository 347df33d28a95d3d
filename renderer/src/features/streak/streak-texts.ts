import type { Streak } from '@web/api';
import { formatNumber } from '@web/i18n';

export const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
] as const;
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const parts = (day: string) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month: MONTHS[month - 1] ?? '', date };
};

/** "March 5" */
export const shortDay = (day: string): string => `${parts(day).month} ${parts(day).date}`;

/** "March 5, 2026" */
export const longDay = (day: string): string => `${shortDay(day)}, ${parts(day).year}`;

/** "5-day streak" */
export const streakLength = (length: number): string => `${formatNumber(length)}-day streak`;

export type FlameLook = 'lit' | 'waiting' | 'frozen' | 'rest' | 'out';

export function flameLook({ length, todayState }: Pick<Streak, 'length' | 'todayState'>): FlameLook {
  if (todayState === 'active') return 'lit';
  if (length === 0) return 'out';
  if (todayState === 'rest') return 'rest';
  return todayState === 'frozen' ? 'frozen' : 'waiting';
}

/** What today means for the streak. */
export function todayText(streak: Streak): string {
  const frozenThrough = streak.frozenThrough ? shortDay(streak.frozenThrough) : 'today';
  return {
    lit: 'Today is done.',
    waiting: 'Finish a lesson or training item today to keep it going.',
    frozen: `It’s frozen through ${frozenThrough}.`,
    rest: 'Today is a rest day.',
    out: 'Finish a lesson or training item today to start a streak.',
  }[flameLook(streak)];
}

/** The streak in one line, as in the header. */
export const streakText = (streak: Streak): string => `${streakLength(streak.length)}. ${todayText(streak)}`;
