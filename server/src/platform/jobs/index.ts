/**
 * Repeated work, run once by however many processes share the database (docs/jobs.md).
 *
 *     @Injectable()
 *     export class EndDays extends ScheduledJob {
 *       readonly name = 'streak.end-days';
 *       readonly everyMs = 3_600_000;
 *       async run(slot: Date) { … }
 *     }
 *
 * Providers are found at startup. In tests: `await jobRunner.runDue()` after moving the clock, or `job.run(slot)`.
 */
export { JobRunner } from './job-runner';
export { JobStore } from './job-store';
export { JobsModule } from './jobs.module';
export { ScheduledJob } from './scheduled-job';
export { ScheduledJobEntity } from './scheduled-job.entity';
