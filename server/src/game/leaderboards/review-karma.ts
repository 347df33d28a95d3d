import { Injectable } from '@nestjs/common';
import type { Transaction } from '@server/platform/database';
import { KarmaSource } from './karma-source';

/** For each public review of a course. */
const KARMA_PER_REVIEW = 5;

/** Public reviews help others to choose a course. */
@Injectable()
export class ReviewKarma extends KarmaSource {
  async karmaOf({ manager }: Transaction, userId: string): Promise<number> {
    const [row]: { reviews: number }[] = await manager.sql`
      SELECT COUNT(*) AS reviews FROM reviews WHERE user_id = ${userId} AND public_review <> ''`;
    return KARMA_PER_REVIEW * Number(row!.reviews);
  }
}
