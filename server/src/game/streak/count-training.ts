import { Injectable } from '@nestjs/common';
import { type TrainedItem, TrainingActivity } from '@server/learning/training';
import type { Transaction } from '@server/platform/database';
import { Streaks } from './streaks';

/** A day with training counts like a day with a lesson. */
@Injectable()
export class CountTraining extends TrainingActivity {
  constructor(private readonly streaks: Streaks) {
    super();
  }

  async trained(tx: Transaction, { userId, reviewId, at }: TrainedItem): Promise<void> {
    await this.streaks.record(tx, { userId, kind: 'training', source: reviewId, at });
  }
}
