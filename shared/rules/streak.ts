import { type Day, dayAfter, plusDays, weekdayOf } from './days';

/** The rules of streaks and what protects them (docs/streak.md). */

/** Days of the ember's goal that make an ember. */
export const DAYS_PER_EMBER = 5;
/** No more embers are earned while a learner has this many. */
export const MAX_EMBERS = 2;
/** A day counts toward an ember with this many times the daily goal. */
export const EMBER_GOAL_FACTOR = 2;
/** From the missed day that it's spent on. */
export const DAYS_PER_FROZEN_FLAME = 4;
export const MAX_REST_DAYS_A_WEEK = 2;
/** How many days ahead rest days can be set. */
export const REST_DAYS_AHEAD = 28;
/** A day is forgiven if the service was down for longer, in milliseconds. */
export const FORGIVEN_OUTAGE_MS = 3_600_000;
/** The hour of the learner's day from which an open streak is at risk. */
export const STREAK_WARNING_HOUR = 20;
/** Lessons and training items a day. */
export const DAILY_GOALS = [1, 2, 3, 5, 10] as const;
export const DEFAULT_DAILY_GOAL = 1;

export interface StreakState {
  /** Days that count, up to `throughDay`. Covered days neither add nor end. */
  length: number;
  longest: number;
  /** The last day whose fate is decided: it counted, was covered, or is over. */
  throughDay: Day;
  /** The last day that the frozen flame spent last protects. */
  frozenThrough: Day | null;
  /** Toward the next ember, below DAYS_PER_EMBER. */
  emberProgress: number;
}

/** What protected a missed day. */
export const DAY_COVERS = ['rest', 'outage', 'frozen', 'ember', 'flame'] as const;
export type DayCover = (typeof DAY_COVERS)[number];

/** What can protect a missed day. */
export interface Protections {
  isRestDay: boolean;
  wasOutage: boolean;
  /** What the learner had when the day ended. */
  embers: number;
  frozenFlames: number;
}

export const startStreak = (throughDay: Day): StreakState => ({
  length: 0,
  longest: 0,
  throughDay,
  frozenThrough: null,
  emberProgress: 0,
});

/** The first activity of a day. Every day before it has been decided. */
export function countDay(state: StreakState, day: Day): StreakState {
  if (day <= state.throughDay) return state;
  const length = state.length + 1;
  return { ...state, length, longest: Math.max(state.longest, length), throughDay: day };
}

/**
 * Decides the day after `throughDay`, which ended without an activity. What's free comes first: rest days, outages and
 * days that are still frozen. Then an ember is spent, then a frozen flame; without either, the streak ends and `cover`
 * is null.
 */
export function missDay(
  state: StreakState,
  { isRestDay, wasOutage, embers, frozenFlames }: Protections,
): { state: StreakState; cover: DayCover | null } {
  const day = dayAfter(state.throughDay);
  const isFrozen = state.frozenThrough !== null && day <= state.frozenThrough;
  const cover: DayCover | null = isRestDay
    ? 'rest'
    : wasOutage
      ? 'outage'
      : isFrozen
        ? 'frozen'
        : embers > 0
          ? 'ember'
          : frozenFlames > 0
            ? 'flame'
            : null;
  const next = { ...state, throughDay: day };
  if (cover === null) return { state: { ...next, length: 0, frozenThrough: null }, cover };
  if (cover !== 'flame') return { state: next, cover };
  return { state: { ...next, frozenThrough: plusDays(day, DAYS_PER_FROZEN_FLAME - 1) }, cover };
}

/** A day on which the learner reached the ember's goal, once a day. Progress pauses while no more embers fit. */
export function addEmberProgress(
  state: StreakState,
  embers: number,
): { state: StreakState; earnsEmber: boolean } {
  if (embers >= MAX_EMBERS) return { state, earnsEmber: false };
  const progress = state.emberProgress + 1;
  const earnsEmber = progress >= DAYS_PER_EMBER;
  return { state: { ...state, emberProgress: earnsEmber ? 0 : progress }, earnsEmber };
}

/** Items that a day needs to count toward an ember. */
export const emberGoal = (dailyGoal: number): number => EMBER_GOAL_FACTOR * dailyGoal;

/** Why `day` can't become a rest day; undefined if it can. */
export function restDayProblem(
  day: Day,
  { today, restDays }: { today: Day; restDays: readonly Day[] },
): 'too-early' | 'too-far' | 'too-many' | undefined {
  if (day <= today) return 'too-early';
  if (day > plusDays(today, REST_DAYS_AHEAD)) return 'too-far';
  const others = restDays.filter((other) => other !== day && mondayOf(other) === mondayOf(day));
  if (others.length >= MAX_REST_DAYS_A_WEEK) return 'too-many';
  return undefined;
}

/** The first day of the week, which starts on Monday. */
export const mondayOf = (day: Day): Day => plusDays(day, -((weekdayOf(day) + 6) % 7));
