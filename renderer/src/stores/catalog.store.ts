import type { ApiClient, Course, CourseIndex, CourseOverview, Lesson, LessonSummary, Track } from '@web/api';
import { AsyncMap, AsyncState } from './async-state';

/** Courses, tracks and lessons without personal data, shared by all screens. */
export class CatalogStore {
  readonly courses: AsyncState<CourseOverview[]>;
  readonly tracks: AsyncState<Track[]>;
  /** The titles of all lessons. */
  readonly lessonIndex: AsyncState<CourseIndex[]>;
  readonly trackBySlug: AsyncMap<Track>;
  /** Opened lessons, and the one after each. */
  readonly lessonById: AsyncMap<Lesson>;

  constructor(api: ApiClient) {
    this.courses = new AsyncState((signal) => api.call('listCourses', { signal }));
    this.tracks = new AsyncState((signal) => api.call('listTracks', { signal }));
    this.lessonIndex = new AsyncState((signal) => api.call('getLessonIndex', { signal }));
    this.trackBySlug = new AsyncMap((id, signal) => api.call('getTrack', { params: { id }, signal }));
    this.lessonById = new AsyncMap((id, signal) => api.call('getLesson', { params: { id }, signal }));
  }

  overviewOf(courseUuid: string): CourseOverview | undefined {
    return this.courses.value?.find((course) => course.uuid === courseUuid);
  }
}

/** Every lesson of a course, in order. */
export function lessonsOf(course: Pick<Course, 'chapters'>): LessonSummary[] {
  return course.chapters.flatMap((chapter) => chapter.lessons);
}

/** The lesson that Continue opens: the first incomplete one, otherwise the first (docs/app.md). */
export function nextLesson(course: Pick<Course, 'chapters'>): LessonSummary | undefined {
  const lessons = lessonsOf(course);
  return lessons.find((lesson) => !lesson.isComplete) ?? lessons[0];
}

/** Completed and total lessons of a course or chapter. */
export function countDone(lessons: readonly LessonSummary[]): { done: number; total: number } {
  return { done: lessons.filter((lesson) => lesson.isComplete).length, total: lessons.length };
}
