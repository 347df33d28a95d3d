import type { LessonPlace } from '@server/learning/catalog';
import type { OpenLesson } from '@server/learning/lessons';
import type { getCLILesson, getNextCLILesson, ReplyOf } from '@shared/contracts';
import { languageOf } from '@shared/lesson-types';
import { notForTerminals } from './terminal.errors';

export const presentNextLesson = ({
  lesson,
  chapter,
  chapterNumber,
  lessonNumber,
}: LessonPlace): ReplyOf<typeof getNextCLILesson> => ({
  LessonUUID: lesson.id,
  LessonTitle: lesson.title,
  ChapterTitle: chapter.title,
  ChapterNumber: chapterNumber,
  LessonNumber: lessonNumber,
});

/** @throws DomainError `unprocessable` if the lesson isn't one for terminals. */
export function presentTerminalLesson({
  lesson,
  type,
  outline,
  place,
}: OpenLesson): ReplyOf<typeof getCLILesson> {
  const { LessonDataCLI } = type.present(lesson.data, languageOf(lesson.data, outline.course));
  if (lesson.type !== 'type_cli' || !LessonDataCLI) throw notForTerminals(lesson.title);
  return {
    Lesson: { Type: lesson.type, Title: lesson.title, LessonDataCLI },
    ChapterNumber: place.chapterNumber,
    LessonNumber: place.lessonNumber,
  };
}
