// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the placeholders of terminal lessons
import { OutputQueryThreads } from '@server/solving/output-queries';
import type { CLIStepResult } from '@shared/contracts';
import type { Grade } from '@shared/grading';
import { type Runner, RunnerFailed } from '@shared/runner/runner';
import { afterAll, describe, expect, test } from 'vitest';
import { AnswerRefused } from '../lesson-type';
import { CliLessonFile } from './lesson-file';
import type { CliLessonData } from './lesson-type';
import { cli } from './lesson-type';

const queries = new OutputQueryThreads(20_000);
afterAll(() => queries.close());
const runner: Runner = { run: () => Promise.reject(new Error('A terminal lesson runs nothing here.')) };

/** A lesson with these steps, as authors write them. */
function lesson(steps: object[], more: object = {}): CliLessonData {
  const base = { uuid: crypto.randomUUID(), slug: 'x', title: 'X', difficulty: 1, type: 'type_cli' };
  const file = CliLessonFile.parse({ ...base, baseUrl: 'http://localhost:8080', ...more, steps });
  return { ...file, solution: [], recorded: [] };
}

const command = (stdout: string, exitCode = 0, variables?: Record<string, string>): CLIStepResult => ({
  CLICommandResult: { ExitCode: exitCode, Stdout: stdout, Variables: variables ?? null },
  HTTPRequestResult: null,
});
const response = (more: object, variables?: Record<string, string>): CLIStepResult => ({
  HTTPRequestResult: { StatusCode: 200, BodyString: '', Variables: variables ?? null, ...more },
});

async function grade(steps: object[], results: CLIStepResult[], more?: object): Promise<Grade> {
  const data = lesson(steps, more);
  const answer = cli.readAnswer(data, { CLIResults: results });
  return cli.grade(runner, { data, language: 'python', answer, queries });
}

/** A lesson of one command with one test. */
const judgeOutput = (check: object, stdout: string, exitCode = 0) =>
  grade([{ run: 'x', tests: [check] }], [command(stdout, exitCode)]);
/** The same for a request. */
const judgeResponse = (check: object, more: object) =>
  grade([{ request: { url: 'http://localhost' }, tests: [check] }], [response(more)]);

const ECHO = { run: 'echo', tests: [{ exitCode: 0 }] };
const GET = { request: { url: 'http://localhost' }, tests: [{ status: 200 }] };

describe('a command', () => {
  test.each([
    [{ exitCode: 3 }, '', 3],
    [{ stdoutContains: ['a', 'b'] }, 'b a', 0],
    [{ stdoutContains: 'a' }, 'a', 1],
    [{ stdoutLacks: ['x', 'y'] }, 'a', 0],
    [{ stdoutLinesMoreThan: 1 }, 'a\nb\n\n', 0],
    [{ stdoutJq: { query: '.a', results: [{ equals: 1 }, { greaterThan: 0 }] } }, '{"a":1}', 0],
    [
      { stdoutJq: { query: '.[].a', lines: true, results: [{ equals: 'x' }, { equals: true }] } },
      '{"a":"x"}\n{"a":true}',
      0,
    ],
    [{ stdoutJq: { query: '.[]', results: [{ contains: 'b' }, { lacks: 'z' }] } }, '["a","abc"]', 0],
  ])('passes %j', async (check, stdout, exitCode) => {
    expect(await judgeOutput(check, stdout, exitCode)).toMatchObject({ verdict: 'success' });
  });

  test.each([
    [{ exitCode: 0 }, '', 1, 'Expected exit code 0, but got 1.'],
    [{ stdoutContains: ['a', 'b'] }, 'a', 0, 'The output should contain "b", but doesn’t.'],
    [{ stdoutLacks: 'a' }, 'a', 0, 'The output shouldn’t contain "a".'],
    [{ stdoutLinesMoreThan: 2 }, 'a\nb', 0, 'Expected more than 2 lines of output, but got 2.'],
    [{ stdoutLinesMoreThan: 0 }, '  \n', 0, 'Expected more than 0 lines of output, but got 0.'],
    [
      { stdoutJq: { query: '.a', results: [{ equals: 1 }] } },
      '{"a":"1"}',
      0,
      'jq .a should be 1, but gave "1".',
    ],
    [
      { stdoutJq: { query: '.a', results: [{ greaterThan: 1 }] } },
      '{"a":1}',
      0,
      'jq .a should be more than 1, but gave 1.',
    ],
    [
      { stdoutJq: { query: '.[]', results: [{ lacks: 'b' }] } },
      '["a","b"]',
      0,
      'jq .[] shouldn’t contain "b", but gave "a", "b".',
    ],
    [
      { stdoutJq: { query: '.a', results: [{ equals: 1 }] } },
      '{"a":{}}',
      0,
      'jq .a should be 1, but gave an object.',
    ],
    [
      { stdoutJq: { query: 'empty', results: [{ equals: 1 }] } },
      '1',
      0,
      'jq empty found nothing in the output.',
    ],
    [{ exitCode: 0 }, '', -1, 'The command was stopped before it finished.'],
    [{ exitCode: 0 }, '', -2, 'The command couldn’t run, took too long, or printed more than 1 MB.'],
  ])('fails %j and says why', async (check, stdout, exitCode, sentence) => {
    const { verdict, message, terminal } = await judgeOutput(check, stdout, exitCode);
    expect({ verdict, message }).toEqual({ verdict: 'failure', message: `Step 1: ${sentence}` });
    expect(terminal).toMatchObject({ stepIndex: 0, testIndex: 0 });
    expect(terminal?.error.split('\n')[0]).toBe(sentence);
  });

  test.each(['hello', '[1,', '['.repeat(50_000), '\u0000', '{"a":1} {"a":2}', ''])(
    'whose output isn’t one JSON value fails its jq test: %.20j',
    async (stdout) => {
      const grading = await judgeOutput({ stdoutJq: { query: '.a', results: [{ equals: 1 }] } }, stdout);
      expect(grading).toMatchObject({ verdict: 'failure', terminal: { stepIndex: 0, testIndex: 0 } });
    },
  );

  test('can print anything without harming the message', async () => {
    const { terminal } = await judgeOutput({ exitCode: 0 }, `\u001b[2J\ud800${'x'.repeat(100_000)}`, 1);
    expect(terminal?.error).not.toContain('\u001b');
    expect(terminal?.error.isWellFormed()).toBe(true);
    expect(terminal?.error.length).toBeLessThan(1_000);
  });
});

describe('a request', () => {
  test.each([
    [{ status: 201 }, { StatusCode: 201 }],
    [{ bodyContains: 'a' }, { BodyString: 'bab' }],
    [{ bodyLacks: 'a' }, { BodyString: 'b' }],
    [
      { headerContains: { name: 'content-type', value: 'json' } },
      { ResponseHeaders: { 'Content-Type': 'application/json' } },
    ],
    [{ trailerContains: { name: 'X-Sum', value: '1' } }, { ResponseTrailers: { 'x-sum': '12' } }],
    [{ json: { path: '.a[0]', equals: true } }, { BodyString: '{"a":[true]}' }],
    [{ json: { path: '.a', greaterThan: 1 } }, { BodyString: '{"a":2}' }],
    [{ json: { path: '.a', lacks: 'x' } }, { BodyString: '{"a":"b"}' }],
  ])('passes %j', async (check, more) => {
    expect(await judgeResponse(check, more)).toMatchObject({ verdict: 'success' });
  });

  test.each([
    [{ status: 201 }, { StatusCode: 404 }, 'Expected status 201, but got 404.'],
    [{ bodyContains: 'a' }, { BodyString: 'b' }, 'The response should contain "a", but doesn’t.'],
    [{ headerContains: { name: 'X', value: 'y' } }, {}, 'The response has no header "X".'],
    [
      { headerContains: { name: 'X', value: 'y' } },
      { ResponseHeaders: { x: 'z' } },
      'The header X should contain "y", but it’s "z".',
    ],
    [{ json: { path: '.a', equals: 1 } }, { BodyString: '{}' }, '.a should be 1, but it’s null.'],
    [
      { json: { path: '.a', lacks: 'x' } },
      { BodyString: '{"a":1}' },
      '.a shouldn’t contain "x", but it’s 1.',
    ],
    [
      { json: { path: '.[]', equals: 1 } },
      { BodyString: '[1,1]' },
      '.[] should be one value, but there are 2.',
    ],
    [{ status: 200 }, { StatusCode: 0 }, 'The request failed. Is your server running, and at this address?'],
    [
      { status: 200 },
      { FetchErr: 'refused' },
      'The request failed. Is your server running, and at this address?',
    ],
  ])('fails %j and says why', async (check, more, sentence) => {
    const { verdict, message } = await judgeResponse(check, more);
    expect({ verdict, message }).toEqual({ verdict: 'failure', message: `Step 1: ${sentence}` });
  });
});

describe('steps and tests', () => {
  test('are judged in order, and the first failure ends it', async () => {
    const steps = [
      ECHO,
      { run: 'y', tests: [{ exitCode: 0 }, { stdoutContains: 'a' }, { stdoutContains: 'b' }] },
      ECHO,
    ];
    const { message, terminal } = await grade(steps, [command(''), command('c'), command('', 9)]);
    expect(message).toBe('Step 2: The output should contain "a", but doesn’t.');
    expect(terminal).toEqual({
      error: 'The output should contain "a", but doesn’t.\nThe output was:\nc',
      detailsText: 'steps.output?text=c',
      stepIndex: 1,
      testIndex: 1,
    });
  });

  test('that are free to fail are a noop', async () => {
    const steps = [{ ...ECHO, noPenalty: true }];
    expect(await grade(steps, [command('', 1)])).toMatchObject({
      verdict: 'noop',
      message: expect.stringContaining('This one doesn’t count.'),
      terminal: { stepIndex: 0, testIndex: 0 },
    });
  });
});

describe('variables', () => {
  const login = {
    run: 'login',
    save: [{ name: 'token', regex: 'token: (\\w+)' }],
    tests: [{ stdoutContains: '${token}' }],
  };
  const use = { request: { url: '${baseURL}/me' }, tests: [{ bodyContains: '${token} at ${baseURL}' }] };

  test('are read from the output, no matter what the terminal claims', async () => {
    const body = { BodyString: 'abc at http://localhost:8080' };
    const lie = { token: 'hacked' };
    expect(await grade([login, use], [command('token: abc', 0, lie), response(body, lie)])).toMatchObject({
      verdict: 'success',
    });
    const forged = { BodyString: 'hacked at http://localhost:8080' };
    expect(await grade([login, use], [command('token: abc', 0, lie), response(forged, lie)])).toMatchObject({
      message: 'Step 2: The response should contain "abc at http://localhost:8080", but doesn’t.',
    });
  });

  test('that are missing fail their step, after its tests', async () => {
    const steps = [{ ...login, tests: [{ exitCode: 0 }] }];
    const claimed = command('no luck', 0, { token: 'abc' });
    expect(await grade(steps, [claimed])).toMatchObject({
      verdict: 'failure',
      message: 'Step 1: Couldn’t read token: nothing matched token: (\\w+).',
      terminal: { stepIndex: 0, testIndex: 1 },
    });
    expect(await grade(steps, [command('no luck', 1)])).toMatchObject({ terminal: { testIndex: 0 } });
  });

  test('come from bodies and headers, too', async () => {
    const create = {
      ...GET,
      save: [
        { name: 'id', jq: '.order.id' },
        { name: 'name', bodyRegex: '"name":"(\\w+)"' },
        { name: 'place', header: 'location', regex: '/(\\d+)$' },
        { name: '__proto__', header: 'X-Kind' },
      ],
    };
    const check = { run: 'x', tests: [{ stdoutContains: '${id} ${name} ${place} ${__proto__}' }] };
    const created = response({
      BodyString: '{"order":{"id":17},"name":"Mira"}',
      ResponseHeaders: { Location: '/orders/17', 'x-kind': 'gate' },
    });
    expect(await grade([create, check], [created, command('17 Mira 17 gate')])).toMatchObject({
      verdict: 'success',
    });
  });

  test.each([
    [{ jq: '.a' }, 'not json', /^it isn’t valid JSON/],
    [{ jq: '.a' }, '{}', /^\.a isn’t in the response/],
    [{ jq: '.a' }, '{"a":[1]}', /^\.a is a list of 1, not a single value/],
    [{ header: 'X' }, '', /^the response has no header X/],
  ])('that aren’t in a response say so: %j', async (save, body, reason) => {
    const { message } = await grade(
      [{ ...GET, save: [{ name: 'a', ...save }] }],
      [response({ BodyString: body })],
    );
    expect(message.replace('Step 1: Couldn’t read a: ', '')).toMatch(reason);
  });

  test('of the learner’s own address are the one thing that is taken from the terminal', async () => {
    const body = { BodyString: 'abc at https://my.example' };
    const mine = { baseURL: 'https://my.example' };
    const results = [command('token: abc', 0, mine), response(body, mine)];
    expect(await grade([login, use], results, { baseUrl: 'override' })).toMatchObject({ verdict: 'success' });
    const nonsense = { baseURL: 'javascript:x' };
    expect(
      await grade([login, use], [command('token: abc', 0, nonsense), response(body, nonsense)]),
    ).toMatchObject({
      verdict: 'failure',
    });
  });
});

describe('what isn’t a run of the lesson is refused', () => {
  const read = (steps: object[], results: unknown) =>
    cli.readAnswer(lesson(steps), { CLIResults: results as never });

  test.each([
    ['a missing step', [ECHO, ECHO], [command('')], /has 2 steps, and your terminal sent 1/],
    ['an extra step', [ECHO], [command(''), command('')], /has 1 steps, and your terminal sent 2/],
    ['another kind of step', [ECHO], [response({})], /Step 1 is a command/],
    ['two results in one', [ECHO], [{ ...command(''), ...response({}) }], /exactly one of/],
    ['an empty result', [ECHO], [{}], /exactly one of/],
    ['no result', [ECHO], undefined, /in your terminal/],
  ])('%s', (_what, steps, results, message) => {
    expect(() => read(steps, results)).toThrow(expect.objectContaining({ kind: 'invalid' }));
    expect(() => read(steps, results)).toThrow(message);
  });

  test.each([
    ['an output', [ECHO], [command('é'.repeat(600_000))]],
    ['a response', [GET], [response({ BodyString: 'x'.repeat(1024 * 1024 + 1) })]],
    ['a header', [GET], [response({ ResponseHeaders: { x: 'y'.repeat(300_000) } })]],
  ])('%s that is too large', (_what, steps, results) => {
    expect(() => read(steps, results)).toThrow(expect.objectContaining({ kind: 'too-large' }));
    expect(() => read(steps, results)).toThrow(AnswerRefused);
  });
});

test('white space at the end doesn’t count, and half a megabyte of it in the middle takes no time', () => {
  const data = lesson([ECHO]);
  const stdout = `a${' '.repeat(500_000)}b`;
  const answer = cli.readAnswer(data, { CLIResults: [command(`${stdout} \n\t\r\n`)] });
  expect(answer).toMatchObject({ results: [{ stdout }] });
});

test.each([
  ['a jq query that isn’t one', { stdoutJq: { query: 'bad(', results: [{ equals: 1 }] } }],
  ['one that never ends', { stdoutJq: { query: 'last(range(1e12))', results: [{ equals: 1 }] } }],
])('%s is the lesson’s fault, not the learner’s', async (_what, check) => {
  const impatient = new OutputQueryThreads(300);
  const data = lesson([{ run: 'x', tests: [check] }]);
  const answer = cli.readAnswer(data, { CLIResults: [command('1')] });
  const grading = cli.grade(runner, { data, language: 'python', answer, queries: impatient });
  await expect(grading).rejects.toThrow(RunnerFailed);
  impatient.close();
});
