import { Injectable } from '@nestjs/common';
import { type CourseOutline, CourseOutlines, type LessonPlace, Tracks } from '@server/learning/catalog';
import { LessonExercises } from '@server/learning/lessons';
import { LessonProgress } from '@server/learning/progress';
import { Access } from '@server/people/access';
import { UserRepository } from '@server/people/users';
import { SubmitToExercise } from '@server/solving/submissions';
import { allTerminalLessonsDone, noTerminalLessons } from './terminal.errors';

/** The terminal lesson that a learner does next. */
@Injectable()
export class NextTerminalLesson {
  constructor(
    private readonly users: UserRepository,
    private readonly tracks: Tracks,
    private readonly outlines: CourseOutlines,
    private readonly progress: LessonProgress,
    private readonly lessons: LessonExercises,
    private readonly access: Access,
  ) {}

  /**
   * The first one that is unfinished and open to the learner: in the courses of their active track, in the course they
   * worked on last, then in all the others. @throws DomainError `not-found` if there is none.
   */
  async execute(userId: string): Promise<LessonPlace> {
    const [outlines, completed] = await Promise.all([
      this.inOrder(userId),
      this.progress.completedLessonIds(userId),
    ]);
    let hasAny = false;
    for (const outline of outlines)
      for (const lesson of outline.lessons) {
        if (lesson.type !== 'type_cli') continue;
        hasAny = true;
        if (completed.has(lesson.id) || !(await this.canSubmit(userId, lesson))) continue;
        return outline.placeOf(lesson.id)!;
      }
    throw hasAny ? allTerminalLessonsDone() : noTerminalLessons();
  }

  private canSubmit(userId: string, lesson: LessonPlace['lesson']): Promise<boolean> {
    return this.access.can(userId, SubmitToExercise, this.lessons.subjectOf(lesson));
  }

  private async inOrder(userId: string): Promise<CourseOutline[]> {
    const [user, tracks, outlines, lastLessonId] = await Promise.all([
      this.users.find(userId),
      this.tracks.all(),
      this.outlines.all(),
      this.progress.lastLessonId(userId),
    ]);
    const track = tracks.find(({ id }) => id === user?.activeTrackId);
    const first = [
      ...(track?.courseIds ?? []).map((id) => outlines.find(({ course }) => course.id === id)),
      outlines.find(({ lessons }) => lessons.some(({ id }) => id === lastLessonId)),
    ].filter((outline) => outline !== undefined);
    return [...new Set([...first, ...outlines])];
  }
}
