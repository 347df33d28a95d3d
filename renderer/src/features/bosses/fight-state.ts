import type { BossEvent, BossEventsProgress } from '@web/api';
import { counted } from '@web/ui/counted';

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
  const parts = [
    [Math.floor(ms / DAY_MS), 'd'],
    [Math.floor((ms % DAY_MS) / HOUR_MS), 'h'],
    [Math.floor((ms % HOUR_MS) / MINUTE_MS), 'm'],
    [Math.floor((ms % MINUTE_MS) / SECOND_MS), 's'],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  return parts
    .slice(first < 0 ? -1 : first)
    .map(([count, unit]) => `${count}${unit}`)
    .join(' ');
}

/** How long it took to defeat the boss, in days and hours: “3 days and 4 hours”. */
export function defeatDuration({ startsAt, defeatedAt }: BossEvent, nowMs: number): string {
  const ms = (defeatedAt ? Date.parse(defeatedAt) : nowMs) - Date.parse(startsAt);
  const days = Math.floor(ms / DAY_MS);
  const hours = Math.floor((ms % DAY_MS) / HOUR_MS);
  if (days === 0 && hours === 0) return 'less than an hour';
  return [days && counted(days, 'day'), hours && counted(hours, 'hour')].filter(Boolean).join(' and ');
}

/** The aura in percent. */
export const bonusPercent = ({ xpBonus }: Pick<BossEventsProgress, 'xpBonus'>): number =>
  Math.round(xpBonus * 100);
