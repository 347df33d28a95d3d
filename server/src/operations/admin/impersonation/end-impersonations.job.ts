import { Injectable } from '@nestjs/common';
import { ScheduledJob } from '@server/platform/jobs';
import { Impersonate } from './impersonate';

/** Their tokens have expired by themselves; the log says when. */
@Injectable()
export class EndImpersonations extends ScheduledJob {
  readonly name = 'admin.end-impersonations';
  readonly everyMs = 5 * 60_000;

  constructor(private readonly impersonate: Impersonate) {
    super();
  }

  run(slot: Date): Promise<void> {
    return this.impersonate.endOverdue(slot);
  }
}
