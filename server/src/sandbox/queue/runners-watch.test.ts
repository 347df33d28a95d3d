import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RETRY_AFTER_SECONDS } from '../sandbox.errors';
import { byLane } from '../sandbox-stats';
import { REPORT_INTERVAL_MS, REPORT_VALID_MS } from './keys';
import type { RunnerReport } from './messages';
import { RunnersWatch } from './runners-watch';

const WAIT_MS = RETRY_AFTER_SECONDS * 1000;

/** One runner's reports, in a Redis that has the time of the fake clock. */
class FakeRedis {
  readonly status = 'ready';
  private reports: Record<string, string> = {};

  report(): void {
    const report: Partial<RunnerReport> = { at: Date.now(), ready: true, concurrency: 1 };
    this.reports = { runner: JSON.stringify(report) };
  }

  time = async (): Promise<number[]> => [Math.floor(Date.now() / 1000), (Date.now() % 1000) * 1000];
  hgetall = async (): Promise<Record<string, string>> => this.reports;
}

describe('a runner that is late with its report', () => {
  let redis: FakeRedis;
  let watch: RunnersWatch;

  beforeEach(async () => {
    vi.useFakeTimers();
    redis = new FakeRedis();
    redis.report();
    watch = new RunnersWatch(
      redis as never,
      byLane(() => ({ getWaitingCount: async () => 0 })),
    );
    await watch.start();
  });
  afterEach(() => {
    watch.stop();
    vi.useRealTimers();
  });

  const untilGone = async () => {
    await vi.advanceTimersByTimeAsync(REPORT_VALID_MS + REPORT_INTERVAL_MS);
    expect(watch.hasReadyRunner).toBe(false);
  };
  /** What the wait has come to by now. */
  const outcomeOf = (waiting: Promise<boolean>) => Promise.race([waiting, Promise.resolve('waits')]);

  test('is waited for as long as the refusal would tell the learner to wait', async () => {
    await untilGone();
    const waiting = watch.whenReady(WAIT_MS);
    await vi.advanceTimersByTimeAsync(WAIT_MS - REPORT_INTERVAL_MS - 1);
    expect(await outcomeOf(waiting)).toBe('waits');
    redis.report();
    await vi.advanceTimersByTimeAsync(REPORT_INTERVAL_MS);
    expect(await outcomeOf(waiting)).toBe(true);
    expect(watch.waiterCount).toBe(0);
  });

  test('is not waited for any longer', async () => {
    await untilGone();
    const waiting = watch.whenReady(WAIT_MS);
    await vi.advanceTimersByTimeAsync(WAIT_MS - 1);
    expect(await outcomeOf(waiting)).toBe('waits');
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcomeOf(waiting)).toBe(false);
  });

  test('is not waited for by a run that is canceled, nor by a server that stops', async () => {
    await untilGone();
    const abort = new AbortController();
    const [canceled, stopped] = [watch.whenReady(WAIT_MS, abort.signal), watch.whenReady(WAIT_MS)];
    abort.abort();
    expect(await outcomeOf(canceled)).toBe(false);
    expect(watch.waiterCount).toBe(1);
    watch.stop();
    expect(await outcomeOf(stopped)).toBe(false);
  });
});
