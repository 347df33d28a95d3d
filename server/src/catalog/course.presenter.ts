import type { Course, CourseOverview } from '@shared/contracts';
import type { CourseOutline } from './course-outline';

const NONE_COMPLETED: ReadonlySet<string> = new Set();

/** Data of a course that isn't in its outline. */
export interface CourseFigures {
  numEnrolled: number;
}

const facts = ({ course }: CourseOutline, { numEnrolled }: CourseFigures) => ({
  UUID: course.id,
  Slug: course.slug,
  Title: course.title,
  Summary: course.summary,
  Description: course.description,
  Language: course.language,
  Status: course.status,
  Emblem: course.emblem,
  RewardAmount: course.rewardXp,
  Rating: { TotalCount: 0, Average: 0 },
  NumEnrolled: numEnrolled,
});

export const presentCourseOverview = (outline: CourseOutline, figures: CourseFigures): CourseOverview => ({
  ...facts(outline, figures),
  NumChapters: outline.chapters.length,
  NumLessons: outline.lessons.length,
});

/** `completed`: ids of the lessons that the caller has completed; empty for guests. */
export const presentCourse = (
  outline: CourseOutline,
  figures: CourseFigures,
  completed: ReadonlySet<string> = NONE_COMPLETED,
): Course => ({ ...facts(outline, figures), Chapters: presentChapters(outline, completed) });

export const presentChapters = (outline: CourseOutline, completed: ReadonlySet<string>): Course['Chapters'] =>
  outline.chapters.map(({ chapter, lessons }) => ({
    UUID: chapter.id,
    Slug: chapter.slug,
    Title: chapter.title,
    Description: chapter.description,
    Lessons: lessons.map((lesson) => ({
      UUID: lesson.id,
      Slug: lesson.slug,
      Title: lesson.title,
      Type: lesson.type,
      Difficulty: lesson.difficulty,
      IsComplete: completed.has(lesson.id),
    })),
  }));
