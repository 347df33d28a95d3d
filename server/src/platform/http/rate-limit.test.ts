import { text } from '@shared/texts';
import 'reflect-metadata';
import { Controller, Get } from '@nestjs/common';
import { APP_FILTER, NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { REDIS_SERVER, TestRedis } from '../../sandbox/testing/redis';
import { DomainError } from '../errors';
import type { AccessTokenVerifier } from './caller';
import { ErrorFilter } from './error-filter';
import { limitRates, RateLimit, SignInRateLimit } from './rate-limit';

const MAX = 3;

@Controller('v1')
class Calls {
  @Get('by-caller')
  @RateLimit(MAX, 60_000)
  byCaller() {
    return {};
  }

  @Get('by-address')
  @RateLimit(MAX, 60_000, 'address')
  byAddress() {
    return {};
  }

  @Get('sign-in')
  @SignInRateLimit()
  signIn() {
    return {};
  }

  @Get('unlimited')
  unlimited() {
    return {};
  }
}

/** Tokens of this test are `<user>.<anything>`. */
const tokens: AccessTokenVerifier = {
  verify: async (token) => {
    const [userId, rest] = token.split('.');
    if (!userId || !rest) throw new DomainError('unauthenticated', text('session.not-logged-in'));
    return { userId, sessionId: 'session' };
  },
};

/** A server with limits and nothing else. */
class LimitedServer {
  private constructor(
    readonly app: NestFastifyApplication,
    readonly url: string,
    readonly log: readonly string[],
    /** What admins are shown: who reached the limit of sign-ins, and which it is. */
    readonly reached: readonly unknown[],
  ) {}

  static async start(redisUrl?: string, signInsPerMinute?: number): Promise<LimitedServer> {
    const log: string[] = [];
    const reached: unknown[] = [];
    const logger = pino({ level: 'info' }, { write: (line: string) => log.push(line) });
    const app = await NestFactory.create<NestFastifyApplication>(
      {
        module: class Server {},
        controllers: [Calls],
        providers: [{ provide: APP_FILTER, useClass: ErrorFilter }],
      },
      new FastifyAdapter({ loggerInstance: logger, trustProxy: () => true }),
      { logger: false, abortOnError: false },
    );
    await limitRates(app.getHttpAdapter().getInstance() as never, {
      tokens,
      redisUrl,
      signInsPerMinute,
      onSignInLimit: (...limit) => reached.push(limit),
    });
    await app.listen(0, '127.0.0.1');
    const server = new LimitedServer(app, await app.getUrl(), log, reached);
    started.push(server);
    return server;
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<number> {
    const reply = await fetch(`${this.url}/v1/${path}`, { headers });
    await reply.arrayBuffer();
    return reply.status;
  }

  /** The statuses of `count` requests, one after the other. */
  async statuses(
    count: number,
    path: string,
    headers: (number: number) => Record<string, string> = () => ({}),
  ) {
    const seen: number[] = [];
    for (let number = 0; number < count; number++) seen.push(await this.get(path, headers(number)));
    return seen;
  }
}

const started: LimitedServer[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map(({ app }) => app.close()));
});

const REFUSED_AFTER_MAX = [...Array(MAX).fill(200), 429];
const from = (address: string) => ({ 'x-forwarded-for': address });
const as = (token: string) => ({ authorization: `Bearer ${token}` });

describe('a limit', () => {
  let server: LimitedServer;
  beforeEach(async () => {
    server = await LimitedServer.start();
  });

  test('is by address for guests', async () => {
    expect(await server.statuses(MAX + 1, 'by-caller', () => from('203.0.113.1'))).toEqual(REFUSED_AFTER_MAX);
    expect(await server.get('by-caller', from('203.0.113.2'))).toBe(200);
  });

  test('of sign-ins is the host’s, for a school behind one address, and the log and admins learn when it’s reached', async () => {
    const school = await LimitedServer.start(undefined, MAX + 30);
    const statuses = await school.statuses(MAX + 32, 'sign-in', () => from('203.0.113.1'));
    expect(statuses).toEqual([...Array(MAX + 30).fill(200), 429, 429]);
    const notices = school.log.filter((line) => line.includes('SIGN_INS_PER_MINUTE'));
    expect(notices).toHaveLength(1);
    expect(notices[0]).toContain('More than 33 sign-ups or sign-ins in a minute from 203.0.113.1');
    expect(school.reached).toEqual([['203.0.113.1', 33]]);
  });

  test('is by address for tokens that nobody signed', async () => {
    const junk = (number: number) => as(`junk${number}`);
    expect(await server.statuses(MAX + 1, 'by-caller', junk)).toEqual(REFUSED_AFTER_MAX);
  });

  test('counts signed-in users by user, whatever their token and address', async () => {
    const moving = (number: number) => ({ ...as(`ada.${number}`), ...from(`203.0.113.${number}`) });
    expect(await server.statuses(MAX + 1, 'by-caller', moving)).toEqual(REFUSED_AFTER_MAX);
    expect(await server.get('by-caller', as('bob.1'))).toBe(200);
  });

  test('by address holds for all users of that address', async () => {
    const many = (number: number) => as(`user${number}.1`);
    expect(await server.statuses(MAX + 1, 'by-address', many)).toEqual(REFUSED_AFTER_MAX);
  });

  test('is one for a whole IPv6 network, which one client may have', async () => {
    const network = (number: number) => from(`2001:db8:0:1::${number + 1}`);
    expect(await server.statuses(MAX + 1, 'by-caller', network)).toEqual(REFUSED_AFTER_MAX);
    expect(await server.get('by-caller', from('2001:db8:0:2::1'))).toBe(200);
  });

  test('is the same for an address that is written in another way', async () => {
    const encoded = async (number: number) => {
      const headers = { ...as('ada.1'), ...from(`203.0.113.${number}`) };
      return (await fetch(`${server.url}/%76%31/by-caller`, { headers })).status;
    };
    const statuses = [];
    for (let number = 0; number <= MAX; number++) statuses.push(await encoded(number));
    expect(statuses).toEqual(REFUSED_AFTER_MAX);
  });

  test('of all calls together holds for each user, and for unknown paths', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 601 }, (_, number) => server.get('unlimited', as(`ada.${number}`))),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(await server.get('nowhere', as('ada.1'))).toBe(429);
    expect(await server.get('unlimited', as('bob.1'))).toBe(200);
  });
});

describe.skipIf(!REDIS_SERVER)('with a Redis, a limit', () => {
  let redis: TestRedis;
  let client: Redis;
  let pid: number;
  let ended: Promise<void> | undefined;
  beforeEach(async () => {
    ended = undefined;
    redis = await TestRedis.start();
    client = new Redis(redis.url).on('error', () => {});
    pid = Number(/process_id:(\d+)/.exec(await client.info('server'))?.[1]);
  });
  afterEach(async () => {
    client.disconnect();
    await ended;
    if (!ended) await redis.stop();
  });

  /** A server whose counts are in Redis by now. */
  async function startConnected(): Promise<LimitedServer> {
    const server = await LimitedServer.start(redis.url);
    const counted = async () => {
      await server.get('unlimited', from('192.0.2.1'));
      return client.keys('emberforge:rate-limit:*192.0.2.1');
    };
    await expect.poll(counted).not.toEqual([]);
    return server;
  }
  const failuresIn = ({ log }: LimitedServer) => log.filter((line) => line.includes('Redis failed')).length;

  test('is shared by all servers', async () => {
    const [one, two] = [await startConnected(), await startConnected()];
    expect(await one.statuses(2, 'by-caller')).toEqual([200, 200]);
    expect(await two.statuses(2, 'by-caller')).toEqual([200, 429]);
    expect(await one.get('by-caller')).toBe(429);
  });

  test('is counted by each server when Redis ends, which is logged once', async () => {
    const server = await startConnected();
    ended = redis.stop();
    await expect.poll(() => failuresIn(server)).toBe(1);
    expect(await server.statuses(MAX + 1, 'by-caller')).toEqual(REFUSED_AFTER_MAX);
    expect(failuresIn(server)).toBe(1);
  });

  test('is counted by each server while Redis hangs, and together when it is back', async () => {
    const server = await startConnected();
    process.kill(pid, 'SIGSTOP');
    expect(await server.statuses(MAX + 1, 'by-caller')).toEqual(REFUSED_AFTER_MAX);
    expect(failuresIn(server)).toBe(1);
    process.kill(pid, 'SIGCONT');
    const isBack = async () => {
      await server.get('unlimited');
      return server.log.some((line) => line.includes('Redis is back'));
    };
    await expect.poll(isBack, { timeout: 20_000 }).toBe(true);
  });
});
