import { Injectable, Optional } from '@nestjs/common';
import { LessonProgress } from '@server/learning/progress';
import { UserRepository } from '@server/people/users';
import { ANY_LOCALE, decideLocale } from '@server/platform/locale';
import { courseNotFound } from './catalog.errors';
import type { CourseOutline } from './course-outline';
import { CourseOutlines } from './course-outlines';
import { Courses, type CourseView } from './courses';
import { FirstLessonBonus } from './first-lesson-bonus';
import { NO_PLACEMENTS, NONE_KNOWN, PlacementResults } from './known-chapters';
import { type LiveTrack, Tracks, translatedTrack } from './tracks';

export interface Dashboard {
  /** The learner's active track. */
  track: LiveTrack | null;
  course: CourseView | null;
  /** The first incomplete lesson of the course, otherwise its first. */
  lessonId: string | null;
  /** Completed lessons divided by all lessons, 0 to 1. */
  courseProgress: number;
  trackProgress: number;
  /** XP for today's first lesson; 0 once it's paid. */
  firstLessonBonus: number;
}

/** What the learner should do next: a track, one of its courses, and the exact lesson. */
@Injectable()
export class GetDashboardContent {
  constructor(
    private readonly users: UserRepository,
    private readonly tracks: Tracks,
    private readonly courses: Courses,
    private readonly outlines: CourseOutlines,
    private readonly progress: LessonProgress,
    private readonly bonus: FirstLessonBonus,
    @Optional() private readonly placements: PlacementResults = NO_PLACEMENTS,
  ) {}

  /**
   * The current course is the requested one, otherwise the first unfinished one of the active track, otherwise the one
   * worked on most recently, otherwise the first. @throws DomainError `not-found` if the requested course doesn't exist.
   */
  async execute(userId: string, courseId?: string, request = ANY_LOCALE): Promise<Dashboard> {
    const [user, tracks, outlines, completions, firstLessonBonus] = await Promise.all([
      this.users.find(userId),
      this.tracks.all(),
      this.outlines.all(),
      this.progress.completions(userId),
      this.bonus.leftToday(userId),
    ]);
    const { completed } = completions;
    const locale = decideLocale(request, user?.locale);
    const track = tracks.find(({ id }) => id === user?.activeTrackId) ?? null;
    const ofTrack = outlinesOf(track, outlines);
    const current = courseId
      ? requireCourse(outlines, courseId)
      : (ofTrack.find((outline) => !isFinished(outline, completed)) ??
        (completions.hasBegun ? await this.lastWorkedOn(userId, outlines) : undefined) ??
        ofTrack[0] ??
        outlines[0]);
    const course = current && (await this.courses.view(current, completions));
    // A placement only says where to begin.
    const isBegun = !current || current.countCompleted(completed) > 0;
    const known = isBegun ? NONE_KNOWN : await this.placements.knownBy(userId);
    return {
      track: track && translatedTrack(track, locale),
      course: course ? { ...course, outline: course.outline.in(locale) } : null,
      lessonId: current?.nextLesson(completed, known)?.id ?? null,
      courseProgress: share(current ? [current] : [], completed),
      trackProgress: share(ofTrack, completed),
      firstLessonBonus,
    };
  }

  private async lastWorkedOn(userId: string, outlines: CourseOutline[]): Promise<CourseOutline | undefined> {
    const lessonId = await this.progress.lastLessonId(userId);
    return outlines.find(({ lessons }) => lessons.some(({ id }) => id === lessonId));
  }
}

function requireCourse(outlines: CourseOutline[], courseId: string): CourseOutline {
  const found = outlines.find(({ course }) => course.id === courseId);
  if (!found) throw courseNotFound();
  return found;
}

/** In the track's order. */
const outlinesOf = (track: LiveTrack | null, outlines: CourseOutline[]): CourseOutline[] =>
  (track?.courseIds ?? []).flatMap((id) => outlines.find(({ course }) => course.id === id) ?? []);

const isFinished = (outline: CourseOutline, completed: ReadonlySet<string>) =>
  outline.countCompleted(completed) === outline.countedLessons.length;

/** Completed lessons divided by all lessons, 0 to 1. */
function share(outlines: CourseOutline[], completed: ReadonlySet<string>): number {
  const lessons = outlines.reduce((sum, outline) => sum + outline.countedLessons.length, 0);
  const done = outlines.reduce((sum, outline) => sum + outline.countCompleted(completed), 0);
  return lessons === 0 ? 0 : done / lessons;
}
