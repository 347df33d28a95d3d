import { Gauge, type Registry } from 'prom-client';
import type { JobLog } from './job-runner';
import type { JobRow, JobStore } from './job-store';

/** What the database knows about each job, read when the metrics are. */
export function measureJobs(registry: Registry, store: JobStore, log: JobLog): void {
  const gauge = (name: string, help: string, read: (row: JobRow) => number | undefined) =>
    new Gauge({
      name,
      help,
      labelNames: ['job'],
      registers: [registry],
      async collect() {
        try {
          for (const row of await store.all()) {
            const value = read(row);
            if (value !== undefined) this.set({ job: row.name }, value);
          }
        } catch (error) {
          log.warn(`Scheduled jobs could not be read: ${error}`);
        }
      },
    });
  gauge('scheduled_job_finished_seconds', 'When a job last succeeded, in seconds since 1970.', (row) =>
    row.finishedAt === null ? undefined : row.finishedAt / 1000,
  );
  gauge(
    'scheduled_job_attempts',
    'Attempts of a job at its newest slot; 0 once it succeeded.',
    ({ state, attempts }) => (state === 'done' ? 0 : attempts),
  );
}
