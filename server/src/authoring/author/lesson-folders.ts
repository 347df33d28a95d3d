import type { CourseOutline } from '@server/learning/catalog';

/** A chapter's folder, relative to the content folder. */
export const chapterFolder = (course: { slug: string }, chapter: { slug: string }): string =>
  `courses/${course.slug}/chapters/${chapter.slug}`;

/** A lesson's folder, relative to the content folder; undefined if no live course has it. */
export function folderOf(outlines: readonly CourseOutline[], lessonId: string): string | undefined {
  for (const outline of outlines) {
    const place = outline.placeOf(lessonId);
    if (place) return `${chapterFolder(outline.course, place.chapter)}/lessons/${place.lesson.slug}`;
  }
  return undefined;
}
