import { Injectable } from '@nestjs/common';
import { ScheduledJob } from '@server/platform/jobs';
import { Broadcasts } from './broadcasts';

@Injectable()
export class SendBroadcasts extends ScheduledJob {
  readonly name = 'notifications.send-broadcasts';
  readonly everyMs = 10_000;

  constructor(private readonly broadcasts: Broadcasts) {
    super();
  }

  run(_slot: Date, signal?: AbortSignal): Promise<void> {
    return this.broadcasts.sendAll(signal);
  }
}
