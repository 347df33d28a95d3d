import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CLIData } from '@shared/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { signUp, succeed } from '../fixtures/api';
import { terminalLesson } from '../fixtures/content';
import { type RawReply, sendRaw } from '../fixtures/raw-http';
import type { RunningServer } from '../fixtures/running-server';
import { sharedServer } from '../fixtures/shared-server';

/* What installed terminal clients send, byte by byte, and what they read of the replies. These names and rules are theirs. */
interface Tokens {
  access_token: string;
  refresh_token: string;
}

const HOUR_S = 3600;
const LESSON = `/v1/lessons/${terminalLesson.uuid}`;
const recorded = JSON.parse(readFileSync(join(terminalLesson.folder, 'recorded/solution.json'), 'utf8')) as {
  CLIResults: { CLICommandResult: { ExitCode: number } }[];
};

let server: RunningServer;
let code: string;
let tokens: Tokens;
beforeAll(async () => {
  server = await sharedServer();
  code = await newCode((await signUp(server)).accessToken);
  tokens = (await signIn(code)).body as Tokens;
});

const newCode = async (token: string) =>
  (await succeed<{ OTP: string }>(server, 'POST', '/auth/otp/create', { token })).OTP;

/** As a client at an address of this file's own. */
const send = (line: string, headers: Record<string, string> = {}, body?: object | string) =>
  sendRaw(server.port, {
    line,
    headers: { ...server.clientHeaders, ...headers },
    body: typeof body === 'object' ? JSON.stringify(body) : body,
  });
const signIn = (otp: string) => send('POST /v1/auth/otp/login', {}, { otp });
const refresh = (token: string) => send('POST /v1/auth/refresh', { 'X-Refresh-Token': token });
const bearer = () => ({ Authorization: `Bearer ${tokens.access_token}` });
const keys = ({ body }: RawReply) => Object.keys(body as object);

const REFUSAL = { error: expect.stringMatching(/\w/) };

describe('signing in', () => {
  test('replies both tokens, and the access token lives as long as clients keep it', () => {
    expect(Object.keys(tokens).sort()).toEqual(['access_token', 'refresh_token']);
    const { iat, exp } = JSON.parse(
      Buffer.from(tokens.access_token.split('.')[1]!, 'base64url').toString(),
    ) as { iat: number; exp: number };
    expect(exp - iat).toBeGreaterThanOrEqual(HOUR_S);
  });

  test('uses only characters that clients keep of what’s pasted', () => {
    expect(code).toMatch(/^[A-Za-z0-9_-]+$/);
  });

  test.each([
    ['a spent code', () => code],
    ['a wrong code', () => 'not-a-code'],
  ])('with %s is a 403', async (_what, otp) => {
    expect(await signIn(otp())).toMatchObject({ status: 403, body: REFUSAL });
  });
});

describe('a session', () => {
  test('is renewed with the header and an empty body, and gets both tokens again', async () => {
    const reply = await refresh(tokens.refresh_token);
    expect([reply.status, keys(reply).sort()]).toEqual([200, ['access_token', 'refresh_token']]);
    const lost = tokens.refresh_token;
    tokens = reply.body as Tokens;
    // The client that lost the reply asks once more.
    const again = await refresh(lost);
    expect([again.status, (again.body as Tokens).refresh_token]).toEqual([200, tokens.refresh_token]);
    tokens = (await refresh(tokens.refresh_token)).body as Tokens;
    expect((await send('GET /v1/users/me', bearer())).status).toBe(200);
  });

  test('ends with the header', async () => {
    const other = (await signIn(await newCode(tokens.access_token))).body as Tokens;
    const headers = { 'X-Refresh-Token': other.refresh_token };
    expect(await send('POST /v1/auth/logout', headers)).toMatchObject({ status: 200 });
    expect(await refresh(other.refresh_token)).toMatchObject({ status: 401, body: REFUSAL });
  });

  test('has a handle', async () => {
    const { body } = await send('GET /v1/users/me', bearer());
    expect(body).toMatchObject({ Handle: expect.stringMatching(/^[\w-]+$/) });
  });

  test.each([
    ['none', () => ({})],
    ['a tampered one', () => ({ Authorization: `Bearer ${tokens.access_token.slice(0, -4)}AAAA` })],
  ])('without an access token is a 401: %s', async (_what, headers) => {
    for (const path of ['/v1/users/me', '/v1/lessons/next_cli', LESSON])
      expect(await send(`GET ${path}`, headers())).toMatchObject({ status: 401, body: REFUSAL });
  });
});

describe('a lesson', () => {
  test('that’s next has exactly what clients print', async () => {
    const reply = await send('GET /v1/lessons/next_cli', bearer());
    expect([reply.status, keys(reply).sort()]).toEqual([
      200,
      ['ChapterNumber', 'ChapterTitle', 'LessonNumber', 'LessonTitle', 'LessonUUID'],
    ]);
  });

  test('has steps of one kind each, tests of one kind each, and at least one system', async () => {
    const { status, body } = await send(`GET ${LESSON}`, bearer());
    expect([status, Object.keys(body as object).sort()]).toEqual([
      200,
      ['ChapterNumber', 'Lesson', 'LessonNumber'],
    ]);
    const { Lesson } = body as { Lesson: { Type: string; LessonDataCLI: { CLIData: CLIData } } };
    const { AllowedOperatingSystems, BaseURLDefault, Steps } = Lesson.LessonDataCLI.CLIData;
    expect([Lesson.Type, typeof BaseURLDefault]).toEqual(['type_cli', 'string']);
    expect(['linux', 'darwin', 'windows']).toEqual(expect.arrayContaining(AllowedOperatingSystems));
    expect(AllowedOperatingSystems.length).toBeGreaterThan(0);
    for (const { CLICommand, HTTPRequest, NoPenaltyOnFail } of Steps) {
      expect([CLICommand, HTTPRequest].filter(Boolean)).toHaveLength(1);
      expect(typeof NoPenaltyOnFail).toBe('boolean');
      for (const each of (CLICommand ?? HTTPRequest)!.Tests)
        expect(Object.values(each).filter((value) => value !== null)).toHaveLength(1);
    }
  });

  test('that nobody knows is a 404', async () => {
    const path = '/v1/lessons/00000000-0000-4000-8000-000000000000';
    expect(await send(`GET ${path}`, bearer())).toMatchObject({ status: 404, body: REFUSAL });
  });
});

describe('a submission', () => {
  /** A program in Go writes both kinds of a result, the other one as null. */
  const results = (change: object = {}) => ({
    CLIResults: recorded.CLIResults.map(({ CLICommandResult }, at) => ({
      CLICommandResult: { ...CLICommandResult, ...(at === 0 ? change : {}) },
      HTTPRequestResult: null,
    })),
  });
  const submit = (body: object | string, path = `${LESSON}/`) => send(`POST ${path}`, bearer(), body);

  test('that fails says where, counted from 0', async () => {
    const reply = await submit(results({ ExitCode: -2, Stdout: '' }));
    expect(reply).toMatchObject({
      status: 200,
      body: {
        ResultSlug: 'failure',
        StructuredErrCLI: { Error: expect.any(String), FailedStepIndex: 0, FailedTestIndex: 0 },
      },
    });
  });

  test('that passes has the XP, with a closing slash and without', async () => {
    for (const path of [`${LESSON}/`, LESSON]) {
      const reply = await submit(results(), path);
      expect(reply).toMatchObject({
        status: 200,
        body: { ResultSlug: 'success', StructuredErrCLI: null, XPReward: expect.any(Number) },
      });
      const { XPBreakdown } = reply.body as { XPBreakdown: object[] };
      for (const line of XPBreakdown) expect(Object.keys(line).sort()).toEqual(['Name', 'Percent', 'XP']);
    }
  });

  test.each([
    ['keys in another case', { cliresults: [] }],
    ['no JSON', '{"CLIResults": ['],
    ['nothing', ''],
  ])('of %s is a 400', async (_what, body) => {
    expect(await submit(body)).toMatchObject({ status: 400, body: REFUSAL });
  });
});
