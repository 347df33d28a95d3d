import type { ApiClient, Chapter, Course, DashboardContent, LearnerCourse, RecentResult } from '@web/api';
import { makeAutoObservable } from 'mobx';
import { AsyncMap, AsyncState } from './async-state';
import type { CatalogStore } from './catalog.store';
import { lessonsOf } from './course-lessons';
import type { KeptData } from './kept-data';
import type { SessionStore } from './session.store';

/** What a learner can start over. */
export type ResetTarget = { kind: 'lesson' | 'chapter' | 'course'; uuid: string } | { kind: 'everything' };

const RESET_CALLS = { lesson: 'resetLesson', chapter: 'resetChapter', course: 'resetCourse' } as const;

/** One learner's progress: completed lessons and what to do next. Belongs to a `UserScope`. */
export class ProgressStore {
  /** With the learner's own completion; a guest's courses have none. */
  readonly courseBySlug: AsyncMap<Course>;
  readonly dashboard: AsyncState<DashboardContent>;
  /** Every course, with what the learner has completed of it. */
  readonly courses: AsyncState<LearnerCourse[]>;
  /** The lessons submitted last, each with its latest result. */
  readonly recentResults: AsyncState<RecentResult[]>;

  constructor(
    private readonly api: ApiClient,
    private readonly session: SessionStore,
    private readonly catalog: CatalogStore,
    kept: KeptData,
  ) {
    this.courseBySlug = new AsyncMap((slug, signal) => this.fetchCourse(slug, signal), {
      kept: (slug) => kept.area(`course.${slug}`),
    });
    this.dashboard = new AsyncState((signal) => api.call('getDashboardContent', { signal }), {
      when: () => session.isSignedIn,
      kept: kept.area('dashboard'),
    });
    this.courses = new AsyncState((signal) => api.call('listLearnerCourses', { signal }), {
      when: () => session.isSignedIn,
    });
    this.recentResults = new AsyncState((signal) => api.call('listRecentResults', { signal }), {
      when: () => session.isSignedIn,
      kept: kept.area('recent-results'),
    });
    makeAutoObservable<this, 'api' | 'session' | 'catalog'>(this, {
      api: false,
      session: false,
      catalog: false,
      courseBySlug: false,
      dashboard: false,
      courses: false,
      recentResults: false,
    });
  }

  /** Every opened course and the current one. The finder searches their lessons. */
  knownCourses(): Course[] {
    const current = this.dashboard.value?.currentCourse;
    const opened = this.courseBySlug.values();
    return current && !opened.some((course) => course.uuid === current.uuid) ? [...opened, current] : opened;
  }

  /** Sets the learner's active track, which the dashboard follows. */
  async chooseTrack(trackUuid: string): Promise<void> {
    await this.api.call('setActiveTrack', { body: { trackUUID: trackUuid } });
    this.dashboard.reset();
  }

  /** A submission was graded: the recent results are loaded again when they're next shown. */
  noteResult(): void {
    this.recentResults.reset();
  }

  /** Marks a lesson as complete wherever it's listed; the dashboard is loaded again when it's next opened. */
  markComplete(lessonUuid: string): void {
    for (const state of this.courseBySlug.states()) {
      if (state.value && lessonsOf(state.value).some(({ uuid }) => uuid === lessonUuid))
        state.set(withComplete(state.value, lessonUuid));
    }
    this.dashboard.reset();
    this.courses.reset();
  }

  /** Gives practice back (docs/progress.md); everything that shows progress is loaded again. */
  async startOver(target: ResetTarget): Promise<void> {
    if (target.kind === 'everything') await this.api.call('resetAllProgress', {});
    else await this.api.call(RESET_CALLS[target.kind], { params: { id: target.uuid } });
    this.dashboard.reset();
    this.courses.reset();
    const shown = this.courseBySlug.states().filter(({ status }) => status !== 'idle');
    await Promise.all(shown.map((state) => state.reload()));
  }

  /** Cancels loads and clears the data. */
  dispose(): void {
    this.courseBySlug.resetAll();
    this.dashboard.reset();
    this.courses.reset();
    this.recentResults.reset();
  }

  private async fetchCourse(slug: string, signal: AbortSignal): Promise<Course> {
    await this.session.whenRestored();
    const known = this.session.isSignedIn
      ? this.catalog.courses.value?.find((course) => course.slug === slug)
      : undefined;
    if (known) return this.api.call('getCourse', { params: { id: known.uuid }, signal });
    const course = await this.api.call('getCourseBySlug', { params: { slug }, signal });
    return this.session.isSignedIn
      ? this.api.call('getCourse', { params: { id: course.uuid }, signal })
      : course;
  }
}

/** The course with a lesson marked as complete. */
export function withComplete(course: Course, lessonUuid: string): Course {
  const mark = (lesson: Chapter['lessons'][number]) =>
    lesson.uuid === lessonUuid ? { ...lesson, isComplete: true } : lesson;
  const inChapter = (chapter: Chapter) => ({ ...chapter, lessons: chapter.lessons.map(mark) });
  return { ...course, chapters: course.chapters.map(inChapter) };
}
