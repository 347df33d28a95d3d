import type { ChestKind } from './chests';
import { SeededRandom } from './random';

/** Boss fights: when they start, how strong a boss is, and what everybody gets (docs/bosses.md). */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** From start to end, defeated or not. */
export const BOSS_FIGHT_MS = 7 * DAY_MS;
/** From the start of one fight to the start of the next, in days; every number is equally likely. */
export const BOSS_PAUSE_DAYS = { min: 28, max: 42 } as const;
/** A new server's first fight, after its first learner signed up. */
export const FIRST_BOSS_AFTER_MS = 7 * DAY_MS;

/** Health never falls below this, so that a few learners get a fight, too. */
export const MIN_BOSS_HEALTH = 10_000;
const HEALTH_STEP = 1_000;
/** Who has been active in as many days counts for the health. */
export const ACTIVE_DAYS = 7;

/** Lessons of the last hour count for the aura. */
export const AURA_MS = HOUR_MS;
const MIN_AURA_LESSONS = 20;
const LEARNERS_PER_AURA_LESSON = 10;

/** A chest of a fight. Those of the community and of the learner must both be reached. */
export interface BossChest {
  /** How much of the boss's health all learners have to take together, 0 to 1. */
  healthShare: number;
  /** XP that the learner has to earn during the fight. */
  userXp: number;
  chest: ChestKind;
}

/** In the order in which they're earned. */
export const BOSS_CHESTS: readonly BossChest[] = [
  { healthShare: 0.25, userXp: 2_500, chest: 'common' },
  { healthShare: 0.5, userXp: 5_000, chest: 'uncommon' },
  { healthShare: 0.75, userXp: 7_500, chest: 'rare' },
  { healthShare: 1, userXp: 10_000, chest: 'mythic' },
];

/** The XP that all learners need for a chest. */
export const communityThreshold = ({ healthShare }: BossChest, health: number): number =>
  Math.ceil(health * healthShare);

/** How many chests all learners together have unlocked. */
export const chestsOfCommunity = (totalXp: number, health: number): number =>
  BOSS_CHESTS.filter((chest) => totalXp >= communityThreshold(chest, health)).length;

/** How many chests a learner has done their part for. */
export const chestsOfLearner = (xp: number): number =>
  BOSS_CHESTS.filter(({ userXp }) => xp >= userXp).length;

/** A boss's health in XP: a whole number of thousands, by how many learners were active last week. */
export function bossHealth(activeLearners: number, healthPerLearner: number): number {
  const health = Math.ceil((activeLearners * healthPerLearner) / HEALTH_STEP) * HEALTH_STEP;
  return Math.max(MIN_BOSS_HEALTH, health);
}

/** Lessons an hour, by everybody, that give the full aura. */
export const lessonsForFullAura = (activeLearners: number): number =>
  Math.max(MIN_AURA_LESSONS, Math.ceil(activeLearners / LEARNERS_PER_AURA_LESSON));

/** How much more XP a lesson pays during the fight, 0 to 1. */
export const auraOf = (lessonsLastHour: number, fullAuraLessons: number): number =>
  Math.min(1, Math.max(0, lessonsLastHour) / fullAuraLessons);

/** Defeated when the damage reaches the health exactly. */
export const isDefeated = (totalXp: number, health: number): boolean => totalXp >= health;

/**
 * When the next fight is due. The fight before is its seed, so every server process has the same answer; after an outage
 * it's in the past, and the fight starts right away.
 */
export function nextBossStart(last: { id: string; startsAt: Date }): Date {
  const days = new SeededRandom(`boss ${last.id}`).between(BOSS_PAUSE_DAYS.min, BOSS_PAUSE_DAYS.max);
  return new Date(last.startsAt.getTime() + days * DAY_MS);
}
