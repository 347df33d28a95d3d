import { Injectable } from '@nestjs/common';
import type { Transaction } from '@server/platform/database';
import { KARMA } from '@shared/rules/karma';
import { KarmaSource } from './karma-source';

/** Public reviews that others found helpful. Only votes of learners count: accounts cost nothing, lessons do. */
@Injectable()
export class ReviewKarma extends KarmaSource {
  async karmaOf({ manager }: Transaction, userId: string): Promise<number> {
    const [row]: { votes: number }[] = await manager.sql`
      SELECT COUNT(*) AS votes FROM reviews JOIN review_votes ON review_votes.review_id = reviews.id
      WHERE reviews.user_id = ${userId} AND public_review <> '' AND visibility = 'public' AND EXISTS (
        SELECT 1 FROM exercise_progress
        WHERE exercise_progress.user_id = review_votes.user_id AND exercise_source = 'lesson'
          AND first_success_at IS NOT NULL)`;
    return KARMA.helpfulVote * Number(row!.votes);
  }
}

/** Whose karma a learner's votes count for from now on, if the lesson that they completed then is their first. */
export async function authorsWithNewVotes(
  { manager }: Transaction,
  voterId: string,
  completedAt: Date,
): Promise<string[]> {
  const rows: { userId: string }[] = await manager.sql`
    SELECT DISTINCT reviews.user_id AS "userId" FROM reviews
    JOIN review_votes ON review_votes.review_id = reviews.id
    WHERE review_votes.user_id = ${voterId} AND NOT EXISTS (
      SELECT 1 FROM exercise_progress
      WHERE exercise_progress.user_id = ${voterId} AND exercise_source = 'lesson'
        AND first_success_at < ${completedAt.getTime()})`;
  return rows.map(({ userId }) => userId);
}
