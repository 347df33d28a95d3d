import { Injectable } from '@nestjs/common';
import { columnsOf, type ExerciseRef, OF_LESSONS } from '@server/learning/exercises';
import type { Transaction } from '@server/platform/database';
import { DataSource, In, IsNull, Not } from 'typeorm';
import { ExerciseProgressEntity } from './exercise-progress.entity';

/** Ids of lessons that a learner has completed, and of those completed once, including before a reset. */
export interface Completions {
  completed: ReadonlySet<string>;
  everCompleted: ReadonlySet<string>;
  /** Whether the learner has worked on any of them. */
  hasBegun: boolean;
}

interface CompletionRow {
  lessonId: string;
  isComplete: boolean | number;
  wasComplete: boolean | number;
}

/** Learners' progress in lessons. Don't call the reads inside a transaction. */
@Injectable()
export class LessonProgress {
  constructor(private readonly dataSource: DataSource) {}

  /** The learner's completed lessons among `lessonIds` (default: all lessons). */
  async completions(userId: string, lessonIds?: readonly string[]): Promise<Completions> {
    // Not `find`: every page of a learner asks this, and entities would take ten times as long.
    const query = this.dataSource
      .getRepository(ExerciseProgressEntity)
      .createQueryBuilder('progress')
      .select('progress.exerciseId', 'lessonId')
      .addSelect('progress.completedAt IS NOT NULL', 'isComplete')
      .addSelect('progress.firstSuccessAt IS NOT NULL', 'wasComplete')
      .where({ userId, ...OF_LESSONS });
    if (lessonIds) query.andWhere('progress.exerciseId IN (:...lessonIds)', { lessonIds });
    const rows = lessonIds?.length === 0 ? [] : await query.getRawMany<CompletionRow>();
    const idsOf = (found: CompletionRow[]) => new Set(found.map(({ lessonId }) => lessonId));
    return {
      completed: idsOf(rows.filter(({ isComplete }) => isComplete)),
      everCompleted: idsOf(rows.filter(({ wasComplete }) => wasComplete)),
      hasBegun: rows.length > 0,
    };
  }

  /** The ids among `lessonIds` (default: all lessons) that the learner has completed. */
  async completedLessonIds(userId: string, lessonIds?: readonly string[]): Promise<ReadonlySet<string>> {
    return (await this.completions(userId, lessonIds)).completed;
  }

  /** The ids among `lessonIds` (default: all lessons) that the learner has ever completed; a reset takes none away. */
  async everCompletedLessonIds(userId: string, lessonIds?: readonly string[]): Promise<ReadonlySet<string>> {
    return (await this.completions(userId, lessonIds)).everCompleted;
  }

  /** Null if the learner hasn't worked on the exercise yet. */
  progressOf(userId: string, exercise: ExerciseRef): Promise<ExerciseProgressEntity | null> {
    return this.dataSource
      .getRepository(ExerciseProgressEntity)
      .findOneBy({ userId, ...columnsOf(exercise) });
  }

  /** The lesson the learner worked on most recently; null before the first. */
  async lastLessonId(userId: string): Promise<string | null> {
    const [latest] = await this.dataSource.getRepository(ExerciseProgressEntity).find({
      select: { exerciseId: true },
      where: { userId, ...OF_LESSONS },
      order: { updatedAt: 'DESC' },
      take: 1,
    });
    return latest?.exerciseId ?? null;
  }
}

/**
 * Whether the learner has ever completed all of `lessonIds`, read inside the transaction. What's earned with a chapter or
 * a course depends on this, so a reset in between costs nothing. False for an empty list.
 */
export async function allCompleted(
  tx: Transaction,
  userId: string,
  lessonIds: readonly string[],
): Promise<boolean> {
  if (lessonIds.length === 0) return false;
  const completed = await tx.manager.countBy(ExerciseProgressEntity, {
    userId,
    ...OF_LESSONS,
    exerciseId: In([...lessonIds]),
    firstSuccessAt: Not(IsNull()),
  });
  return completed === lessonIds.length;
}

/**
 * Lets the learner practice `lessonIds` again (default: all lessons): they count as incomplete, and nothing that was
 * earned or counted changes (docs/progress.md). Returns the lessons among them that the learner had worked on. Lock the
 * learner first, as a submission does.
 */
export async function resetLessons(
  tx: Transaction,
  userId: string,
  now: Date,
  lessonIds?: ReadonlySet<string>,
): Promise<string[]> {
  const rows = await tx.manager.find(ExerciseProgressEntity, {
    select: { exerciseId: true },
    where: { userId, ...OF_LESSONS },
  });
  const reset = rows.map(({ exerciseId }) => exerciseId).filter((id) => lessonIds?.has(id) ?? true);
  const where = { userId, ...OF_LESSONS, exerciseId: In(reset) };
  await tx.manager.update(ExerciseProgressEntity, where, { completedAt: null, resetAt: now });
  return reset;
}
