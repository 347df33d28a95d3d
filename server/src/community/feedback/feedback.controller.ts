import { Controller } from '@nestjs/common';
import { Input, RateLimit, Serve, UserId } from '@server/platform/http';
import type { InputOf } from '@shared/contracts';
import * as contract from '@shared/contracts';
import { SendFeedback } from './send-feedback';

/** Of each kind, by user; guests by address. */
const PER_MINUTE = 30;
const MINUTE_MS = 60_000;

@Controller()
export class FeedbackController {
  constructor(private readonly send: SendFeedback) {}

  @Serve(contract.sendLessonFeedback)
  @RateLimit(PER_MINUTE, MINUTE_MS)
  async lesson(
    @Input() { params, body }: InputOf<typeof contract.sendLessonFeedback>,
    @UserId() userId: string | undefined,
  ): Promise<object> {
    const { userFeedback: text, userCode } = body;
    const subject = { kind: 'lesson', subjectId: params.id } as const;
    await this.send.execute({ userId, ...subject, text, code: userCode || null });
    return {};
  }

  @Serve(contract.sendSpellbookFeedback)
  @RateLimit(PER_MINUTE, MINUTE_MS)
  async spellbook(
    @Input() { params, body }: InputOf<typeof contract.sendSpellbookFeedback>,
    @UserId() userId: string | undefined,
  ): Promise<object> {
    const { userFeedback: text, userCode } = body;
    const subject = { kind: 'spellbook', subjectId: params.id } as const;
    await this.send.execute({ userId, ...subject, text, code: userCode || null });
    return {};
  }
}
