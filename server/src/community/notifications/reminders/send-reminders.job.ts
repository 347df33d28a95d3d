import { Injectable } from '@nestjs/common';
import { ScheduledJob } from '@server/platform/jobs';
import { Reminders } from './reminders';

@Injectable()
export class SendReminders extends ScheduledJob {
  readonly name = 'notifications.send-reminders';
  readonly everyMs = 15 * 60_000;

  constructor(private readonly reminders: Reminders) {
    super();
  }

  run(_slot: Date, signal?: AbortSignal): Promise<void> {
    return this.reminders.sendDue(signal);
  }
}
