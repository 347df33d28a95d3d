import { Controller } from '@nestjs/common';
import { Input, RateLimit, Serve, UserId } from '@server/platform/http';
import type { InputOf } from '@shared/contracts';
import * as contract from '@shared/contracts';
import { ResetProgress } from './reset-progress';

/** Of each kind. */
const PER_MINUTE = 30;
const MINUTE_MS = 60_000;

@Controller()
export class ResetsController {
  constructor(private readonly reset: ResetProgress) {}

  @Serve(contract.resetLesson)
  @RateLimit(PER_MINUTE, MINUTE_MS)
  async resetLesson(
    @Input() { params }: InputOf<typeof contract.resetLesson>,
    @UserId() userId: string,
  ): Promise<object> {
    await this.reset.execute(userId, { kind: 'lesson', id: params.id });
    return {};
  }

  @Serve(contract.resetChapter)
  @RateLimit(PER_MINUTE, MINUTE_MS)
  async resetChapter(
    @Input() { params }: InputOf<typeof contract.resetChapter>,
    @UserId() userId: string,
  ): Promise<object> {
    await this.reset.execute(userId, { kind: 'chapter', id: params.id });
    return {};
  }

  @Serve(contract.resetCourse)
  @RateLimit(PER_MINUTE, MINUTE_MS)
  async resetCourse(
    @Input() { params }: InputOf<typeof contract.resetCourse>,
    @UserId() userId: string,
  ): Promise<object> {
    await this.reset.execute(userId, { kind: 'course', id: params.id });
    return {};
  }

  @Serve(contract.resetAllProgress)
  @RateLimit(PER_MINUTE, MINUTE_MS)
  async resetAllProgress(@UserId() userId: string): Promise<object> {
    await this.reset.execute(userId, { kind: 'everything' });
    return {};
  }
}
