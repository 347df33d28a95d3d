import type { CourseDifficulty } from '@shared/contracts';
import type { MeasuredCourse } from './lesson-difficulties';

const twoDecimals = (value: number | null) => value && Math.round(value * 100) / 100;

export const presentDifficulty = ({ outline, lessons }: MeasuredCourse): CourseDifficulty => ({
  UUID: outline.course.id,
  Slug: outline.course.slug,
  Title: outline.course.title,
  Chapters: outline.chapters.map(({ chapter, lessons: ofChapter }) => ({
    UUID: chapter.id,
    Title: chapter.title,
    Lessons: ofChapter.map(({ id, title, difficulty }) => {
      const lesson = lessons.get(id)!;
      return {
        UUID: id,
        Title: title,
        Difficulty: difficulty,
        MeasuredDifficulty: lesson.measured,
        NumLearners: lesson.learners,
        NumFinished: lesson.finished,
        AttemptsPerSuccess: twoDecimals(lesson.attemptsPerSuccess),
        CompletionShare: twoDecimals(lesson.completionShare),
      };
    }),
  })),
});
