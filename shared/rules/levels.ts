/** The level curve, the roles and the level multiplier: pure functions for server and web app (docs/game.md). */

export const ROLES = [
  'Apprentice',
  'Pupil',
  'Acolyte',
  'Disciple',
  'Scholar',
  'Sorcerer',
  'Sage',
  'Archsage',
  'Mage',
  'Archmage',
] as const;
export type Role = (typeof ROLES)[number];

/** Multipliers by role index. Newcomers earn the most (docs/game.md). */
const MULTIPLIERS = [2, 2, 1.75, 1.75, 1.75, 1.5, 1.5, 1.3, 1.3, 1.25] as const;

const LEVELS_PER_ROLE = 10;

/** Where the last role begins. */
export const ARCHMAGE_LEVEL = LEVELS_PER_ROLE * ROLES.length;

/** Total XP needed to reach a level: 0, 400, 880, 1440, … There is no highest level. */
export function totalXpToReach(level: number): number {
  return 40 * (level - 1) * (level + 8);
}

/** XP from this level to the next: 400, 480, 560, … */
export function xpOfLevel(level: number): number {
  return totalXpToReach(level + 1) - totalXpToReach(level);
}

/** The level for a total of `xp`; at least 1. */
export function levelOfXp(xp: number): number {
  // The largest n with 40 (n-1)(n+8) <= xp, from the root of n² + 7n - 8 - xp/40.
  const level = Math.max(1, Math.floor((Math.sqrt(81 + xp / 10) - 7) / 2));
  // Rounding errors for large numbers are corrected with the curve itself.
  if (totalXpToReach(level + 1) <= xp) return level + 1;
  return level > 1 && totalXpToReach(level) > xp ? level - 1 : level;
}

/** XP earned within the current level, for a total of `xp`. */
export function xpWithinLevel(xp: number): number {
  return Math.max(0, xp - totalXpToReach(levelOfXp(xp)));
}

/** A position on the level curve. */
export interface LevelPlace {
  level: number;
  /** XP earned within the level. */
  xp: number;
  /** XP from this level to the next. */
  xpTotal: number;
}

/** Where a total of `xp` is on the level curve. */
export function placeOf(xp: number): LevelPlace {
  const level = levelOfXp(xp);
  return { level, xp: xpWithinLevel(xp), xpTotal: xpOfLevel(level) };
}

/** 0 to 9: a new role every ten levels, the last at level 100. Determines the frame, badge and multiplier. */
export function roleIndexOf(level: number): number {
  const index = Math.floor(level / LEVELS_PER_ROLE) - 1;
  return Math.min(Math.max(index, 0), ROLES.length - 1);
}

/** The level where the next role begins; null after the last one. */
export function nextRoleLevel(level: number): number | null {
  const next = roleIndexOf(level) + 1;
  return next < ROLES.length ? (next + 1) * LEVELS_PER_ROLE : null;
}

export function roleOf(level: number): Role {
  return ROLES[roleIndexOf(level)]!;
}

/** The multiplier for a lesson's XP at this level: from 2 down to 1.25. */
export function levelMultiplier(level: number): number {
  return MULTIPLIERS[roleIndexOf(level)]!;
}
