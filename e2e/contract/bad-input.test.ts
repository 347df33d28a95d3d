import { request as rawRequest } from 'node:http';
import { errorBody } from '@shared/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, newEmail, type SignedUp, signUp, succeed } from '../fixtures/api';
import { authoredLessons, rightAnswer } from '../fixtures/content';
import type { RunningServer } from '../fixtures/running-server';
import { sharedServer } from '../fixtures/shared-server';

let server: RunningServer;
let learner: SignedUp;

beforeAll(async () => {
  server = await sharedServer();
  learner = await signUp(server);
});

const lessons = authoredLessons();
const ofType = (type: string) => lessons.find((lesson) => lesson.type === type)!;
const output = ofType('type_code');
const [file] = output.solution;

const submit = (uuid: string, body: unknown) =>
  call<{ error?: string; ResultSlug?: string; ResultMessage?: string }>(server, 'POST', `/lessons/${uuid}/`, {
    token: learner.accessToken,
    body,
  });

const program = (Content: string) => ({ Files: [{ Name: file!.Name, Content }] });

describe('invalid answers are refused with an explanation', () => {
  test.each([
    ['nothing', {}, 400],
    ['two answers', { Choice: 'x', TextInput: 'y' }, 400],
    ['an answer of another kind', { Choice: 'x' }, 400],
    ['no files', { Files: [] }, 400],
    ['an unknown file', { Files: [{ Name: 'other.py', Content: '' }] }, 400],
    ['a file outside', { Files: [{ Name: '../main.py', Content: '' }] }, 400],
    ['a name with NUL', { Files: [{ Name: 'main\u0000.py', Content: '' }] }, 400],
    ['the same file twice', { Files: [file, file] }, 400],
    ['a file of more than a million characters', program('#'.repeat(1_000_001)), 400],
    ['an unknown time zone', { ...program('1'), userTimezone: 'Mars/Olympus' }, 400],
  ])('%s', async (_, body, status) => {
    const answer = await submit(output.uuid, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    expect(errorBody.safeParse(answer.body).error).toBeUndefined();
    const fromGuest = await call(server, 'POST', `/lessons/${output.uuid}/try`, { body });
    expect(fromGuest, 'the same from a guest').toMatchObject({ status, body: answer.body });
  });
});

test('a guest who floods the server is asked to wait, and learners are not', async () => {
  const path = `/lessons/${output.uuid}/try`;
  const headers = { 'X-Forwarded-For': '203.0.113.61' }; // not the other tests' guest
  const answers = await Promise.all(
    Array.from({ length: 61 }, () => call<{ error: string }>(server, 'POST', path, { body: {}, headers })),
  );
  const refused = answers.find(({ status }) => status === 429);
  const seconds = refused?.headers.get('retry-after');
  expect(refused?.body.error).toBe(`Too many requests. Please try again in ${seconds} seconds.`);
  expect((await submit(output.uuid, rightAnswer(output))).body.ResultSlug).toBe('success');
});

describe('drafts', () => {
  const saveDraft = (body: object, token = learner.accessToken) =>
    call<{ error?: string; Version?: number }>(server, 'PUT', `/users/lessons/${output.uuid}/draft`, {
      token,
      body: { baseVersion: 0, ...body },
    });

  test.each([
    ['two answers', { Choice: 'x', TextInput: 'y' }, 400],
    ['a version below 0', { Choice: 'x', baseVersion: -1 }, 400],
    ['an id that no database has to store', { Choice: 'x', writer: 'a\u0000' }, 400],
    ['too much given up in one request', { replaced: Array(4).fill({ Choice: 'x' }) }, 400],
    ['more than 256 KB', program('#'.repeat(256 * 1024)), 413],
    ['10 MB', program('#'.repeat(10 * 1024 * 1024)), 413],
  ])('%s is refused with an explanation', async (_, body, status) => {
    const answer = await saveDraft(body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    expect(errorBody.safeParse(answer.body).error).toBeUndefined();
  });

  test('are there on another device, whatever the code contains', async () => {
    const code = program('print("NUL \u0000, half a pair \ud800")');
    expect(await saveDraft(code)).toMatchObject({ status: 200, body: { Version: expect.any(Number) } });
    const path = `/users/lessons/${output.uuid}/draft`;
    const { body } = await call(server, 'GET', path, { token: learner.accessToken });
    expect(body).toMatchObject({ Draft: { Answer: code } });
  });

  test('too many are refused with the time to wait', async () => {
    const { accessToken } = await signUp(server);
    const save = async () => {
      const { status, headers } = await saveDraft({ Choice: 'x' }, accessToken);
      return { status, retryAfter: Number(headers.get('retry-after')) };
    };
    const answers = await Promise.all(Array.from({ length: 91 }, save));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([
      { status: 429, retryAfter: expect.toSatisfy((seconds: number) => seconds > 0 && seconds <= 60) },
    ]);
  });
});

describe('a name that no database has to store is refused', () => {
  test.each([
    ['NUL', 'Ada\u0000'],
    ['a line break', 'Ada\nSmith'],
    ['half of a surrogate pair', 'Ada\ud800'],
  ])('%s', async (_, firstName) => {
    const body = { email: newEmail(), firstName, lastName: 'Smith' };
    const answer = await call(server, 'POST', '/users', { body });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ error: 'Please enter your name without control characters.' });
  });

  test('one that turns the text after it around', async () => {
    const body = { email: newEmail(), firstName: 'Ada\u202e', lastName: 'Smith' };
    const answer = await call(server, 'POST', '/users', { body });
    expect(answer).toMatchObject({
      status: 400,
      body: { error: 'Please enter your name without hidden characters.' },
    });
  });
});

describe('code that hits a limit fails with the name of the limit, and the next submission works', () => {
  test.each([
    ['memory', 'hoard = []\nwhile True:\n    hoard.append(bytearray(10_000_000))\n', /memory/i],
    ['output', 'while True:\n    print("x" * 1000)\n', /print|output/i],
    ['recursion', 'def deeper():\n    deeper()\ndeeper()\n', /./],
    ['syntax', 'print(\n', /./],
    ['an unknown module', 'import nothing_of_this_name\n', /./],
  ])('%s', async (_, code, message) => {
    const answer = await submit(output.uuid, program(code));
    expect(answer.status).toBe(200);
    expect(answer.body.ResultSlug).toBe('failure');
    expect(answer.body.ResultMessage).toMatch(message);
    expect((await submit(output.uuid, rightAnswer(output))).body.ResultSlug).toBe('success');
  });
});

describe('the terminal client', () => {
  test('may send a body without Content-Type to a path with a closing slash', async () => {
    const body = JSON.stringify(rightAnswer(output));
    const status = await new Promise<number>((done, failed) => {
      const sent = rawRequest(
        {
          port: server.port,
          host: '127.0.0.1',
          path: `/v1/lessons/${output.uuid}/`,
          method: 'POST',
          headers: {
            authorization: `Bearer ${learner.accessToken}`,
            'content-length': Buffer.byteLength(body),
          },
        },
        (reply) => done(reply.resume().statusCode ?? 0),
      );
      sent.on('error', failed);
      sent.end(body);
    });
    expect(status).toBe(200);
  });
});

describe('sessions', () => {
  test('a refresh token rotates, and a client that lost the reply gets it again', async () => {
    const { refreshToken } = await signUp(server);
    const refresh = (token: string) =>
      call<{ refresh_token: string }>(server, 'POST', '/auth/refresh', {
        headers: { 'X-Refresh-Token': token },
      });
    const first = await refresh(refreshToken);
    expect(first.status).toBe(200);
    const retry = await refresh(refreshToken);
    expect(retry.status).toBe(200);
    expect(retry.body.refresh_token).toBe(first.body.refresh_token);
    expect((await refresh(retry.body.refresh_token)).status).toBe(200);
  });

  test('a browser gets the refresh token in a cookie that scripts cannot read', async () => {
    const { email } = learner;
    const seen = server.signInLinks(email).length;
    await succeed(server, 'POST', '/users/email/send_magic_link', { body: { email } });
    const otp = new URL(await server.nextSignInLink(email, seen)).searchParams.get('otp');
    const answer = await call(server, 'POST', '/auth/otp/login', { body: { otp } });
    expect(answer.headers.get('set-cookie')).toMatch(/refresh_token=[^;]+;.*Max-Age=5184000;.*HttpOnly/);
    expect((await call(server, 'POST', '/auth/otp/login', { body: { otp } })).status).toBe(403);
  });
});

test('a body of 10 MB is read out before it is refused, so that even a slow sender sees why', async () => {
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const sent = rawRequest(
      `${server.url}/v1/users/email/exists`,
      { method: 'POST', headers: { 'content-length': 10 * 1024 * 1024 } },
      (reply) => {
        reply.resume();
        reply.on('end', () => resolve(reply.statusCode));
      },
    );
    sent.on('error', reject);
    const piece = Buffer.alloc(64 * 1024, 'x');
    let left = 160;
    const next = () => {
      if (left-- === 0) sent.end();
      else sent.write(piece, () => setImmediate(next));
    };
    next();
  });
  expect(status).toBe(413);
});
