import { Injectable } from '@nestjs/common';
import { Ledger } from '@server/game/xp';
import { DataSource } from 'typeorm';
import { GetStreak } from './get-streak';

export interface LearnerStats {
  streak: number;
  longestStreak: number;
  activeDays: number;
  lessons: number;
  trainingItems: number;
  xp: number;
}

/** A learner's own numbers. */
@Injectable()
export class GetStats {
  constructor(
    private readonly dataSource: DataSource,
    private readonly getStreak: GetStreak,
    private readonly ledger: Ledger,
  ) {}

  async execute(userId: string): Promise<LearnerStats> {
    const { length, longest } = await this.getStreak.current(userId);
    const [[counts], xp] = await Promise.all([
      this.dataSource.sql`
        SELECT
          (SELECT COUNT(*) FROM active_days WHERE user_id = ${userId}) AS days,
          (SELECT COUNT(*) FROM activities WHERE user_id = ${userId} AND kind = 'lesson') AS lessons,
          (SELECT COUNT(*) FROM activities WHERE user_id = ${userId} AND kind = 'training') AS training`,
      this.ledger.balance(userId, 'xp'),
    ]);
    return {
      streak: length,
      longestStreak: longest,
      activeDays: Number(counts.days),
      lessons: Number(counts.lessons),
      trainingItems: Number(counts.training),
      xp,
    };
  }
}
