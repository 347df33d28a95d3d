import type { LessonType } from '@shared/contracts';
import type { Course, LessonSummary } from '@web/api';
import { lessonRef } from '@web/exercises';
import { KeptSubmit } from '@web/features/solving/waiting-answers';
import type { Platform } from '@web/platform';
import { lessonsOf, type RootStore } from '@web/stores';
import { makeAutoObservable, observable, runInAction } from 'mobx';

/** How many lessons of a course the demo has at most; no others are loaded ahead. */
const DEMO_LESSONS = 3;

/** A guest's answer to these can't be judged: they need a linked terminal, or an account somewhere else. */
const NOT_FOR_GUESTS: ReadonlySet<LessonType> = new Set(['type_cli', 'type_github_checks']);

const CHOSEN = 'emberforge.demo';

export type DemoStep = 'course' | 'lessons' | 'account';

/** A guest's way through the demo: a course, its first lessons, an account. Where they are is kept in this browser. */
export class DemoStore {
  courseSlug: string | null;
  private readonly solved = observable.map<string, number>();

  constructor(
    private readonly platform: Pick<Platform, 'storage' | 'sharedStorage' | 'exclusive'>,
    private readonly catalog: Pick<RootStore['catalog'], 'lessonById'>,
  ) {
    this.courseSlug = platform.storage.get(CHOSEN);
    makeAutoObservable<this, 'platform' | 'catalog' | 'solved'>(this, {
      platform: false,
      catalog: false,
      solved: false,
    });
  }

  choose(slug: string): void {
    this.courseSlug = slug;
    this.platform.storage.set(CHOSEN, slug);
  }

  /** The course's first lessons that a guest can solve, marked if they have been solved here or by the learner. */
  lessonsOf(course: Course): LessonSummary[] {
    return lessonsOf(course)
      .filter(({ type }) => !NOT_FOR_GUESTS.has(type))
      .slice(0, DEMO_LESSONS)
      .map((lesson) => ({ ...lesson, isComplete: lesson.isComplete || this.solved.has(lesson.uuid) }));
  }

  stepOf(course: Course | undefined): DemoStep {
    if (!course) return 'course';
    return this.lessonsOf(course).every(({ isComplete }) => isComplete) ? 'account' : 'lessons';
  }

  /** What the lessons that a guest has solved would pay. */
  get xp(): number {
    return [...this.solved.values()].reduce((sum, xp) => sum + xp, 0);
  }

  /** Loads the demo's lessons ahead, and looks which of them were solved. */
  async prepare(course: Course): Promise<void> {
    const lessons = this.lessonsOf(course);
    for (const { uuid } of lessons) void this.catalog.lessonById.get(uuid).load();
    for (const { uuid } of lessons) {
      const reply = await new KeptSubmit(lessonRef(uuid), this.platform).guestReply();
      if (reply) runInAction(() => this.solved.set(uuid, reply.xpReward));
    }
  }
}
