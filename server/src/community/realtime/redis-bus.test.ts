import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REDIS_SERVER, TestRedis } from '../../sandbox/testing/redis';
import { RedisBus } from './redis-bus';

const ADA = '00000000-0000-4000-8000-0000000000aa';

describe.skipIf(!REDIS_SERVER)('two API processes on one Redis', () => {
  let redis: TestRedis;
  let buses: RedisBus[];
  beforeAll(async () => {
    redis = await TestRedis.start();
    buses = [new RedisBus(redis.url), new RedisBus(redis.url)];
  });
  afterAll(async () => {
    for (const bus of buses) bus.onApplicationShutdown();
    await redis.stop();
  });

  test('deliver messages to users and feeds in both, once each', async () => {
    const seen: string[] = [];
    buses.forEach((bus, index) => {
      bus.subscribe(({ userId, frame }) => seen.push(`${index} ${userId} ${frame}`));
      bus.subscribeToFeeds(({ feed, frame }) => seen.push(`${index} ${feed} ${frame}`));
    });
    // Until each has subscribed: what's sent before that is lost, as it is for a window that isn't connected.
    for (const [from, to] of [
      [0, 1],
      [1, 0],
    ] as const)
      await expect
        .poll(async () => {
          await buses[from]!.publish({ userId: ADA, frame: `from ${from}` });
          return seen;
        })
        .toContain(`${to} ${ADA} from ${from}`);
    await buses[0]!.publishToFeed({ feed: 'lesson_feed', frame: 'news' });
    const news = () => seen.filter((line) => line.endsWith('news')).sort();
    await expect.poll(news).toEqual(['0 lesson_feed news', '1 lesson_feed news']);
  });
});
