import type {
  Course,
  CourseIndex,
  CourseOverview,
  CourseProgress,
  LearnerCourse as PresentedLearnerCourse,
} from '@shared/contracts';
import { DEFAULT_LOCALE } from '@shared/locales';
import type { CourseOutline } from './course-outline';
import type { CoursePlace, CourseSummary, CourseView } from './courses';
import type { LearnerCourse } from './learner-courses';

const facts = ({ outline: { course, locale, countedLessons }, numEnrolled, rating }: CourseSummary) => ({
  UUID: course.id,
  Slug: course.slug,
  Title: course.title,
  Summary: course.summary,
  Description: course.description,
  Language: course.language,
  Level: course.level,
  Audience: course.audience,
  Builds: course.builds,
  NumMinutes: countedLessons.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
  Status: course.status,
  Emblem: course.emblem,
  RewardAmount: course.rewardXp,
  Rating: { TotalCount: rating.totalCount, Average: rating.average },
  NumEnrolled: numEnrolled,
  ...(locale !== DEFAULT_LOCALE && { Locale: locale }),
});

export const presentCourseOverview = (summary: CourseSummary): CourseOverview => ({
  ...facts(summary),
  NumChapters: summary.outline.chapters.length,
  NumLessons: summary.outline.countedLessons.length,
});

export const presentCourse = (view: CourseView): Course => ({
  ...facts(view),
  Teachers: (view.outline.course.teachers ?? []).map(({ slug, name }) => ({ Slug: slug, Name: name })),
  Chapters: presentChapters(view),
});

export const presentCourseIndex = ({ course, chapters }: CourseOutline): CourseIndex => ({
  Slug: course.slug,
  Title: course.title,
  Chapters: chapters.map(({ chapter, lessons }) => ({
    Title: chapter.title,
    Lessons: lessons.map(({ id, title, type }) => ({ UUID: id, Title: title, Type: type })),
  })),
});

export const presentCourseProgress = ({ outline, place, ...done }: CoursePlace): CourseProgress => ({
  CourseUUID: outline.course.id,
  ChapterUUID: place.chapter.id,
  LessonUUID: place.lesson.id,
  NumLessons: outline.countedLessons.length,
  NumComplete: outline.countCompleted(done.completed),
  Chapters: presentChapters({ outline, ...done }),
});

export const presentLearnerCourse = ({
  outline,
  numComplete,
  nextLessonId,
}: LearnerCourse): PresentedLearnerCourse => ({
  CourseUUID: outline.course.id,
  NumLessons: outline.countedLessons.length,
  NumComplete: numComplete,
  NextLessonUUID: nextLessonId,
});

const presentChapters = ({
  outline,
  completed,
  everCompleted,
}: Pick<CourseView, 'outline' | 'completed' | 'everCompleted'>): Course['Chapters'] =>
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
      Minutes: lesson.minutes,
      IsComplete: completed.has(lesson.id),
      ...(everCompleted.has(lesson.id) && !completed.has(lesson.id) && { IsPractice: true }),
      ...(lesson.missing && { Missing: lesson.missing }),
    })),
  }));
