import type { Transaction } from '@server/platform/database';
import { IsNull } from 'typeorm';
import { LessonEntity } from './lesson.entity';

/**
 * The lessons of the chapter that a lesson is in now, as the transaction sees it: content may have been imported since
 * the lesson was opened. Empty for a lesson that has been taken out.
 */
export async function chapterLessonIds(tx: Transaction, lessonId: string): Promise<string[]> {
  const lesson = await tx.manager.findOne(LessonEntity, {
    select: { id: true, chapterId: true },
    where: { id: lessonId, retiredAt: IsNull() },
  });
  if (!lesson) return [];
  const lessons = await tx.manager.find(LessonEntity, {
    select: { id: true },
    where: { chapterId: lesson.chapterId, retiredAt: IsNull() },
  });
  return lessons.map(({ id }) => id);
}
