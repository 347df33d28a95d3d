import type { Chapter, Course, DashboardContent } from '@shared/contracts';
import type { ApiClient } from '@web/api';
import { makeAutoObservable } from 'mobx';
import { AsyncMap, AsyncState } from './async-state';
import { type CatalogStore, lessonsOf } from './catalog.store';
import type { SessionStore } from './session.store';

/** One learner's progress: completed lessons and what to do next. Belongs to a `UserScope`. */
export class ProgressStore {
  /** With the learner's own completion; a guest's courses have none. */
  readonly courseBySlug: AsyncMap<Course>;
  readonly dashboard: AsyncState<DashboardContent>;

  constructor(
    private readonly api: ApiClient,
    private readonly session: SessionStore,
    private readonly catalog: CatalogStore,
  ) {
    this.courseBySlug = new AsyncMap((slug, signal) => this.fetchCourse(slug, signal));
    this.dashboard = new AsyncState((signal) => api.call('getDashboardContent', { signal }), {
      when: () => session.isSignedIn,
    });
    makeAutoObservable<this, 'api' | 'session' | 'catalog'>(this, {
      api: false,
      session: false,
      catalog: false,
      courseBySlug: false,
      dashboard: false,
    });
  }

  /** Every opened course and the current one. The finder searches their lessons. */
  knownCourses(): Course[] {
    const current = this.dashboard.value?.CurrentCourse;
    const opened = this.courseBySlug.values();
    return current && !opened.some((course) => course.UUID === current.UUID) ? [...opened, current] : opened;
  }

  /** Sets the learner's active track, which the dashboard follows. */
  async chooseTrack(trackUUID: string): Promise<void> {
    await this.api.call('setActiveTrack', { body: { trackUUID } });
    this.dashboard.reset();
  }

  /** Marks a lesson as complete wherever it's listed; the dashboard is loaded again when it's next opened. */
  markComplete(lessonUUID: string): void {
    for (const state of this.courseBySlug.states()) {
      if (state.value && lessonsOf(state.value).some(({ UUID }) => UUID === lessonUUID))
        state.set(withComplete(state.value, lessonUUID));
    }
    this.dashboard.reset();
  }

  /** Cancels loads and clears the data. */
  dispose(): void {
    this.courseBySlug.resetAll();
    this.dashboard.reset();
  }

  private async fetchCourse(slug: string, signal: AbortSignal): Promise<Course> {
    await this.session.whenRestored();
    const known = this.session.isSignedIn
      ? this.catalog.courses.value?.find((course) => course.Slug === slug)
      : undefined;
    if (known) return this.api.call('getCourse', { params: { id: known.UUID }, signal });
    const course = await this.api.call('getCourseBySlug', { params: { slug }, signal });
    return this.session.isSignedIn
      ? this.api.call('getCourse', { params: { id: course.UUID }, signal })
      : course;
  }
}

function withComplete(course: Course, lessonUUID: string): Course {
  const mark = (lesson: Chapter['Lessons'][number]) =>
    lesson.UUID === lessonUUID ? { ...lesson, IsComplete: true } : lesson;
  const inChapter = (chapter: Chapter) => ({ ...chapter, Lessons: chapter.Lessons.map(mark) });
  return { ...course, Chapters: course.Chapters.map(inChapter) };
}
