/** The rules of leagues: pure functions for server and web app (docs/leagues.md). */

/** From the lowest league to the highest. Stored by index, so names may change and the order may not. */
export const LEAGUE_NAMES = [
  'Clay',
  'Copper',
  'Bronze',
  'Iron',
  'Steel',
  'Silver',
  'Gold',
  'Obsidian',
  'Starmetal',
  'Everflame',
] as const;
export type LeagueName = (typeof LEAGUE_NAMES)[number];

export const HIGHEST_TIER = LEAGUE_NAMES.length - 1;
export const LEAGUE_MIN_LEVEL = 10;
/** Learners in a full group. */
export const GROUP_SIZE = 25;
/** Nobody rises or falls from a smaller group. */
export const MIN_MOVING_GROUP = 10;
/** These places rise, at most. */
const RISING_PLACES = 5;
/** Places after this one fall. */
const LAST_SAFE_PLACE = 20;
const MAX_BADGES = 3;
/** A badge for one in so many. */
const MEMBERS_PER_BADGE = 3;
/** The XP of one group's learners in the four weeks before differ by this factor at most, if there's a choice. */
const SIMILAR_PACE = 4;
/** Less XP than this counts as this much: at a slow pace, a factor says little. */
const MIN_PACE = 250;

export const SEASON_MS = 28 * 24 * 3_600_000;
/** Monday, January 5, 2026, 00:00 UTC. */
const FIRST_SEASON_MS = Date.UTC(2026, 0, 5);

export const leagueNameOf = (tier: number): LeagueName => LEAGUE_NAMES[tier]!;

/** Four weeks, numbered from 0 (negative before 2026). Times in milliseconds since 1970; `end` is exclusive. */
export interface Season {
  number: number;
  start: number;
  end: number;
}

export function seasonNumbered(number: number): Season {
  const start = FIRST_SEASON_MS + number * SEASON_MS;
  return { number, start, end: start + SEASON_MS };
}

export const seasonAt = (at: Date): Season =>
  seasonNumbered(Math.floor((at.getTime() - FIRST_SEASON_MS) / SEASON_MS));

/** What happens at the end of the season. */
export type Zone = 'rises' | 'stays' | 'falls';

export interface LeagueStanding {
  tier: number;
  /** In the group. */
  members: number;
  /** Equal XP share the better place. */
  place: number;
  /** Of the season. */
  xp: number;
}

/** Needs XP to rise; a group below MIN_MOVING_GROUP only plays for badges. */
export function zoneOf({ tier, members, place, xp }: LeagueStanding): Zone {
  if (members < MIN_MOVING_GROUP) return 'stays';
  if (place <= RISING_PLACES && xp > 0 && tier < HIGHEST_TIER) return 'rises';
  return place > LAST_SAFE_PLACE && tier > 0 ? 'falls' : 'stays';
}

const STEPS = { rises: 1, stays: 0, falls: -1 } as const satisfies Record<Zone, number>;

export const nextTierOf = (standing: LeagueStanding): number => standing.tier + STEPS[zoneOf(standing)];

/** Places that earn a badge: three, but no more than a third of the group. */
export const badgesOf = (members: number): number =>
  Math.min(MAX_BADGES, Math.floor(members / MEMBERS_PER_BADGE));

export const earnsBadge = ({ members, place, xp }: Omit<LeagueStanding, 'tier'>): boolean =>
  xp > 0 && place <= badgesOf(members);

/** Places for scores from high to low; equal ones share the better place: 1, 2, 2, 4. */
export function placesOf(scores: readonly number[]): number[] {
  const places: number[] = [];
  for (const [index, score] of scores.entries())
    places.push(index > 0 && score === scores[index - 1] ? places[index - 1]! : index + 1);
  return places;
}

/**
 * How many of `waiting` learners, sorted by XP, form the next group. Groups are full, except that the last two share
 * evenly: 26 learners are 13 and 13.
 */
export function nextGroupSize(waiting: number): number {
  if (waiting <= GROUP_SIZE) return waiting;
  return waiting < 2 * GROUP_SIZE ? Math.ceil(waiting / 2) : GROUP_SIZE;
}

/** How much faster the faster of two learners earns XP, by their XP of four weeks; at least 1. */
export function paceRatio(one: number, other: number): number {
  const [slow, fast] = [one, other].map((pace) => Math.max(pace, MIN_PACE)).sort((a, b) => a - b);
  return fast! / slow!;
}

/** Whether a learner at this pace joins a group that has a free place, instead of opening a new one. */
export const fitsGroup = (pace: number, group: { pace: number; members: number }): boolean =>
  group.members < MIN_MOVING_GROUP || paceRatio(pace, group.pace) <= SIMILAR_PACE;
