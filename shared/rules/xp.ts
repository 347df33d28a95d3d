import { levelMultiplier } from './levels';

/** How the XP of one completed lesson comes about: pure, for the ledger and the page of rules alike. */

export const FIRST_OF_DAY_XP = 200;
export const CHAPTER_XP = 100;
export const STREAK_PERCENT_A_DAY = 1;
export const MOST_STREAK_PERCENT = 20;
export const POTION_PERCENT = 25;
export const TUTOR_PERCENT = -50;
export const SOLUTION_PERCENT = -100;

/** What is known of a learner's first success in a lesson. Absent means no. */
export interface LessonXpFacts {
  /** 1 to 10; a measured one may be a fraction. */
  difficulty: number;
  /** The learner's level before this award. */
  level: number;
  /** The learner's first completion of their day. */
  isFirstOfDay?: boolean;
  /** Days in a row up to yesterday on which the learner completed something. */
  streakDays?: number;
  hasPotion?: boolean;
  /** 0 to 100. */
  bossAuraPercent?: number;
  usedTutor?: boolean;
  sawSolution?: boolean;
  /** With this lesson every lesson of its chapter is complete, for the first time. */
  completesChapter?: boolean;
}

/** A line of a breakdown, in the names of the wire. `Percent` is 0 for a flat line. */
export interface XpLine {
  Name: string;
  Percent: number;
  XP: number;
}

export interface XpAward {
  /** Of the lesson itself; never below 0. */
  lessonXp: number;
  /** A chapter's completion is paid beside its last lesson, whole whatever that lesson gave. */
  chapterXp: number;
  /** Their XP add up to `lessonXp + chapterXp`. Whatever changes nothing has no line. */
  lines: XpLine[];
}

/** 30 + 20 x difficulty, to the nearest 5. */
export const baseXp = (difficulty: number): number => Math.round((30 + 20 * difficulty) / 5) * 5;

/**
 * The award, in the order of the game's rules. Each percentage is of what the lines above it add up to, rounded to
 * the nearest whole XP, halves in the learner's favour.
 */
export function lessonAward(facts: LessonXpFacts): XpAward {
  const lines: XpLine[] = [];
  let lessonXp = 0;
  const add = (Name: string, Percent: number, XP: number) => {
    lines.push({ Name, Percent, XP });
    lessonXp += XP;
  };
  const addPercent = (name: string, percent: number) => {
    if (percent === 0) return;
    // Never below zero; "+ 0" keeps -0 off the wire.
    add(name, percent, Math.max(-lessonXp, Math.round((lessonXp * percent) / 100)) + 0);
  };
  add('Lesson', 0, baseXp(facts.difficulty));
  if (facts.isFirstOfDay) add('First lesson of the day', 0, FIRST_OF_DAY_XP);
  addPercent('Streak', streakPercent(facts.streakDays ?? 0));
  addPercent('XP potion', facts.hasPotion ? POTION_PERCENT : 0);
  addPercent('Boss aura', facts.bossAuraPercent ?? 0);
  addPercent('Level multiplier', Math.round((levelMultiplier(facts.level) - 1) * 100));
  addPercent('Tutor used', facts.usedTutor ? TUTOR_PERCENT : 0);
  addPercent('Solution seen', facts.sawSolution ? SOLUTION_PERCENT : 0);
  const chapterXp = facts.completesChapter ? CHAPTER_XP : 0;
  if (chapterXp > 0) lines.push({ Name: 'Chapter complete', Percent: 0, XP: chapterXp });
  return { lessonXp, chapterXp, lines };
}

/** 1% for each day, 20% at most. */
export const streakPercent = (days: number): number =>
  Math.min(Math.max(0, days) * STREAK_PERCENT_A_DAY, MOST_STREAK_PERCENT);
