import { Controller } from '@nestjs/common';
import { ReadExercise, ViewSolution } from '@server/learning/exercises';
import { LessonProgress } from '@server/learning/progress';
import { Access, GUEST } from '@server/people/access';
import { LearnerLocale } from '@server/people/users';
import { Input, Serve, UserId } from '@server/platform/http';
import { AskedLocale, type RequestedLocale, RequestLocale } from '@server/platform/locale';
import type { InputOf } from '@shared/contracts';
import * as contract from '@shared/contracts';
import type { Locale } from '@shared/locales';
import { presentLesson, presentSolution, presentUserLesson } from './lesson.presenter';
import { LessonExercises } from './lesson-exercises';
import { noSolutionPoints } from './lessons.errors';
import { OpenSolution } from './open-solution';

@Controller()
export class LessonsController {
  constructor(
    private readonly lessons: LessonExercises,
    private readonly progress: LessonProgress,
    private readonly access: Access,
    private readonly openSolution: OpenSolution,
    private readonly locales: LearnerLocale,
  ) {}

  /** The same for everybody who reads its language, so it is decided as for a guest. */
  @Serve(contract.getLesson)
  async getLesson(
    @Input() { params }: InputOf<typeof contract.getLesson>,
    @RequestLocale() locale: Locale,
  ): Promise<contract.Lesson> {
    const exercise = await this.lessons.open(params.id, locale);
    await this.access.require(GUEST, ReadExercise, exercise);
    return presentLesson(exercise.open);
  }

  @Serve(contract.getUserLesson)
  async getUserLesson(
    @Input() { params }: InputOf<typeof contract.getUserLesson>,
    @UserId() userId: string,
  ): Promise<contract.UserLesson> {
    const { ref } = await this.lessons.open(params.id);
    return presentUserLesson(ref.id, await this.progress.progressOf(userId, ref));
  }

  /** Records the view before the solution is sent, so that nobody gets it for free. */
  @Serve(contract.getLessonSolution)
  async getLessonSolution(
    @Input() { params }: InputOf<typeof contract.getLessonSolution>,
    @UserId() userId: string,
    @AskedLocale() asked: RequestedLocale,
  ): Promise<contract.LessonSolution> {
    const exercise = await this.lessons.open(params.id, () => this.locales.of(userId, asked));
    await this.access.require(userId, ViewSolution, exercise);
    return presentSolution(exercise, await this.openSolution.execute(userId, exercise.ref));
  }

  /** As much as the solution says: it counts as viewing it. */
  @Serve(contract.getLessonSolutionPoints)
  async getLessonSolutionPoints(
    @Input() { params }: InputOf<typeof contract.getLessonSolutionPoints>,
    @UserId() userId: string,
    @AskedLocale() asked: RequestedLocale,
  ): Promise<contract.ReplyOf<typeof contract.getLessonSolutionPoints>> {
    const exercise = await this.lessons.open(params.id, () => this.locales.of(userId, asked));
    await this.access.require(userId, ViewSolution, exercise);
    const { SolutionPoints } = exercise.type.presentSolution(exercise.data);
    if (!SolutionPoints) throw noSolutionPoints();
    const { SolutionViewedAt, SeerStoneUsed } = presentSolution(
      exercise,
      await this.openSolution.execute(userId, exercise.ref),
    );
    return { SolutionViewedAt, SeerStoneUsed, SolutionPoints };
  }
}
