import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { TestClock } from '@server/platform/clock';
import { Registry } from 'prom-client';
import { expect, onTestFinished, test } from 'vitest';
import { describeOnBothDatabases } from '../../../test/database';
import { migrations } from '../../migrations';
import { DatabaseModule, expectNoDrift } from '../database';
import { JobRunner, JobStore, JobsModule, ScheduledJob, ScheduledJobEntity } from '.';

const HOUR_MS = 3_600_000;

/** Notes the slots it runs as `hh:mm`; `work` can be slow or fail. */
class Hourly extends ScheduledJob {
  readonly name: string = 'test.hourly';
  readonly everyMs = HOUR_MS;

  constructor(
    readonly seen: string[],
    private readonly work: (signal: AbortSignal) => Promise<void> = async () => undefined,
  ) {
    super();
  }

  async run(slot: Date, signal: AbortSignal): Promise<void> {
    this.seen.push(slot.toISOString().slice(11, 16));
    await this.work(signal);
  }
}

describeOnBothDatabases('scheduled jobs', { entities: [ScheduledJobEntity] }, (db) => {
  const logged: string[] = [];
  const runner = (job: ScheduledJob, dataSource = db.dataSource) => {
    const note = (line: string) => logged.push(line);
    return new JobRunner(new JobStore(dataSource), db.clock, { warn: note, error: note }).use([job]);
  };
  const row = () => new JobStore(db.dataSource).find('test.hourly');

  test('match their table', async () => {
    await expectNoDrift(db.dataSource);
  });

  test('run once in each slot', async () => {
    db.clock.set('2026-03-01T10:20:00Z');
    const seen: string[] = [];
    const jobs = runner(new Hourly(seen));
    await jobs.runDue();
    await jobs.runDue();
    expect(seen).toEqual(['10:00']);
    db.clock.advance(HOUR_MS);
    await jobs.runDue();
    expect(seen).toEqual(['10:00', '11:00']);
    expect(await row()).toMatchObject({ state: 'done', attempts: 1, finishedAt: db.clock.now().getTime() });
  });

  test('run once across processes that look at the same time', async () => {
    db.clock.set('2026-03-01T10:20:00Z');
    const seen: string[] = [];
    const others = await Promise.all([db.openAnother(), db.openAnother(), db.openAnother()]);
    const processes = [db.dataSource, ...others].map((dataSource) => runner(new Hourly(seen), dataSource));
    for (let hour = 0; hour < 5; hour++) {
      await Promise.all(processes.map((jobs) => jobs.runDue()));
      db.clock.advance(HOUR_MS);
    }
    expect(seen).toEqual(['10:00', '11:00', '12:00', '13:00', '14:00']);
  });

  test('catch up with the newest slot after an outage', async () => {
    db.clock.set('2026-03-01T10:20:00Z');
    const seen: string[] = [];
    await runner(new Hourly(seen)).runDue();
    db.clock.advance(5 * HOUR_MS);
    await runner(new Hourly(seen)).runDue();
    expect(seen).toEqual(['10:00', '15:00']);
  });

  test('repeat a slot that failed, after a pause, before any newer slot', async () => {
    db.clock.set('2026-03-01T10:59:50Z');
    const seen: string[] = [];
    let failures = 1;
    const jobs = runner(
      new Hourly(seen, async () => {
        if (failures-- > 0) throw new Error('no connection');
      }),
    );
    await jobs.runDue();
    expect(await row()).toMatchObject({ state: 'pending', attempts: 1 });
    expect(logged.at(-1)).toMatch('test.hourly failed (slot 2026-03-01T10:00:00.000Z, attempt 1)');
    await jobs.runDue();
    expect(seen).toEqual(['10:00']);
    db.clock.advance(15_000);
    await jobs.runDue();
    await jobs.runDue();
    expect(seen).toEqual(['10:00', '10:00', '11:00']);
  });

  test('give up a slot after ten attempts, and go on with the next', async () => {
    db.clock.set('2026-03-01T10:00:00Z');
    const seen: string[] = [];
    const jobs = runner(
      new Hourly(seen, async () => {
        throw new Error('always');
      }),
    );
    for (let attempt = 0; attempt < 12; attempt++) {
      await jobs.runDue();
      db.clock.advance(15 * 60_000);
    }
    expect(seen.filter((slot) => slot === '10:00')).toHaveLength(10);
    expect(seen.at(-1)).toBe('12:00');
  });

  test('continue in another process when theirs died', async () => {
    db.clock.set('2026-03-01T10:20:00Z');
    const seen: string[] = [];
    const { resolve: begin, promise: begun } = Promise.withResolvers<void>();
    const { resolve: finish, promise: finished } = Promise.withResolvers<void>();
    onTestFinished(() => finish());
    const hangs = async () => {
      begin();
      await finished;
    };
    void runner(new Hourly(seen, hangs), await db.openAnother()).runDue();
    await begun;
    const survivor = runner(new Hourly(seen));
    await survivor.runDue();
    expect(seen).toEqual(['10:00']);
    db.clock.advance(60_000);
    await survivor.runDue();
    expect(seen).toEqual(['10:00', '10:00']);
    expect(await row()).toMatchObject({ state: 'done', attempts: 2 });
  });

  test('that take longer than their lease keep it', async () => {
    db.clock.set('2026-03-01T10:20:00Z');
    const seen: string[] = [];
    const { resolve: finish, promise: finished } = Promise.withResolvers<void>();
    onTestFinished(() => finish());
    const jobs = runner(new Hourly(seen, () => finished));
    jobs.start();
    await jobs.polled();
    for (let poll = 1; poll <= 36; poll++) {
      db.clock.advance(5000);
      await jobs.polled();
    }
    await runner(new Hourly(seen), await db.openAnother()).runDue();
    expect(seen).toEqual(['10:00']);
    finish();
    await jobs.stop();
  });

  test('are aborted at shutdown, and left to the next process without counting an attempt', async () => {
    db.clock.set('2026-03-01T10:20:00Z');
    const seen: string[] = [];
    const jobs = runner(
      new Hourly(seen, async (signal) => {
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        signal.throwIfAborted();
      }),
    );
    jobs.start();
    await jobs.polled();
    await jobs.stop();
    await runner(new Hourly(seen)).runDue();
    expect(seen).toEqual(['10:00', '10:00']);
    expect(await row()).toMatchObject({ state: 'done', attempts: 1 });
  });

  test('with the same name, or an invalid interval, fail at startup', () => {
    const twice = new Hourly([]);
    expect(() => runner(twice).use([twice, new Hourly([])])).toThrow(
      'Two scheduled jobs are called test.hourly.',
    );
    expect(() => runner(twice).use([Object.assign(new Hourly([]), { everyMs: 0.5 })])).toThrow(
      'at least 1000: 0.5',
    );
  });
});

test('an application finds its jobs, runs them from its start, and lists them in the metrics', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'emberforge-jobs-'));
  const registry = new Registry();
  const seen: string[] = [];
  const clock = new TestClock('2026-03-01T10:20:00Z');
  @Global()
  @Module({ providers: [{ provide: Registry, useValue: registry }], exports: [Registry] })
  class Metrics {}
  @Module({
    imports: [DatabaseModule.forRoot({ dataDir, migrations, clock }), Metrics, JobsModule],
    providers: [{ provide: Hourly, useFactory: () => new Hourly(seen) }],
  })
  class App {}
  const app = await NestFactory.createApplicationContext(App, { logger: ['error'], abortOnError: false });
  onTestFinished(async () => {
    await app.close();
    await rm(dataDir, { recursive: true });
  });
  await app.get(JobRunner).runDue();
  expect(seen).toEqual(['10:00']);
  const metrics = await registry.metrics();
  expect(metrics).toContain(
    `scheduled_job_finished_seconds{job="test.hourly"} ${clock.now().getTime() / 1000}`,
  );
  expect(metrics).toContain('scheduled_job_attempts{job="test.hourly"} 0');
});
