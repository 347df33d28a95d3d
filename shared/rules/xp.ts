import { levelMultiplier } from './levels';

/** How the XP of one completed lesson comes about: the numbers, and the arithmetic of a breakdown (docs/rewards.md). */

export const FIRST_OF_DAY_XP = 200;
export const CHAPTER_XP = 100;
export const STREAK_PERCENT_A_DAY = 1;
export const MAX_STREAK_PERCENT = 20;
export const SOLUTION_PERCENT = -100;

/** A line of a breakdown. `percent` is 0 for a flat line; `xp` may be negative. */
export interface XpLine {
  name: string;
  percent: number;
  xp: number;
}

/** Adds up a breakdown. Each percentage is of what the lines above it add up to. */
export class XpTally {
  readonly lines: XpLine[] = [];
  /** Never below 0. */
  xp = 0;

  add(name: string, xp: number): this {
    return this.addLine(name, 0, xp);
  }

  /** Rounded to the nearest whole XP, halves up; never takes more than there is. 0 adds no line. */
  addPercent(name: string, percent: number): this {
    if (percent === 0) return this;
    // "+ 0" turns -0 into 0.
    return this.addLine(name, percent, Math.max(-this.xp, Math.round((this.xp * percent) / 100)) + 0);
  }

  private addLine(name: string, percent: number, xp: number): this {
    this.lines.push({ name, percent, xp });
    this.xp += xp;
    return this;
  }
}

/** 30 + 20 x difficulty (1 to 10, measured ones may be fractions), to the nearest 5. */
export const baseXp = (difficulty: number): number => Math.round((30 + 20 * difficulty) / 5) * 5;

/** What the level multiplier adds, in percent: 100 for a newcomer, down to 25. */
export const levelPercent = (level: number): number => Math.round((levelMultiplier(level) - 1) * 100);

/** 1% for each day, 20% at most. */
export const streakPercent = (days: number): number =>
  Math.min(Math.max(0, days) * STREAK_PERCENT_A_DAY, MAX_STREAK_PERCENT);
