import { Logger } from '@nestjs/common';
import { SystemClock } from '@server/platform/clock';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { REDIS_SERVER, TestRedis } from '../../../sandbox/testing/redis';
import { GuestQueue } from '../guest-queue';
import { tooManyAtOnce } from '../submissions.errors';
import { MemoryTurns } from './memory-turns';
import { RedisTurns } from './redis-turns';
import type { Turns } from './turns';

/** Work that ends when the test says so. */
class Work {
  readonly started: string[] = [];
  /** At the same time. */
  most = 0;
  private running = 0;
  private readonly ends = new Map<string, () => void>();

  of(name: string): () => Promise<string> {
    return async () => {
      this.started.push(name);
      this.running += 1;
      this.most = Math.max(this.most, this.running);
      await new Promise<void>((resolve) => this.ends.set(name, resolve));
      this.running -= 1;
      return name;
    };
  }

  end(name: string): void {
    this.ends.get(name)!();
  }
}

/** A site with as many processes as a test opens. */
interface Site {
  open(): Promise<Turns>;
  /** Resolves once so many run or wait. */
  arrived(key: string, count: number): Promise<void>;
}

const rules = (running: number, queued = 10) => ({ running, queued, refusal: tooManyAtOnce });

function turnsOf(site: Site): void {
  test('some run at the same time, wherever they came from, and the rest go in order', async () => {
    const [here, there] = [await site.open(), await site.open()];
    const work = new Work();
    const runs: Promise<string>[] = [];
    for (const [at, name] of ['a', 'b', 'c', 'd', 'e'].entries()) {
      runs.push((at % 2 ? there : here).run('ada', rules(2), work.of(name)));
      await site.arrived('ada', at + 1);
    }
    const other = there.run('grace', rules(2), work.of('other'));
    await expect.poll(() => work.started).toEqual(['a', 'b', 'other']);
    for (const [done, next] of [
      ['b', 'c'],
      ['a', 'd'],
      ['c', 'e'],
    ] as const) {
      work.end(done);
      await expect.poll(() => work.started.at(-1)).toBe(next);
    }
    for (const name of ['d', 'e', 'other']) work.end(name);
    expect(await Promise.all([...runs, other])).toEqual(['a', 'b', 'c', 'd', 'e', 'other']);
    expect(work.most).toBe(3);
  });

  test('too many waiting are refused, and there is room again once one is done', async () => {
    const [here, there] = [await site.open(), await site.open()];
    const work = new Work();
    const first = here.run('ada', rules(1, 1), work.of('a'));
    await site.arrived('ada', 1);
    const second = there.run('ada', rules(1, 1), work.of('b'));
    await site.arrived('ada', 2);
    const refused = { kind: 'rate-limited', retryAfterSeconds: 5 };
    await expect(here.run('ada', rules(1, 1), work.of('c'))).rejects.toMatchObject(refused);
    await expect.poll(() => work.started).toEqual(['a']);
    work.end('a');
    await expect.poll(() => work.started).toEqual(['a', 'b']);
    const third = here.run('ada', rules(1, 1), work.of('d'));
    work.end('b');
    await expect.poll(() => work.started).toEqual(['a', 'b', 'd']);
    work.end('d');
    expect(await Promise.all([first, second, third])).toEqual(['a', 'b', 'd']);
  });

  test('work that fails makes room like any other', async () => {
    const [here, there] = [await site.open(), await site.open()];
    const failing = here.run('ada', rules(1), () => Promise.reject(new Error('on purpose')));
    const next = there.run('ada', rules(1), async () => 'next');
    await expect(failing).rejects.toThrow('on purpose');
    expect(await next).toBe('next');
  });

  test('guests of all processes together have the turns of one learner', async () => {
    const guests = [await site.open(), await site.open()].map((turns) => new GuestQueue(turns, () => 2));
    const work = new Work();
    const runs = guests.map((queue, at) => queue.run(`192.0.2.${at}`, work.of(`guest ${at}`)));
    await site.arrived('guests', 2);
    for (let done = 0; done < 2; done++) {
      await expect.poll(() => work.started).toHaveLength(done + 1);
      work.end(work.started[done]!);
    }
    await Promise.all(runs);
    expect(work.most).toBe(1);
  });
}

describe('turns in one process', () => {
  let turns: MemoryTurns;
  beforeEach(() => {
    turns = new MemoryTurns();
  });
  turnsOf({ open: async () => turns, arrived: async () => {} });
});

describe.skipIf(!REDIS_SERVER)('turns in several processes', () => {
  /** So long that no lease ends or is renewed while a test waits. */
  const LONG_LEASE_MS = 180_000;
  /** So short that a test can wait for its end. */
  const LEASE_MS = 1_500;
  const opened: RedisTurns[] = [];
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await TestRedis.start();
  });
  beforeEach(() => redis.client.flushall());
  afterEach(() => {
    redis.resume();
    for (const turns of opened.splice(0)) turns.onApplicationShutdown();
  });
  afterAll(() => redis.stop());

  const waitingFor = (key: string) => redis.client.zcard(`emberforge:turns:${key}`);
  const isShared = (turns: Turns) =>
    turns.run('probe', rules(1), async () => (await waitingFor('probe')) > 0);

  const siteWith = (leaseMs: number): Site => ({
    open: async () => {
      const turns = new RedisTurns(redis.url, new SystemClock(), leaseMs);
      opened.push(turns);
      await expect.poll(() => isShared(turns)).toBe(true);
      const listening = async () => (await redis.client.pubsub('NUMSUB', 'emberforge:turns'))[1];
      await expect.poll(listening).toBe(opened.length);
      return turns;
    },
    arrived: async (key, count) => {
      await expect.poll(() => waitingFor(key)).toBe(count);
    },
  });
  turnsOf(siteWith(LONG_LEASE_MS));
  const site = siteWith(LEASE_MS);

  test('work that takes longer than the lease keeps its turn', async () => {
    const [here, there] = [await site.open(), await site.open()];
    const work = new Work();
    const first = here.run('ada', rules(1), work.of('long'));
    await site.arrived('ada', 1);
    const second = there.run('ada', rules(1), work.of('next'));
    const [ticket] = await redis.client.zrange('emberforge:turns:ada', 0, 0);
    const heldUntil = async () => Number(await redis.client.zscore('emberforge:turns:ada:leases', ticket!));
    const firstLease = await heldUntil();
    await expect.poll(heldUntil).toBeGreaterThan(firstLease + LEASE_MS);
    expect(work.started).toEqual(['long']);
    work.end('long');
    await expect.poll(() => work.started).toEqual(['long', 'next']);
    work.end('next');
    await Promise.all([first, second]);
  });

  test('the turn of a process that died is free again', async () => {
    const [dying, here] = [await site.open(), await site.open()];
    const work = new Work();
    const lost = dying.run('ada', rules(1), work.of('lost'));
    await site.arrived('ada', 1);
    const next = here.run('ada', rules(1), work.of('next'));
    await site.arrived('ada', 2);
    opened.shift()!.onApplicationShutdown();
    await expect.poll(() => work.started).toEqual(['lost', 'next']);
    for (const name of ['next', 'lost']) work.end(name);
    await Promise.all([next, lost]);
  });

  test('while Redis hangs, each process goes on with turns of its own; together again when it is back', async () => {
    const warn = vi.spyOn(Logger.prototype, 'warn').mockReturnValue();
    const log = vi.spyOn(Logger.prototype, 'log').mockReturnValue();
    const [here, there] = [await site.open(), await site.open()];
    const work = new Work();
    const runs = [here.run('ada', rules(1), work.of('a'))];
    await site.arrived('ada', 1);
    runs.push(there.run('ada', rules(1), work.of('waiting')));
    await site.arrived('ada', 2);
    expect(work.started).toEqual(['a']);
    redis.pause();
    await expect.poll(() => work.started).toEqual(['a', 'waiting']);
    for (const name of ['next', 'last']) runs.push(there.run('ada', rules(1), work.of(name)));
    work.end('waiting');
    await expect.poll(() => work.started).toEqual(['a', 'waiting', 'next']);
    work.end('next');
    await expect.poll(() => work.started).toEqual(['a', 'waiting', 'next', 'last']);
    for (const name of ['a', 'last']) work.end(name);
    await Promise.all(runs);
    expect(work.most).toBe(2);
    redis.resume();
    for (const turns of [here, there]) await expect.poll(() => isShared(turns)).toBe(true);
    expect([warn, log].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
  });
});
