// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the placeholders of terminal lessons
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CLIData, CLIStepResult } from '@shared/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedUp, signUp, succeed } from '../fixtures/api';
import { authoredLessons, lessonIdAt, terminalLesson } from '../fixtures/content';
import { newerBuiltins } from '../fixtures/newer-builtins';
import { RecordingProxy } from '../fixtures/recording-proxy';
import type { RunningServer } from '../fixtures/running-server';
import { sharedServer } from '../fixtures/shared-server';
import { parcelsIn, TerminalClient, type TerminalLesson } from '../fixtures/terminal-client';
import { CLIENT_DOWNLOAD, TerminalCommand } from '../fixtures/terminal-command';

/* A terminal does the lesson as learners do, and then it lies. */
const { uuid: lessonId } = terminalLesson;
const folder = mkdtempSync(join(tmpdir(), 'terminal-'));
let server: RunningServer;
let learner: SignedUp;
let client: TerminalClient;

beforeAll(async () => {
  server = await sharedServer();
  learner = await signUp(server);
  writeFileSync(
    join(folder, 'parcels.csv'),
    parcelsIn(readFileSync(join(terminalLesson.folder, 'lesson.md'), 'utf8')),
  );
  client = new TerminalClient(server.url, folder);
  await client.signIn(await newCode());
});

afterAll(async () => {
  rmSync(folder, { recursive: true });
});

/** A first try in the course of the terminal lesson, which makes that lesson the next one. */
async function beginCourse({ accessToken: token }: SignedUp): Promise<void> {
  const question = lessonIdAt(
    'content/courses/tour-of-the-forge/chapters/questions-and-answers/lessons/read-an-error',
  );
  await succeed(server, 'POST', `/lessons/${question}/`, { token, body: { TextInput: 'no idea' } });
}

/** The code that /cli/login shows. */
async function newCode({ accessToken: token }: SignedUp = learner): Promise<string> {
  return (await succeed<{ OTP: string }>(server, 'POST', '/auth/otp/create', { token })).OTP;
}

async function lessonData(): Promise<CLIData> {
  const { body } = await client.lesson(lessonId);
  return (body as unknown as TerminalLesson).Lesson.LessonDataCLI.CLIData;
}

/** Someone who has yet to pass the lesson, whatever the other tests did. */
async function beginner(): Promise<SignedUp> {
  rmSync(join(folder, 'late.sh'), { force: true });
  const one = await signUp(server);
  await beginCourse(one);
  return one;
}

const useSolution = () => cpSync(join(terminalLesson.folder, 'solution'), folder, { recursive: true });

describe('a terminal', () => {
  test('signs in with a pasted code, once, and renews its tokens', async () => {
    const terminal = new TerminalClient(server.url, folder);
    const code = await newCode();
    await terminal.signIn(` ${code}\n`);
    expect((await terminal.me()).body).toHaveProperty('Handle');
    await terminal.refresh();
    await terminal.refresh();
    expect((await terminal.me()).status).toBe(200);
    await expect(terminal.signIn(code)).rejects.toThrow('403');
    expect((await terminal.logout()).status).toBe(200);
  });

  test('finds its next lesson, runs it, fails, and then passes for its XP', async () => {
    const terminal = new TerminalClient(server.url, folder);
    await terminal.signIn(await newCode(await beginner()));
    expect((await terminal.nextLesson()).body).toMatchObject({
      LessonUUID: lessonId,
      LessonNumber: expect.any(Number),
    });
    expect(await terminal.lesson(lessonId)).toMatchObject({
      status: 200,
      body: { Lesson: { Type: 'type_cli', LessonDataCLI: { CLIData: { BaseURLDefault: '' } } } },
    });

    expect(await terminal.runAndSubmit(lessonId)).toMatchObject({
      ResultSlug: 'failure',
      StructuredErrCLI: {
        FailedStepIndex: 1,
        FailedTestIndex: 0,
        Error: expect.stringMatching(/^Expected exit code 0/),
      },
      XPReward: 0,
    });

    useSolution();
    const { ResultSlug, StructuredErrCLI, XPReward, XPBreakdown } = await terminal.runAndSubmit(lessonId);
    expect({ ResultSlug, StructuredErrCLI }).toEqual({ ResultSlug: 'success', StructuredErrCLI: null });
    expect(XPReward).toBeGreaterThan(0);
    // Installed clients show a line's percentage as a hundred times this.
    expect(XPBreakdown).toContainEqual({ Name: 'Level multiplier', Percent: 1, XP: expect.any(Number) });
    expect(XPBreakdown[0]).toEqual({ Name: 'Lesson', Percent: 0, XP: expect.any(Number) });

    // The tour has no other, so the next one is in another course.
    const [other] = authoredLessons('command-line-and-git').filter(({ type }) => type === 'type_cli');
    expect((await terminal.nextLesson()).body).toMatchObject({ LessonUUID: other!.uuid });
  });

  test('gets the address of a lesson of another kind', async () => {
    expect(await client.lesson(authoredLessons()[0]!.uuid)).toEqual({
      status: 422,
      body: { error: expect.stringMatching(/isn’t a terminal lesson. Please do it in your browser.$/) },
    });
  });
});

describe('a terminal that lies', () => {
  const honest = async () => {
    useSolution();
    return client.run(await lessonData());
  };
  const withStdout = (results: CLIStepResult[], step: number, change: object): CLIStepResult[] =>
    results.with(step, { CLICommandResult: { ...results[step]!.CLICommandResult!, ...change } });

  test('can’t bring variables of its own', async () => {
    const results = await honest();
    const forged = withStdout(results, 3, { Stdout: '{"total":999,"late":3}', Variables: { total: '999' } });
    expect((await client.submit(lessonId, forged)).body).toMatchObject({
      ResultSlug: 'failure',
      StructuredErrCLI: { FailedStepIndex: 3, FailedTestIndex: 1 },
    });
    const renamed = withStdout(results, 0, { Variables: { total: '1' } });
    expect((await client.submit(lessonId, renamed)).body).toMatchObject({ ResultSlug: 'success' });
  });

  test('can’t bring a verdict', async () => {
    const [first, ...others] = await honest();
    const claims = { Passed: true, ResultSlug: 'success', StructuredErrCLI: null };
    const wrong = { CLICommandResult: { ...first!.CLICommandResult!, ExitCode: 1, ...claims }, ...claims };
    expect((await client.submit(lessonId, [wrong, ...others])).body).toMatchObject({
      ResultSlug: 'failure',
      StructuredErrCLI: { FailedStepIndex: 0, FailedTestIndex: 0 },
    });
  });

  test.each<[string, (results: CLIStepResult[]) => unknown[], number, RegExp]>([
    ['leaves steps out', (results) => results.slice(1), 400, /has 4 steps, and your terminal sent 3/],
    ['adds steps', (results) => [...results, results[0]], 400, /your terminal sent 5/],
    [
      'has another kind of step',
      (results) => results.with(0, { HTTPRequestResult: {} }),
      400,
      /Step 1 is a command/,
    ],
    [
      'sends 2 MiB',
      (results) => withStdout(results, 0, { Stdout: 'x'.repeat(2 * 1024 * 1024) }),
      413,
      /too large/,
    ],
    [
      'sends too much',
      (results) => withStdout(results, 0, { Stdout: 'x'.repeat(1.5 * 1024 * 1024) }),
      413,
      /larger than 1 MB/,
    ],
    ['sends a text for a number', (results) => withStdout(results, 0, { ExitCode: '0' }), 400, /ExitCode/],
    ['sends a number for a text', (results) => withStdout(results, 0, { Stdout: 7 }), 400, /Stdout/],
    ['sends anything', () => [null, 7, 'x'], 400, /CLIResults/],
  ])('and %s is refused', async (_what, change, status, error) => {
    expect(await client.submit(lessonId, change(await honest()))).toEqual({
      status,
      body: { error: expect.stringMatching(error) },
    });
  });

  test('with the database’s favorite characters is judged', async () => {
    const odd = withStdout(await honest(), 1, { Stdout: 'Hob\0\ud800\nSable\nTomas' });
    expect(await client.submit(lessonId, odd)).toMatchObject({
      status: 200,
      body: { ResultSlug: 'failure' },
    });
  });
});

test('requests, their trailers and variables arrive as the learner’s server sent them', async () => {
  const learnersServer = await new Promise<Server>((done) => {
    const listening = createServer((request, reply) => {
      reply.writeHead(201, { 'Set-Cookie': ['a=1', 'b=2'], Location: '/orders/17', Trailer: 'X-Sum' });
      reply.write(JSON.stringify({ order: { id: 17 }, got: request.headers['x-name'] ?? null }));
      reply.addTrailers({ 'X-Sum': '42' });
      reply.end();
    }).listen(0, '127.0.0.1', () => done(listening));
  });
  const { port } = learnersServer.address() as AddressInfo;
  const request = { Method: 'POST', FullURL: '${baseURL}/orders/${id}', Headers: { 'X-Name': '${name}' } };
  const more = { BodyJSON: null, BodyForm: null, FollowRedirects: null, BasicAuth: null };
  const step = {
    Description: '',
    NoPenaltyOnFail: false,
    CLICommand: null,
    HTTPRequest: {
      Request: { ...request, ...more },
      ResponseVariables: [{ Name: 'id', Path: '.order.id', BodyRegex: '' }],
      ResponseHeaderVariables: [{ Name: 'name', Header: 'location', Regex: '/orders/(\\d+)' }],
      Tests: [],
      SleepAfterMs: null,
    },
  };
  const data: CLIData = {
    BaseURLDefault: 'override',
    Steps: [step, step],
    AllowedOperatingSystems: ['linux', 'darwin'],
  };
  const [, second] = await new TerminalClient(server.url, folder, `http://127.0.0.1:${port}/`).run(data);
  learnersServer.close();
  expect(second?.HTTPRequestResult).toMatchObject({
    StatusCode: 201,
    ResponseHeaders: { 'set-cookie': 'a=1,b=2' },
    ResponseTrailers: { 'x-sum': '42' },
    BodyString: '{"order":{"id":17},"got":"17"}',
    Variables: { id: '17', name: '17', baseURL: `http://127.0.0.1:${port}` },
  });
});

describe('emberforge, the terminal client', () => {
  test('signs in, runs, fails, submits and signs out, with exactly the calls that clients agree on', async () => {
    await using proxy = await RecordingProxy.start(server.url);
    const terminal = new TerminalCommand(folder);
    const code = await newCode(await beginner());

    const wrongCode = await terminal.run(['login', proxy.url, '--no-browser'], { input: 'not-a-code\n' });
    expect([wrongCode.exitCode, wrongCode.stderr]).toEqual([
      1,
      expect.stringContaining('doesn’t work anymore'),
    ]);
    const login = await terminal.run(['login', proxy.url, '--no-browser'], { input: ` ${code}\n` });
    expect([login.exitCode, login.stdout]).toEqual([0, expect.stringContaining('You’re signed in.')]);
    const status = JSON.parse((await terminal.run(['status', '--json'])).stdout);
    expect(status).toMatchObject({ server: proxy.url, next: { lessonUuid: lessonId } });

    const failed = await terminal.run(['submit', lessonId]);
    expect(failed).toMatchObject({ exitCode: 1, stderr: '' });
    expect(failed.stdout).toMatch(/✓ 1\..*\n✗ 2\./);
    expect(failed.stdout).toContain('Expected exit code 0');
    expect(failed.stdout).not.toContain('\u001b');

    useSolution();
    const ran = JSON.parse((await terminal.run(['run', '--json'])).stdout);
    expect(ran.CLIResults).toHaveLength((await lessonData()).Steps.length);
    const passed = await terminal.run(['submit', '--verbose', '--debug']);
    expect(passed).toMatchObject({
      exitCode: 0,
      stdout: expect.stringMatching(/\+\d+ XP[\s\S]*Level multiplier \(\+100%\)/),
    });
    expect(JSON.parse(readFileSync(join(folder, `submission-${lessonId}.json`), 'utf8'))).toEqual({
      CLIResults: ran.CLIResults,
    });
    expect((await terminal.run(['logout'])).stdout).toBe('You’re signed out.\n');
    expect(await terminal.run(['submit', lessonId])).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('You aren’t signed in.'),
    });

    const calls = proxy.calls.map(({ method, path, status }) => `${method} ${path} ${status}`);
    const lesson = `GET /v1/lessons/${lessonId} 200`;
    const submission = `POST /v1/lessons/${lessonId}/ 200`;
    const next = 'GET /v1/lessons/next_cli 200';
    expect(calls).toEqual([
      'POST /v1/auth/otp/login 403',
      'POST /v1/auth/otp/login 200',
      'GET /v1/users/me 200',
      'GET /v1/users/me 200',
      next,
      lesson,
      submission,
      next,
      lesson,
      next,
      lesson,
      submission,
      'POST /v1/auth/logout 200',
    ]);
    expect(proxy.calls.filter(({ headers }) => 'content-type' in headers)).toEqual([]);
    const { headers, body } = proxy.calls.find(({ path }) => path.endsWith('/'))!;
    expect(headers.authorization).toMatch(/^Bearer /);
    expect(Object.keys(JSON.parse(body))).toEqual(['CLIResults']);
    expect(proxy.calls.at(-1)!.headers['x-refresh-token']).toMatch(/^[\w.-]{20,}$/);
    terminal.dispose();
  });

  test('says what’s wrong where scripts look for it', async () => {
    const terminal = new TerminalCommand(folder);
    const unknown = await terminal.run(['submit', '--json', lessonId]);
    expect([unknown.exitCode, JSON.parse(unknown.stdout)]).toEqual([
      1,
      { error: 'You haven’t picked a server yet.', hint: expect.stringContaining('emberforge login') },
    ]);
    const nowhere = await terminal.run(['login', 'http://127.0.0.1:1', '--no-browser'], { input: 'x\n' });
    expect(nowhere).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('Can’t reach http://127.0.0.1:1'),
    });
    const proxy = await RecordingProxy.start(server.url);
    await terminal.run(['login', proxy.url, '--no-browser'], { input: `${await newCode()}\n` });
    await proxy[Symbol.asyncDispose]();
    expect(await terminal.run(['logout'])).toMatchObject({
      exitCode: 0,
      stdout: 'You’re signed out on this computer.\n',
      stderr: expect.stringMatching(/didn’t answer, so your session there goes on .* under Devices: http/),
    });
    expect((await terminal.run(['sumbit'])).stderr).toContain('Did you mean submit?');
    terminal.dispose();
  });

  test('is there to install', async () => {
    const reply = await fetch(`${server.url}/downloads/emberforge.tgz`);
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    const packed = Buffer.from(await reply.arrayBuffer());
    expect(packed.equals(readFileSync(CLIENT_DOWNLOAD))).toBe(true);
  });

  test('needs nothing that the oldest Node it promises lacks', async () => {
    const terminal = new TerminalCommand(folder);
    expect(terminal.manifest.engines.node).toMatch(/^>=20\.\d+$/);
    const chunks = globSync('bin/*.js', { cwd: terminal.installed });
    expect(chunks).toContain('bin/login.js');
    const newer = chunks.flatMap((chunk) =>
      newerBuiltins(readFileSync(join(terminal.installed, chunk), 'utf8')).map((name) => `${chunk}: ${name}`),
    );
    expect(newer).toEqual([]);
    terminal.dispose();
  });
});
