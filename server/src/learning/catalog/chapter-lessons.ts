import type { Transaction } from '@server/platform/database';
import { IsNull } from 'typeorm';
import { LessonEntity } from './lesson.entity';
import type { Availability } from './lesson-availability';

/**
 * The lessons of a lesson's current chapter that this server can offer, read inside the transaction: content may have been imported since the
 * learner opened the lesson. Empty for a retired lesson.
 */
export async function chapterLessonIds(
  tx: Transaction,
  lessonId: string,
  availability: Availability,
): Promise<string[]> {
  const lesson = await tx.manager.findOne(LessonEntity, {
    select: { id: true, chapterId: true },
    where: { id: lessonId, retiredAt: IsNull() },
  });
  if (!lesson) return [];
  const lessons = await tx.manager.find(LessonEntity, {
    select: { id: true, type: true },
    where: { chapterId: lesson.chapterId, retiredAt: IsNull() },
  });
  return lessons.filter(({ type }) => !availability.missingFor(type)).map(({ id }) => id);
}
