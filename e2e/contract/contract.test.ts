import {
  ENDPOINTS,
  type Endpoint,
  type EndpointName,
  errorBody,
  type LocalMail,
  submitLesson,
  type User,
} from '@shared/contracts';
import { EVENT_STREAM, EventDecoder } from '@shared/contracts/event-stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { makeAdmin } from '../fixtures/admin';
import { type Answer, aPicture, call, newEmail, type SignedUp, signUp, succeed } from '../fixtures/api';
import { lessonIdAt } from '../fixtures/content';
import { FakeGithub } from '../fixtures/fake-github';
import { DISCORD_CLIENT, FakeOpenId, newAccount } from '../fixtures/fake-openid';
import { give } from '../fixtures/ledger';
import { TestServer } from '../fixtures/server';
import { contentWithShortCourse, earnCertificate } from '../fixtures/short-course';
import { EXAMPLES, type Example, type World } from './examples';
import { INTERVIEW } from './examples/lessons';

let world: World;
/** Learners whose calls are refused, so that the learner's rate limits are left for the examples. */
let strangers: SignedUp[];

beforeAll(async () => {
  const [github, openid] = await Promise.all([FakeGithub.start(), FakeOpenId.start()]);
  const env = { CONTENT_DIR: contentWithShortCourse(), ...github.env, ...openid.env };
  const server = await TestServer.start(env);
  const [learner, others, courses, tracks] = await Promise.all([
    signUp(server),
    Promise.all([signUp(server), signUp(server), signUp(server)]),
    succeed<{ UUID: string }[]>(server, 'GET', '/static/courses/overview'),
    succeed<{ UUID: string }[]>(server, 'GET', '/static/tracks'),
  ]);
  const certificate = await earnCertificate(server, learner);
  give(server, certificate.learnerId, 1000);
  makeAdmin(server, certificate.learnerId);
  const ids = { courseId: courses[0]!.UUID, trackId: tracks[0]!.UUID };
  world = { server, github, openid, learner, ...ids, certificate };
  strangers = others;
});

afterAll(async () => {
  await world.server.dispose();
  await world.github[Symbol.asyncDispose]();
  await world.openid[Symbol.asyncDispose]();
});

const pathOf = ({ path }: Endpoint, { params = {}, query }: Example) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '') +
  (query ? `?${new URLSearchParams(query)}` : '');

async function send(
  endpoint: Endpoint,
  example: Example,
  token: string | undefined,
  path?: string,
): Promise<Answer> {
  const { body, headers } = example;
  return call(world.server, endpoint.method, path ?? pathOf(endpoint, example), { token, body, headers });
}

const TEN_MEGABYTES = JSON.stringify({ padding: 'x'.repeat(10 * 1024 * 1024) });

/** It has no reply in JSON. */
const isBytes = ({ reply }: Endpoint) => reply instanceof z.ZodNever;

/** The strangers take turns, except for what only the learner may do. */
let turn = 0;
const tokenFor = ({ isPersonal }: Example) =>
  (isPersonal ? world.learner : strangers[turn++ % strangers.length]!).accessToken;

const expectError = (answer: Answer, status: number) => {
  expect(answer.status).toBe(status);
  expect(errorBody.safeParse(answer.body).error).toBeUndefined();
};

const known = new Map<EndpointName, Promise<Example>>();

/** One example for all calls that are refused: making one takes calls, and the learner's are limited. */
function exampleOf(name: EndpointName): Promise<Example> {
  const example = known.get(name) ?? Promise.resolve(EXAMPLES[name](world));
  known.set(name, example);
  return example;
}

const endpoints = Object.entries(ENDPOINTS) as [EndpointName, Endpoint][];

describe.each(endpoints)('%s', (name, endpoint) => {
  test('answers 200 with exactly the keys of the contract', async () => {
    const example = await EXAMPLES[name](world);
    const caller = example.isByAnother ? await signUp(world.server) : world.learner;
    const answer = await send(endpoint, example, caller.accessToken);
    if (example.mayBeMissing && answer.status === 503) return expectError(answer, 503);
    if (example.isRefused) return expectError(answer, example.isRefused);
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
    if (isBytes(endpoint)) return expect(answer.headers.get('content-type')).toBe(endpoint.binaryReply);
    expect(endpoint.reply.safeParse(answer.body).error).toBeUndefined();
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  });

  test('is the same with a closing slash', async () => {
    const example = await exampleOf(name);
    const [path, query] = pathOf(endpoint, example).split('?');
    const slashed = `${path!.replace(/\/$/, '')}/${query ? `?${query}` : ''}`;
    // Without its body: compiling the example again shows nothing about the path.
    const answer = await send(endpoint, { ...example, headers: {}, body: undefined }, undefined, slashed);
    expect(answer.body).not.toEqual({ error: 'Not Found' });
  });

  if (endpoint.auth === 'user') {
    test('asks guests to sign in', async () => {
      expectError(await send(endpoint, await exampleOf(name), undefined), 401);
    });
  }

  if (endpoint.auth === 'user' || endpoint.auth === 'optional') {
    test.each([
      ['tampered', () => `${world.learner.accessToken.slice(0, -4)}AAAA`],
      ['foreign', () => 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwiZXhwIjo5OTk5OTk5OTk5fQ.'],
      ['nonsense', () => 'nonsense'],
    ])('refuses a %s token', async (_, token) => {
      expectError(await send(endpoint, await exampleOf(name), token()), 401);
    });
  }

  if (endpoint.body) {
    test.each([
      ['no JSON', '{"half": '],
      ['an array', '[]'],
      ['a number', '42'],
      ['null', 'null'],
      [
        'wrong types',
        '{"email": 5, "otp": {}, "firstName": [], "trackUUID": true, "Files": "x", "Choice": 7, "files": {}, "code": 9, "requestUUID": 1}',
      ],
    ])('refuses a body of %s', async (_, body) => {
      const example = await exampleOf(name);
      expectError(await send(endpoint, { ...example, body }, tokenFor(example)), 400);
    });

    test('refuses 10 MB', async () => {
      const example = await exampleOf(name);
      expectError(await send(endpoint, { ...example, body: TEN_MEGABYTES }, tokenFor(example)), 413);
    });
  }

  if (endpoint.upload) {
    const { upload } = endpoint;
    const half = aPicture(undefined, upload);
    test.each([
      ['JSON', { body: `{"${upload}": "me.png"}` }],
      ['a file in another field', aPicture(undefined, 'picture')],
      [
        'a file that isn’t an image',
        aPicture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), upload),
      ],
      ['half of a form', { ...half, body: half.body.subarray(0, 90) }],
    ])('refuses %s', async (_, form) => {
      const { isPersonal } = await exampleOf(name);
      expectError(await send(endpoint, form, tokenFor({ ...form, isPersonal })), 400);
    });

    test('refuses 10 MB', async () => {
      const { isPersonal } = await exampleOf(name);
      const form = aPicture(Buffer.alloc(10 * 1024 * 1024), upload);
      expectError(await send(endpoint, form, tokenFor({ ...form, isPersonal })), 413);
    });
  }

  if (endpoint.params) {
    test.each([
      '00000000-0000-4000-8000-000000000000',
      'not-a-uuid',
      '..%2f..%2fetc',
      "'; DROP TABLE users; --",
      '%00',
    ])('does not know %s', async (id) => {
      const example = await exampleOf(name);
      const params = { id: encodeURI(id), slug: encodeURI(id) };
      // Certificates tell a malformed address from a missing one.
      const isMalformed = endpoint.errors?.includes(400) && !id.startsWith('00000000-');
      expectError(await send(endpoint, { ...example, params }, tokenFor(example)), isMalformed ? 400 : 404);
    });
  }
});

describe('around the contract', () => {
  test.each([
    ['GET', '/nothing/here'],
    ['POST', '/nothing/here'],
    ['GET', ''],
  ])('%s /v1%s is a 404 in JSON', async (method, path) => {
    expectError(await call(world.server, method, path), 404);
  });

  test('a method that a call doesn’t have is a 405 in JSON that lists those it has', async () => {
    const answer = await call(world.server, 'DELETE', '/users/me');
    expectError(answer, 405);
  });

  test('an invalid URL is a 400 in JSON', async () => {
    expectError(await call(world.server, 'GET', '/static/lessons/%zz'), 400);
  });

  test('OpenAPI lists every call', async () => {
    const { paths } = await succeed<{ paths: Record<string, object> }>(world.server, 'GET', '/openapi.json');
    const listed = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(listed.sort()).toEqual(endpoints.map(([, { method, path }]) => `${method} ${path}`).sort());
  });

  test('every reply carries its request id and the security headers', async () => {
    const { headers } = await call(world.server, 'GET', '/version');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('origin-agent-cluster')).toBeNull();
  });

  test('what a learner gets is for no cache, unless it’s the same for everybody', async () => {
    const { accessToken: token } = world.learner;
    const cacheControl = async (path: string) =>
      (await call(world.server, 'GET', path, { token })).headers.get('cache-control');
    expect(await cacheControl('/users')).toBe('no-store');
    expect(await cacheControl('/users/sessions')).toBe('no-store');
    expect(await cacheControl('/static/courses/overview')).not.toBe('no-store');
  });

  test('a cached reply is the same as a fresh one, and 304 if the client has it', async () => {
    const path = '/static/courses/slug/learn-python';
    const first = await call(world.server, 'GET', path);
    const second = await call(world.server, 'GET', path);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
    const etag = second.headers.get('etag') ?? '';
    expect((await call(world.server, 'GET', path, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  test('the process reports its state', async () => {
    const get = async (path: string) => (await fetch(`${world.server.url}${path}`)).text();
    expect(JSON.parse(await get('/healthz'))).toEqual({ status: 'ok' });
    expect(JSON.parse(await get('/readyz'))).toEqual({ status: 'ready' });
  });

  test('crawlers find the public pages', async () => {
    const get = async (path: string) => (await fetch(`${world.server.url}${path}`)).text();
    expect(await get('/robots.txt')).toContain(`Sitemap: ${world.server.url}/sitemap.xml`);
    expect(await get('/sitemap.xml')).toContain(`<loc>${world.server.url}/courses/learn-python</loc>`);
  });

  test('an answer in words is read while it’s judged: as events, or as text', async () => {
    const { accessToken: token } = strangers[0]!;
    const { message } = submitLesson.stream!;
    const answerIn = (accept: string) =>
      call<{ notJson: string }>(world.server, 'POST', `/lessons/${lessonIdAt(INTERVIEW)}/`, {
        token,
        body: { Input: 'A function has a name, so people can read what it does.' },
        headers: { accept },
      });
    const answer = await answerIn(EVENT_STREAM);
    const events = new EventDecoder().push(answer.body.notJson);
    const messages = events.filter(({ type }) => type === 'message').map(({ data }) => message.parse(data));
    expect(messages.length).toBeGreaterThan(1);
    expect(submitLesson.reply.parse(events.at(-1)?.data)).toMatchObject({
      SubmissionUUID: answer.headers.get('x-submission-uuid'),
    });
    const text = await answerIn('*/*');
    expect(text.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(text.body.notJson).toBe(messages.map(({ Text }) => Text).join(''));
  });

  test('metrics are on an address of their own', async () => {
    expect((await fetch(`${world.server.url}/metrics`)).status).toBe(404);
    await call(world.server, 'GET', '/version');
    const metrics = await (await fetch(world.server.metricsUrl)).text();
    expect(metrics).toMatch(/^http_request_duration_seconds_count\{.*route="\/v1\/version"/m);
  });
});

describe('profiles', () => {
  const read = (path: string, token?: string) =>
    call<Record<string, unknown>>(world.server, 'GET', `/users/public/${path}`, { token });

  test('an earlier handle leads to the profile, under its current one', async () => {
    const { accessToken: token } = strangers[0]!;
    const { Handle: before } = await succeed<User>(world.server, 'GET', '/users', { token });
    const handle = `countess-${before.split('-').at(-1)}`;
    await succeed(world.server, 'PUT', '/users/handle', { token, body: { handle } });
    const { body } = await read(before.toUpperCase());
    expect(body).toMatchObject({ Status: 'success', Profile: { Handle: handle, FirstName: 'Ada' } });
  });

  test('a private one is denied to everybody but its owner', async () => {
    const { accessToken: token } = strangers[1]!;
    const { Handle } = await succeed<User>(world.server, 'GET', '/users', { token });
    await succeed(world.server, 'PUT', '/users', { token, body: { IsPrivate: true } });
    const reason = 'This profile is private.';
    for (const caller of [undefined, world.learner.accessToken]) {
      expect((await read(Handle, caller)).body).toMatchObject({ Status: 'denied', Reason: reason });
      for (const part of ['stats', 'achievements', 'tracks_and_courses', 'thumbnail', 'activity_heatmap'])
        expect(await read(`${Handle}/${part}`, caller)).toMatchObject({
          status: 403,
          body: { error: reason },
        });
    }
    expect((await read(Handle, token)).body).toMatchObject({
      Status: 'success',
      Profile: { IsPrivate: true },
    });
    expect((await read(`${Handle}/stats`, token)).status).toBe(200);
  });

  test('the name on Discord is on it only if its learner wants that, and a bot’s gift reaches them', async () => {
    const { accessToken: token } = strangers[2]!;
    world.openid.account = newAccount({ sub: '80351110224678912', username: 'ada.codes' });
    const { URL: page } = await succeed<{ URL: string }>(world.server, 'POST', '/users/discord/link', {
      token,
    });
    const answer = await world.openid.approve(page);
    await succeed(world.server, 'GET', `/users/discord/callback?${answer}`, { token });
    const { Handle } = await succeed<User>(world.server, 'GET', '/users', { token });
    const shown = async () => ((await read(Handle)).body.Profile as { DiscordHandle: string }).DiscordHandle;
    expect(await shown()).toBeNull();
    await succeed(world.server, 'PUT', '/users', { token, body: { showsDiscord: true } });
    expect(await shown()).toBe('ada.codes');

    const { Gems: before } = await succeed<User>(world.server, 'GET', '/users', { token });
    const words = { id: 'a-gift', text: 'Thanks!', rewardType: 'gems', amount: 5 };
    const body = { ...words, discordUserID: '80351110224678912' };
    const giveGems = (secret: string) =>
      call(world.server, 'POST', '/discord/rewards', { token: secret, body });
    expectError(await giveGems(token), 401);
    for (const IsNew of [true, false])
      expect(await giveGems(DISCORD_CLIENT.botSecret)).toMatchObject({ status: 200, body: { IsNew } });
    expect(await succeed<User>(world.server, 'GET', '/users', { token })).toMatchObject({ Gems: before + 5 });
  });

  test('a completed course is on it, also after a reset, and karma only if they take part in boards', async () => {
    const { accessToken: token } = world.learner;
    const { Handle } = await succeed<User>(world.server, 'GET', '/users', { token });
    const { body } = await read(`${Handle}/tracks_and_courses`);
    expect(body.Courses).toContainEqual(
      expect.objectContaining({
        Slug: 'two-sparks',
        NumLessons: 2,
        NumComplete: expect.any(Number),
        CompletedAt: expect.any(String),
      }),
    );
    expect((await read(Handle)).body).toMatchObject({ Profile: { Karma: expect.any(Number) } });
    await succeed(world.server, 'PUT', '/leaderboard_standing', { token, body: { competes: false } });
    expect((await read(Handle)).body).toMatchObject({ Profile: { Karma: null, LeagueBadge: null } });
  });

  test('a picture has an address that never changes, until it’s replaced', async () => {
    const { accessToken: token } = strangers[2]!;
    const upload = () => succeed<User>(world.server, 'PUT', '/users/profile_image', { token, ...aPicture() });
    const { ProfileImageURL: path } = await upload();
    const image = await fetch(`${world.server.url}${path}`);
    expect(image.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(image.headers.get('content-security-policy')).toContain("default-src 'none'");
    await upload();
    expect((await fetch(`${world.server.url}${path}`)).status).toBe(404);
  });
});

test('a newcomer reads the sign-in link on the server’s own computer', async () => {
  const email = newEmail();
  await succeed(world.server, 'POST', '/users', { body: { email, firstName: 'Mira', lastName: 'Holt' } });
  const link = await world.server.nextSignInLink(email);
  const { Mails } = await succeed<{ Mails: LocalMail[] }>(world.server, 'GET', '/local_mails');
  const mail = Mails.find(({ To }) => To === email);
  expect(mail?.Subject).toContain('sign');
  expect(mail?.Text).toContain(link);
});
