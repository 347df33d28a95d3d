import { DEFAULT_LOCALE } from '@shared/locales';
import type {
  ApiClient,
  CourseDifficulty,
  CourseIndex,
  CourseOverview,
  Lesson,
  ReviewPage,
  Teacher,
  Track,
} from '@web/api';
import { AsyncMap, AsyncState } from './async-state';
import { type FirstLesson, firstLesson } from './first-lesson';
import { reviewPages } from './review-pages';

/** Courses, tracks and lessons without personal data, shared by all screens. */
export class CatalogStore {
  readonly courses: AsyncState<CourseOverview[]>;
  readonly tracks: AsyncState<Track[]>;
  readonly teachers: AsyncState<Teacher[]>;
  /** The titles of all lessons. */
  readonly lessonIndex: AsyncState<CourseIndex[]>;
  readonly firstLesson: AsyncState<FirstLesson | null>;
  readonly trackBySlug: AsyncMap<Track>;
  /** Opened lessons, and the one after each. */
  readonly lessonById: AsyncMap<Lesson>;
  /** The UUIDs of translated lessons that the learner reads in the original. */
  private readonly originals = new Set<string>();
  /** The newest reviews of a course, by its UUID. */
  readonly reviewsOfCourse: AsyncMap<ReviewPage>;
  /** How hard lessons are, by the UUID of a course; '' for all courses. */
  readonly difficulty: AsyncMap<CourseDifficulty[]>;
  /** By the address of /reviews. */
  readonly reviewPages: AsyncMap<ReviewPage>;

  constructor(api: ApiClient) {
    this.courses = new AsyncState((signal) => api.call('listCourses', { signal }));
    this.tracks = new AsyncState((signal) => api.call('listTracks', { signal }));
    this.lessonIndex = new AsyncState((signal) => api.call('getLessonIndex', { signal }));
    this.firstLesson = firstLesson(api, this.courses);
    this.trackBySlug = new AsyncMap((id, signal) => api.call('getTrack', { params: { id }, signal }));
    this.lessonById = new AsyncMap((id, signal) => {
      const query = this.originals.has(id) ? { lang: DEFAULT_LOCALE } : {};
      return api.call('getLesson', { params: { id }, query, signal });
    });
    this.reviewsOfCourse = new AsyncMap((id, signal) =>
      api.call('listCourseReviews', { params: { id }, signal }),
    );
    this.reviewPages = reviewPages(api, this.courses);
    this.teachers = new AsyncState((signal) => api.call('listTeachers', { signal }));
    this.difficulty = new AsyncMap((id, signal) =>
      api.call('listLessonsDifficulty', { query: id ? { courseUUID: id } : {}, signal }),
    );
  }

  /** Shows a translated lesson in the original, or in the language of the interface again. */
  async readOriginal(lessonUuid: string, isOriginal: boolean): Promise<void> {
    if (isOriginal) this.originals.add(lessonUuid);
    else this.originals.delete(lessonUuid);
    await this.lessonById.get(lessonUuid).reload();
  }

  overviewOf(courseUuid: string): CourseOverview | undefined {
    return this.courses.value?.find((course) => course.uuid === courseUuid);
  }
}
