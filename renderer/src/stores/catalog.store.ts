import type { ApiClient, CourseIndex, CourseOverview, Lesson, Track } from '@web/api';
import { AsyncMap, AsyncState } from './async-state';
import { type FirstLesson, firstLesson } from './first-lesson';

/** Courses, tracks and lessons without personal data, shared by all screens. */
export class CatalogStore {
  readonly courses: AsyncState<CourseOverview[]>;
  readonly tracks: AsyncState<Track[]>;
  /** The titles of all lessons. */
  readonly lessonIndex: AsyncState<CourseIndex[]>;
  readonly firstLesson: AsyncState<FirstLesson | null>;
  readonly trackBySlug: AsyncMap<Track>;
  /** Opened lessons, and the one after each. */
  readonly lessonById: AsyncMap<Lesson>;

  constructor(api: ApiClient) {
    this.courses = new AsyncState((signal) => api.call('listCourses', { signal }));
    this.tracks = new AsyncState((signal) => api.call('listTracks', { signal }));
    this.lessonIndex = new AsyncState((signal) => api.call('getLessonIndex', { signal }));
    this.firstLesson = firstLesson(api, this.courses);
    this.trackBySlug = new AsyncMap((id, signal) => api.call('getTrack', { params: { id }, signal }));
    this.lessonById = new AsyncMap((id, signal) => api.call('getLesson', { params: { id }, signal }));
  }

  overviewOf(courseUuid: string): CourseOverview | undefined {
    return this.courses.value?.find((course) => course.uuid === courseUuid);
  }
}
