import { Injectable } from '@nestjs/common';
import { ScheduledJob } from '@server/platform/jobs';
import { ServiceOutages } from './service-outages';

/** Shows that the service runs, so that a gap becomes an outage. */
@Injectable()
export class Heartbeat extends ScheduledJob {
  readonly name = 'streak.heartbeat';
  readonly everyMs = 5 * 60_000;

  constructor(private readonly outages: ServiceOutages) {
    super();
  }

  run(): Promise<void> {
    return this.outages.beat();
  }
}
