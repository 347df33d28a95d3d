/** Sharpshooter sprees: lessons in a row that are solved with the first submit (docs/items.md). */

/** Every so many hits give a chest. */
export const HITS_PER_CHEST = 15;
export const SPREE_CHEST = 'common';

/** A graded submission, and what came before it in the same lesson. Runs, `noop` and `system-error` aren't graded. */
export interface Shot {
  isSuccess: boolean;
  /** Graded submissions before it. */
  earlierShots: number;
  /** The lesson was solved before, even if it was reset since. */
  wasSolved: boolean;
  /** The learner viewed the solution before, without a seer stone. */
  sawSolution: boolean;
  /** Armor has broken for this lesson before; it covers every further failure in it. */
  armorBroke: boolean;
}

/** `hit`: one more. `armor`: a failure that breaks an armor. `lost`: a failure that ends the spree. */
export type ShotEffect = 'hit' | 'armor' | 'lost' | 'none';

export function effectOf(shot: Shot, spree: number, armor: number): ShotEffect {
  if (shot.isSuccess) return shot.earlierShots === 0 && !shot.sawSolution ? 'hit' : 'none';
  if (spree === 0 || shot.wasSolved || shot.armorBroke) return 'none';
  return armor > 0 ? 'armor' : 'lost';
}

/** Whether a spree of this length has just earned a chest. */
export const earnsChest = (spree: number): boolean => spree > 0 && spree % HITS_PER_CHEST === 0;

/** Hits until the next chest: 1 to 15. */
export const hitsToChest = (spree: number): number => HITS_PER_CHEST - (spree % HITS_PER_CHEST);
