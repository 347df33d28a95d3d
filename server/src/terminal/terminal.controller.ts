import { Controller } from '@nestjs/common';
import { Access } from '@server/access';
import { LessonReader } from '@server/lessons';
import { Input, Serve, UserId } from '@server/platform/http';
import { SubmitToLesson } from '@server/submissions';
import type { InputOf, ReplyOf } from '@shared/contracts';
import { getCLILesson, getNextCLILesson } from '@shared/contracts';
import { NextTerminalLesson } from './next-terminal-lesson';
import { presentNextLesson, presentTerminalLesson } from './terminal.presenter';

/** What a terminal client reads. */
@Controller()
export class TerminalController {
  constructor(
    private readonly nextLesson: NextTerminalLesson,
    private readonly lessons: LessonReader,
    private readonly access: Access,
  ) {}

  @Serve(getNextCLILesson)
  async getNext(@UserId() userId: string): Promise<ReplyOf<typeof getNextCLILesson>> {
    return presentNextLesson(await this.nextLesson.execute(userId));
  }

  /** Whoever runs a lesson wants to submit it. */
  @Serve(getCLILesson)
  async getLesson(
    @Input() { params }: InputOf<typeof getCLILesson>,
    @UserId() userId: string,
  ): Promise<ReplyOf<typeof getCLILesson>> {
    const open = await this.lessons.byId(params.id);
    await this.access.require(userId, SubmitToLesson, open.lesson);
    return presentTerminalLesson(open);
  }
}
