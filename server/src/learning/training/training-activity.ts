import type { Transaction } from '@server/platform/database';

export interface TrainedItem {
  userId: string;
  reviewId: string;
  at: Date;
}

/**
 * Port: the game counts a trained item in the review's own transaction, so that one trained right before midnight counts
 * for the day that ends.
 */
export abstract class TrainingActivity {
  abstract trained(tx: Transaction, item: TrainedItem): Promise<void>;
}
