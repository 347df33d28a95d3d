import { Injectable } from '@nestjs/common';
import type { Transaction } from '@server/platform/database';
import { KARMA } from '@shared/rules/karma';
import { KarmaSource } from './karma-source';

/** Public reviews that others found helpful. */
@Injectable()
export class ReviewKarma extends KarmaSource {
  async karmaOf({ manager }: Transaction, userId: string): Promise<number> {
    const [row]: { votes: number }[] = await manager.sql`
      SELECT COUNT(*) AS votes FROM reviews JOIN review_votes ON review_votes.review_id = reviews.id
      WHERE reviews.user_id = ${userId} AND public_review <> ''`;
    return KARMA.helpfulVote * Number(row!.votes);
  }
}
