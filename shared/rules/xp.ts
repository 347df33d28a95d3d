import { levelMultiplier, nextRoleLevel } from './levels';

/** The amounts and arithmetic of a lesson's XP (docs/rewards.md). */

export const FIRST_OF_DAY_XP = 200;
export const CHAPTER_XP = 100;
export const STREAK_PERCENT_PER_DAY = 1;
export const MAX_STREAK_PERCENT = 20;
export const SOLUTION_PERCENT = -100;

/** A line of a breakdown. `percent` is 0 for a flat line; `xp` can be negative. */
export interface XpLine {
  name: string;
  percent: number;
  xp: number;
}

/** Builds a breakdown. Each percentage applies to the sum of the lines above it. */
export class XpTally {
  readonly lines: XpLine[] = [];
  /** Never below 0. */
  xp = 0;

  add(name: string, xp: number): this {
    return this.addLine(name, 0, xp);
  }

  /** Rounds to the nearest whole XP, halves up. The sum never goes below 0. A percentage of 0 adds no line. */
  addPercent(name: string, percent: number): this {
    if (percent === 0) return this;
    // `+ 0` turns -0 into 0.
    return this.addLine(name, percent, Math.max(-this.xp, Math.round((this.xp * percent) / 100)) + 0);
  }

  private addLine(name: string, percent: number, xp: number): this {
    this.lines.push({ name, percent, xp });
    this.xp += xp;
    return this;
  }
}

/** 30 + 20 x difficulty (1 to 10, measured ones can be fractional), rounded to the nearest 5. */
export const baseXp = (difficulty: number): number => Math.round((30 + 20 * difficulty) / 5) * 5;

/** The level multiplier's bonus in percent: 100 for a newcomer, down to 25. */
export const levelPercent = (level: number): number => Math.round((levelMultiplier(level) - 1) * 100);

/** What an amount pays at a level: with its multiplier. */
export const xpAtLevel = (xp: number, level: number): number =>
  xp + Math.round((xp * levelPercent(level)) / 100);

/** The first level with a smaller multiplier than this bonus in percent; null if there's none. */
export function levelPercentEnd(percent: number): number | null {
  let level = nextRoleLevel(1);
  while (level !== null && levelPercent(level) >= percent) level = nextRoleLevel(level);
  return level;
}

/** 1% per day, up to 20%. */
export const streakPercent = (days: number): number =>
  Math.min(Math.max(0, days) * STREAK_PERCENT_PER_DAY, MAX_STREAK_PERCENT);
