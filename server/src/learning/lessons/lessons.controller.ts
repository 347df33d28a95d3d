import { Controller } from '@nestjs/common';
import { LessonProgress } from '@server/learning/progress';
import { Access, GUEST } from '@server/people/access';
import { LearnerLocale } from '@server/people/users';
import { Input, Serve, UserId } from '@server/platform/http';
import { AskedLocale, type RequestedLocale, RequestLocale } from '@server/platform/locale';
import type { InputOf } from '@shared/contracts';
import * as contract from '@shared/contracts';
import type { Locale } from '@shared/locales';
import { presentLesson, presentSolution, presentUserLesson } from './lesson.presenter';
import { LessonReader } from './lesson-reader';
import { noSolutionPoints } from './lessons.errors';
import { ReadLesson, ViewSolution } from './lessons.policy';
import { OpenSolution } from './open-solution';

@Controller()
export class LessonsController {
  constructor(
    private readonly lessons: LessonReader,
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
    const open = await this.lessons.byId(params.id, locale);
    await this.access.require(GUEST, ReadLesson, open.lesson);
    return presentLesson(open);
  }

  @Serve(contract.getUserLesson)
  async getUserLesson(
    @Input() { params }: InputOf<typeof contract.getUserLesson>,
    @UserId() userId: string,
  ): Promise<contract.UserLesson> {
    const { lesson } = await this.lessons.byId(params.id);
    return presentUserLesson(lesson.id, await this.progress.progressOf(userId, lesson.id));
  }

  /** Records the view before the solution is sent, so that nobody gets it for free. */
  @Serve(contract.getLessonSolution)
  async getLessonSolution(
    @Input() { params }: InputOf<typeof contract.getLessonSolution>,
    @UserId() userId: string,
    @AskedLocale() asked: RequestedLocale,
  ): Promise<contract.LessonSolution> {
    const open = await this.lessons.byId(params.id, () => this.locales.of(userId, asked));
    await this.access.require(userId, ViewSolution, open.lesson);
    return presentSolution(open, await this.openSolution.execute(userId, open.lesson.id));
  }

  /** As much as the solution says: it counts as viewing it. */
  @Serve(contract.getLessonSolutionPoints)
  async getLessonSolutionPoints(
    @Input() { params }: InputOf<typeof contract.getLessonSolutionPoints>,
    @UserId() userId: string,
    @AskedLocale() asked: RequestedLocale,
  ): Promise<contract.ReplyOf<typeof contract.getLessonSolutionPoints>> {
    const open = await this.lessons.byId(params.id, () => this.locales.of(userId, asked));
    await this.access.require(userId, ViewSolution, open.lesson);
    const { SolutionPoints } = open.type.presentSolution(open.lesson.data);
    if (!SolutionPoints) throw noSolutionPoints();
    const { SolutionViewedAt, SeerStoneUsed } = presentSolution(
      open,
      await this.openSolution.execute(userId, open.lesson.id),
    );
    return { SolutionViewedAt, SeerStoneUsed, SolutionPoints };
  }
}
