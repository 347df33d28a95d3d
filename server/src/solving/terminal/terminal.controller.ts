import { Controller } from '@nestjs/common';
import { LessonExercises } from '@server/learning/lessons';
import { Access } from '@server/people/access';
import { LearnerLocale } from '@server/people/users';
import { Input, Serve, UserId } from '@server/platform/http';
import { AskedLocale, type RequestedLocale } from '@server/platform/locale';
import { SubmitToExercise } from '@server/solving/submissions';
import type { InputOf, ReplyOf } from '@shared/contracts';
import { getCLILesson, getNextCLILesson } from '@shared/contracts';
import { NextTerminalLesson } from './next-terminal-lesson';
import { presentNextLesson, presentTerminalLesson } from './terminal.presenter';

/** What a terminal client reads. */
@Controller()
export class TerminalController {
  constructor(
    private readonly nextLesson: NextTerminalLesson,
    private readonly lessons: LessonExercises,
    private readonly access: Access,
    private readonly locales: LearnerLocale,
  ) {}

  @Serve(getNextCLILesson)
  async getNext(@UserId() userId: string): Promise<ReplyOf<typeof getNextCLILesson>> {
    return presentNextLesson(await this.nextLesson.execute(userId));
  }

  /** Needs the same access as submitting: the terminal runs a lesson in order to submit it. */
  @Serve(getCLILesson)
  async getLesson(
    @Input() { params }: InputOf<typeof getCLILesson>,
    @UserId() userId: string,
    @AskedLocale() asked: RequestedLocale,
  ): Promise<ReplyOf<typeof getCLILesson>> {
    const exercise = await this.lessons.open(params.id, () => this.locales.of(userId, asked));
    await this.access.require(userId, SubmitToExercise, exercise);
    return presentTerminalLesson(exercise.open);
  }
}
