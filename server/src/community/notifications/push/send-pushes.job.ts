import { Injectable } from '@nestjs/common';
import { ScheduledJob } from '@server/platform/jobs';
import { Pushes } from './pushes';

/** Sends what quiet hours or a failed attempt have held back. */
@Injectable()
export class SendPushes extends ScheduledJob {
  readonly name = 'notifications.send-pushes';
  readonly everyMs = 60_000;

  constructor(private readonly pushes: Pushes) {
    super();
  }

  run(_slot: Date, signal?: AbortSignal): Promise<void> {
    return this.pushes.sendDue(signal);
  }
}
