import type { Transaction } from '@server/platform/database';

/** Port: whether a learner had help from the tutor in a lesson or another exercise. A global module of the tutor provides this class. */
export abstract class TutorUse {
  /** Asked with the first success, in its transaction. */
  abstract wasUsed(tx: Transaction, userId: string, exerciseId: string): Promise<boolean>;
}

/** Without a tutor nobody has used it. */
export const NO_TUTOR: TutorUse = { wasUsed: async () => false };
