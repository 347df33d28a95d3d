import { plural, t } from '@lingui/core/macro';
import type { BossEvent, BossEventsProgress } from '@web/api';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** `bonus` is after the defeat, until the time is up. */
export type Phase = 'fight' | 'bonus' | 'over';

/** A fight that has taken place, or does. */
export type Fight = BossEventsProgress & { event: BossEvent };

export const hasEvent = (progress: BossEventsProgress): progress is Fight => progress.event !== null;

/** Defeated when the damage reaches the health, even before the server says so. */
export const isDefeated = ({ event, xpTotal }: Fight): boolean =>
  event.defeatedAt !== null || xpTotal >= event.healthPoints;

export function phaseOf(fight: Fight, nowMs: number): Phase {
  if (Date.parse(fight.event.expiresAt) - nowMs <= 0) return 'over';
  return isDefeated(fight) ? 'bonus' : 'fight';
}

/** “6d 3h 12m 5s”, from the largest unit that isn't 0; “0s” once it's over. */
export function timeLeft(until: string, nowMs: number): string {
  const ms = Math.max(0, Date.parse(until) - nowMs);
  const days = Math.floor(ms / DAY_MS);
  const hours = Math.floor((ms % DAY_MS) / HOUR_MS);
  const minutes = Math.floor((ms % HOUR_MS) / MINUTE_MS);
  const seconds = Math.floor((ms % MINUTE_MS) / SECOND_MS);
  if (days > 0) return t`${days}d ${hours}h ${minutes}m ${seconds}s`;
  if (hours > 0) return t`${hours}h ${minutes}m ${seconds}s`;
  return minutes > 0 ? t`${minutes}m ${seconds}s` : t`${seconds}s`;
}

/** How long it took to defeat the boss, in days and hours: “3 days and 4 hours”. */
export function defeatDuration({ startsAt, defeatedAt }: BossEvent, nowMs: number): string {
  const ms = (defeatedAt ? Date.parse(defeatedAt) : nowMs) - Date.parse(startsAt);
  const days = Math.floor(ms / DAY_MS);
  const hours = Math.floor((ms % DAY_MS) / HOUR_MS);
  if (days === 0 && hours === 0) return t({ message: 'less than an hour', comment: 'In “Defeated in …!”' });
  const daysText = plural(days, { one: '# day', other: '# days' });
  const hoursText = plural(hours, { one: '# hour', other: '# hours' });
  if (hours === 0) return daysText;
  return days === 0
    ? hoursText
    : t({ message: `${daysText} and ${hoursText}`, comment: 'In “Defeated in …!”' });
}

/** The aura in percent. */
export const bonusPercent = ({ xpBonus }: Pick<BossEventsProgress, 'xpBonus'>): number =>
  Math.round(xpBonus * 100);
