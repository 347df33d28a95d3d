import type {
  Chapter,
  Course,
  CourseOverview,
  DashboardContent,
  Lesson,
  LessonSummary,
  Track,
} from '@shared/contracts';
import type { ApiClient } from '@web/api';
import { makeAutoObservable } from 'mobx';
import { AsyncMap, AsyncState } from './async-state';
import type { SessionStore } from './session.store';

/** Courses, tracks and what to do next, shared by every screen that shows them. */
export class CatalogStore {
  readonly courses: AsyncState<CourseOverview[]>;
  readonly tracks: AsyncState<Track[]>;
  readonly trackBySlug: AsyncMap<Track>;
  /** With the caller's own completion where somebody is signed in. */
  readonly courseBySlug: AsyncMap<Course>;
  /** Lessons that were opened, and the next of each: the same for everybody. */
  readonly lessonById: AsyncMap<Lesson>;
  readonly dashboard: AsyncState<DashboardContent>;

  constructor(
    private readonly api: ApiClient,
    private readonly session: SessionStore,
  ) {
    const isSignedIn = () => session.isSignedIn;
    this.courses = new AsyncState((signal) => api.call('listCourses', { signal }));
    this.tracks = new AsyncState((signal) => api.call('listTracks', { signal }));
    this.trackBySlug = new AsyncMap((id, signal) => api.call('getTrack', { params: { id }, signal }));
    this.courseBySlug = new AsyncMap((slug, signal) => this.fetchCourse(slug, signal));
    this.lessonById = new AsyncMap((id, signal) => api.call('getLesson', { params: { id }, signal }));
    this.dashboard = new AsyncState((signal) => api.call('getDashboardContent', { signal }), {
      when: isSignedIn,
    });
    makeAutoObservable<this, 'api' | 'session'>(this, {
      api: false,
      session: false,
      courses: false,
      tracks: false,
      trackBySlug: false,
      courseBySlug: false,
      lessonById: false,
      dashboard: false,
    });
  }

  /** Every course that was opened or is being learned: what the finder knows the lessons of. */
  knownCourses(): Course[] {
    const current = this.dashboard.value?.CurrentCourse;
    const opened = this.courseBySlug.values();
    return current && !opened.some((course) => course.UUID === current.UUID) ? [...opened, current] : opened;
  }

  overviewOf(courseUUID: string): CourseOverview | undefined {
    return this.courses.value?.find((course) => course.UUID === courseUUID);
  }

  /** Makes a track the one that the dashboard leads through. */
  async chooseTrack(trackUUID: string): Promise<void> {
    await this.api.call('setActiveTrack', { body: { trackUUID } });
    this.dashboard.reset();
  }

  /** Shows a lesson as done at once, wherever it is listed; the dashboard asks the server again when it is opened. */
  markComplete(lessonUUID: string): void {
    for (const state of this.courseBySlug.states()) {
      if (state.value && lessonsOf(state.value).some(({ UUID }) => UUID === lessonUUID))
        state.set(withComplete(state.value, lessonUUID));
    }
    this.dashboard.reset();
  }

  /** Forgets what is the user's own: at every sign-in and sign-out. */
  resetUserData(): void {
    this.courseBySlug.resetAll();
    this.dashboard.reset();
  }

  private async fetchCourse(slug: string, signal: AbortSignal): Promise<Course> {
    await this.session.whenKnown();
    const known = this.session.isSignedIn
      ? this.courses.value?.find((course) => course.Slug === slug)
      : undefined;
    if (known) return this.api.call('getCourse', { params: { id: known.UUID }, signal });
    const course = await this.api.call('getCourseBySlug', { params: { slug }, signal });
    return this.session.isSignedIn
      ? this.api.call('getCourse', { params: { id: course.UUID }, signal })
      : course;
  }
}

/** Every lesson of a course, in order. */
export function lessonsOf(course: Pick<Course, 'Chapters'>): LessonSummary[] {
  return course.Chapters.flatMap((chapter) => chapter.Lessons);
}

/** Where Continue leads: the first incomplete lesson, otherwise the first (specification 2, section 2). */
export function nextLesson(course: Pick<Course, 'Chapters'>): LessonSummary | undefined {
  const lessons = lessonsOf(course);
  return lessons.find((lesson) => !lesson.IsComplete) ?? lessons[0];
}

/** Lessons done and lessons in all, of a course or of one chapter. */
export function countDone(lessons: readonly LessonSummary[]): { done: number; total: number } {
  return { done: lessons.filter((lesson) => lesson.IsComplete).length, total: lessons.length };
}

function withComplete(course: Course, lessonUUID: string): Course {
  const mark = (lesson: LessonSummary) =>
    lesson.UUID === lessonUUID ? { ...lesson, IsComplete: true } : lesson;
  const inChapter = (chapter: Chapter) => ({ ...chapter, Lessons: chapter.Lessons.map(mark) });
  return { ...course, Chapters: course.Chapters.map(inChapter) };
}
