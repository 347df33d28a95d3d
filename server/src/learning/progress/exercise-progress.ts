import { columnsOf, type ExerciseRef } from '@server/learning/exercises';
import { insertOnce, lockRow, type Transaction } from '@server/platform/database';
import { ExerciseProgressEntity } from './exercise-progress.entity';

/** The learner's row for an exercise, created if missing and locked until the transaction ends. */
export async function lockProgress(
  tx: Transaction,
  userId: string,
  exercise: ExerciseRef,
  now: Date,
): Promise<ExerciseProgressEntity> {
  const key = { userId, ...columnsOf(exercise) };
  const untouched = { attempts: 0, successCount: 0, firstSuccessAt: null, completedAt: null, resetAt: null };
  const row = { ...key, ...untouched, solutionViewedAt: null, updatedAt: now };
  await insertOnce(tx, ExerciseProgressEntity, row);
  const locked = await lockRow(tx, ExerciseProgressEntity, key);
  if (!locked)
    throw new Error(
      `The progress of ${userId} in ${exercise.source} ${exercise.id} was deleted in the meantime.`,
    );
  return locked;
}

/** Records the first view of a solution. Lock the progress first. */
export async function markSolutionViewed(
  tx: Transaction,
  userId: string,
  exercise: ExerciseRef,
  now: Date,
): Promise<void> {
  const seen = { solutionViewedAt: now, updatedAt: now };
  await tx.manager.update(ExerciseProgressEntity, { userId, ...columnsOf(exercise) }, seen);
}
