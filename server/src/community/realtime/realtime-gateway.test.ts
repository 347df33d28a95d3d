import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { TestClock } from '@server/platform/clock';
import { DomainError } from '@server/platform/errors';
import { type LessonFeedEvent, type LessonSubmissionEvent, SOCKET_PATH } from '@shared/contracts';
import { asIs, text } from '@shared/texts';
import { decodeJwt, UnsecuredJWT } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FeedPush } from './feed-push';
import { InProcessBus } from './realtime-bus';
import { portOf, SocketClient, startSocketApp } from './testing/socket-app';
import { UserPush } from './user-push';

const ADA = '00000000-0000-4000-8000-0000000000aa';
const GRACE = '00000000-0000-4000-8000-0000000000bb';
const PUBLIC_URL = 'https://forge.example.org';
/** An hour of the token, and five minutes. */
const LIFETIME_MS = 65 * 60_000;
const RESULT: LessonSubmissionEvent = {
  SubmissionUUID: ADA,
  ResultSlug: 'success',
  ResultMessage: 'Well done.',
  XPReward: 50,
  XPBreakdown: [{ Name: 'Lesson', Percent: 0, XP: 50 }],
  LessonUUID: ADA,
  CourseUUID: ADA,
  ChallengeUUID: null,
  StructuredErrCLI: null,
};
const FEED_LESSON: LessonFeedEvent = {
  UUID: ADA,
  User: {
    Handle: 'ada',
    FirstName: 'Ada',
    LastName: 'Lovelace',
    Level: 2,
    ProfileImageURL: null,
    LeagueBadge: null,
  },
  LessonUUID: ADA,
  LessonTitle: 'print: The First Spark',
  CourseUUID: ADA,
  CourseTitle: 'Learn Python',
  XP: 50,
  CompletedAt: '2026-01-05T12:00:00.000Z',
};

let clock: TestClock;
let bus: InProcessBus;
let app: NestFastifyApplication;
let verify: (token: string) => Promise<{ userId: string }>;

beforeEach(async () => {
  clock = new TestClock();
  bus = new InProcessBus();
  verify = async (token) => ({ userId: decodeJwt(token).sub! });
  const verifier = {
    verify: async (token: string) => ({ ...(await verify(token)), sessionId: 'session' }),
  };
  const sessions = { onEnd: () => () => {}, endedOf: async () => [] };
  app = await startSocketApp({ verifier, sessions, bus, clock, publicUrl: PUBLIC_URL });
});

afterEach(() => app.close());

const tokenOf = (userId: string) => {
  const now = Math.floor(clock.now().getTime() / 1000);
  return new UnsecuredJWT()
    .setSubject(userId)
    .setIssuedAt(now)
    .setExpirationTime(now + 3600)
    .encode();
};

const connect = (userId: string, options?: { autoPong: boolean }) =>
  SocketClient.connect(app, tokenOf(userId), options);

/** The status that a rejected upgrade is answered with. */
function refusal(path: string, origin?: string): Promise<number | undefined> {
  const { socket } = new SocketClient(app, path, origin ? { origin } : {});
  return new Promise((resolve) => {
    socket.on('unexpected-response', (request, response) => {
      resolve(response.statusCode);
      request.destroy();
    });
    socket.on('open', () => resolve(undefined));
  });
}

test('a pushed message reaches every window of its user and nobody else', async () => {
  const [first, second, other] = [await connect(ADA), await connect(ADA), await connect(GRACE)];
  const message = { Type: 'LessonSubmissionEvent', Data: RESULT } as const;
  new UserPush(bus).send(ADA, message);
  expect([await first.next(), await second.next()]).toEqual([message, message]);
  expect(await other.ask({ Type: 'ping' })).toEqual({ Type: 'pong' });
});

test('an invalid token closes the connection with code 3000', async () => {
  verify = () => Promise.reject(new DomainError('unauthenticated', text('session.login-expired')));
  const refused = { code: 3000, reason: 'Unauthorized' };
  expect(await new SocketClient(app, `${SOCKET_PATH}?token=nonsense`).closed).toEqual(refused);
  expect(await new SocketClient(app, SOCKET_PATH).closed).toEqual(refused);
  expect(await new SocketClient(app, `${SOCKET_PATH}?ticket=nonsense`).closed).toEqual(refused);
});

test('a token that cannot be checked right now signs nobody out', async () => {
  verify = () => Promise.reject(new DomainError('unavailable', asIs('The database is away')));
  expect(await refusal(`${SOCKET_PATH}?token=x`)).toBe(503);
});

test('other paths are refused', async () => {
  expect(await refusal('/v1/other')).toBe(404);
  expect(await refusal(`//[?${SOCKET_PATH}`)).toBe(404);
});

test('another site`s pages are refused; the app`s own, by public address, by host or on the desktop, are not', async () => {
  const path = `${SOCKET_PATH}?token=${tokenOf(ADA)}`;
  expect(await refusal(path, 'https://evil.example')).toBe(403);
  expect(await refusal(path, 'null')).toBe(403);
  expect(await refusal(path, 'app://desktop.evil')).toBe(403);
  expect(await refusal(path, 'app://desktop')).toBeUndefined();
  expect(await refusal(path, PUBLIC_URL)).toBeUndefined();
  expect(await refusal(path, `http://127.0.0.1:${portOf(app)}`)).toBeUndefined();
});

test('an unreadable message gets an error, and the connection stays open', async () => {
  const client = await connect(ADA);
  const unread = { Type: 'error', Error: 'This message could not be read.' };
  for (const bad of ['', '{', 'null', '{"Type":"shout"}', '{"Type":"ping","Extra":1}'])
    expect(await client.ask(bad)).toEqual(unread);
  client.socket.send(Buffer.from([0, 255]));
  expect(await client.next()).toEqual(unread);
  expect(await client.ask({ Type: 'ping' })).toEqual({ Type: 'pong' });
});

test('a feed reaches the windows that follow it, once each, until they leave', async () => {
  const [follower, other] = [await connect(ADA), await connect(GRACE)];
  const message = { Type: 'LessonFeedEvent', Data: FEED_LESSON } as const;
  const feed = new FeedPush(bus);
  for (const Type of ['lesson_feed_subscribe', 'lesson_feed_subscribe', 'ping'])
    follower.socket.send(JSON.stringify({ Type }));
  expect(await follower.next()).toEqual({ Type: 'pong' });
  feed.send('lesson_feed', message);
  expect(await follower.next()).toEqual(message);
  follower.socket.send(JSON.stringify({ Type: 'lesson_feed_unsubscribe' }));
  expect(await follower.ask({ Type: 'ping' })).toEqual({ Type: 'pong' });
  feed.send('lesson_feed', message);
  for (const client of [follower, other])
    expect(await client.ask({ Type: 'ping' })).toEqual({ Type: 'pong' });
});

test('a message over 4 KB ends the connection', async () => {
  const client = await connect(ADA);
  client.socket.send('x'.repeat(4097));
  expect((await client.closed).code).toBe(1009);
});

test('a client that sends too many messages is disconnected; one within the limit is not', async () => {
  const steady = await connect(ADA);
  for (let count = 0; count < 60; count++) {
    if (count % 20 === 0) clock.advance(10_000);
    expect(await steady.ask({ Type: 'ping' })).toEqual({ Type: 'pong' });
  }
  const talker = await connect(GRACE);
  for (let count = 0; count < 40; count++) talker.socket.send('{"Type":"ping"}');
  expect(await talker.closed).toEqual({ code: 1008, reason: 'Too many messages' });
});

test('a user may have twenty connections, without affecting other users', async () => {
  const clients = await Promise.all(Array.from({ length: 20 }, () => connect(ADA)));
  const path = `${SOCKET_PATH}?token=${tokenOf(ADA)}`;
  expect(await new SocketClient(app, path).closed).toEqual({ code: 1013, reason: 'Too many connections' });
  await connect(GRACE);
  clients[0]!.socket.close();
  await clients[0]!.closed;
  await connect(ADA);
});

test('a client that does not answer pings is dropped; one that does stays', async () => {
  const alive = await connect(ADA);
  const silent = await connect(ADA, { autoPong: false });
  clock.advance(30_000);
  await alive.ask({ Type: 'ping' });
  clock.advance(30_000);
  expect((await silent.closed).code).toBe(1006);
  expect(await alive.ask({ Type: 'ping' })).toEqual({ Type: 'pong' });
});

test('a connection lasts as long as its token and five minutes', async () => {
  const client = await connect(ADA);
  const stepMs = 29_000; // below the heartbeat, which a client has to answer
  for (let lived = stepMs; lived < LIFETIME_MS; lived += stepMs) {
    clock.advance(stepMs);
    expect(await client.ask({ Type: 'ping' })).toEqual({ Type: 'pong' });
  }
  clock.advance(stepMs);
  expect(await client.closed).toEqual({ code: 3000, reason: 'Unauthorized' });
});

test('a server that stops closes its connections', async () => {
  const client = await connect(ADA);
  await app.close();
  expect((await client.closed).code).toBe(1001);
});

test('a client that disconnects while its token is checked affects nobody else', async () => {
  let go = () => {};
  verify = (token) =>
    new Promise((resolve) => {
      go = () => resolve({ userId: decodeJwt(token).sub! });
      hurried.socket.terminate();
    });
  const hurried = new SocketClient(app, `${SOCKET_PATH}?token=${tokenOf(ADA)}`);
  await hurried.closed;
  go();
  verify = async (token) => ({ userId: decodeJwt(token).sub! });
  await connect(GRACE);
});
