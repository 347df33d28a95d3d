import type { Transaction } from '@server/platform/database';
import type { ReviewVisibility } from '@shared/contracts';
import { TRUSTED_AFTER_LESSONS } from '@shared/rules/moderation';

/**
 * What becomes of a new public text. The first one of a newcomer waits: an account costs nothing, and five solved lessons
 * cost a spammer more than a review is worth. Admins, and those whose other review is public, have been seen.
 */
export async function visibilityFor(
  tx: Transaction,
  { userId, courseId }: { userId: string; courseId: string },
): Promise<ReviewVisibility> {
  if (await hasSolvedEnough(tx, userId)) return 'public';
  const known: unknown[] = await tx.manager.sql`
    SELECT 1 FROM users WHERE id = ${userId} AND is_admin = true
    UNION ALL
    SELECT 1 FROM reviews WHERE user_id = ${userId} AND course_id <> ${courseId}
      AND visibility = 'public' AND public_review <> ''
    LIMIT 1`;
  return known.length > 0 ? 'public' : 'waiting';
}

/** A reset takes no lesson away. */
export async function hasSolvedEnough({ manager }: Transaction, userId: string): Promise<boolean> {
  const solved: unknown[] = await manager.sql`
    SELECT 1 FROM exercise_progress
    WHERE user_id = ${userId} AND exercise_source = 'lesson' AND first_success_at IS NOT NULL
    LIMIT ${TRUSTED_AFTER_LESSONS}`;
  return solved.length === TRUSTED_AFTER_LESSONS;
}
