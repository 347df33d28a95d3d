import { Injectable } from '@nestjs/common';
import { type EventPayload, OnEvent } from '@server/platform/events';
import { LessonSubmitted } from '@server/submissions';
import type { ServerMessage } from '@shared/contracts';
import { RealtimeBus } from './realtime-bus';

/** Tells every window of a learner what came of a submission. Told twice after a crash at worst: it is only shown. */
@Injectable()
export class PushSubmission {
  constructor(private readonly bus: RealtimeBus) {}

  @OnEvent(LessonSubmitted, 'realtime.submission')
  async push({ userId, result }: EventPayload<typeof LessonSubmitted>): Promise<void> {
    const message: ServerMessage = { Type: 'LessonSubmissionEvent', Data: result };
    await this.bus.publish({ userId, frame: JSON.stringify(message) });
  }
}
