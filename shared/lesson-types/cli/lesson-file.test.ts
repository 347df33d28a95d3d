// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the placeholders of terminal lessons
import { expect, test } from 'vitest';
import { CliLessonFile } from './lesson-file';
import { presentCli } from './present';

const base = {
  uuid: '11111111-1111-4111-8111-111111111111',
  slug: 'x',
  title: 'X',
  difficulty: 1,
  type: 'type_cli',
};
const parse = (steps: unknown, more: object = {}) => CliLessonFile.safeParse({ ...base, ...more, steps });
const problems = (steps: unknown, more?: object) =>
  parse(steps, more).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

const tests = [{ exitCode: 0 }];

test.each([
  [[], ['steps must list at least one step']],
  [[{ tests }], ['steps.0 needs run or request']],
  [[{ run: 'x', tests: [] }], ['steps.0.tests must list at least one test']],
  [[{ run: 'x', tests: [{ status: 200 }] }], [/^steps\.0\.tests\.0\.status is for requests/]],
  [
    [{ run: 'x', tests: [{ exitCode: 0, stdoutContains: 'a' }] }],
    [/^steps\.0\.tests\.0 must have exactly one of/],
  ],
  [[{ run: 'x', tests: [{}] }], [/must have exactly one of/]],
  [
    [{ run: 'x', tests: [{ stdoutJq: { query: '.', results: [{}] } }] }],
    [/results\.0 needs equals, greaterThan/],
  ],
  [[{ run: 'x', tests, save: [{ name: 'a', jq: '.' }] }], ['steps.0.save.0 needs a regex, and nothing else']],
  [[{ run: 'x', tests, save: [{ name: 'a', regex: 'a' }] }], [/must have exactly one group/]],
  [[{ run: 'x', tests, save: [{ name: 'a', regex: '(a)(?=b)' }] }], [/may not look ahead/]],
  [[{ run: 'x', tests, save: [{ name: 'a', regex: '(a)\\1' }] }], [/may not refer back/]],
  [[{ run: 'x', tests, save: [{ name: 'a', regex: '(a' }] }], [/not a valid regular expression/]],
  [
    [{ run: 'x', tests: [{ stdoutContains: '${nobody}' }] }],
    [/uses \$\{nobody\}, which no step before it saves/],
  ],
  [[{ request: { url: '${baseURL}/' }, tests: [{ status: 200 }] }], [/the lesson has no baseUrl/]],
  [[{ request: { url: 'ftp://x' }, tests: [{ status: 200 }] }], [/must start with \$\{baseURL\} or http/]],
  [
    [{ request: { url: 'http://x', json: {}, form: {} }, tests: [{ status: 200 }] }],
    [/can’t be combined with json/],
  ],
])('a mistake in the steps is explained: %#', (steps, expected) => {
  expect(problems(steps)).toEqual(
    expected.map((message) => (typeof message === 'string' ? message : expect.stringMatching(message))),
  );
});

test('a body that contains itself is refused', () => {
  const json: Record<string, unknown> = {};
  json.self = json;
  const request = { url: 'http://x', json };
  expect(problems([{ request, tests: [{ status: 200 }] }])).toEqual([expect.stringMatching(/must be JSON/)]);
});

test('a command may use the shell’s own variables', () => {
  expect(problems([{ run: 'echo ${HOME}', tests }])).toEqual([]);
});

test('a lesson reads for terminals as they know it', () => {
  const { data } = parse(
    [
      {
        run: 'login',
        description: 'Sign in',
        noPenalty: true,
        sleepAfterMs: 50,
        onlyBlock: 'Account',
        save: [{ name: 'token', regex: '(\\w+)' }],
        tests: [
          { exitCode: 0 },
          { stdoutContains: 'a' },
          { stdoutLacks: ['b', 'c'] },
          { stdoutLinesMoreThan: 1 },
          {
            stdoutJq: {
              query: '.n',
              lines: true,
              results: [{ equals: 1 }, { lacks: 'x' }, { equals: true }],
            },
          },
        ],
      },
      {
        request: {
          method: 'POST',
          url: '${baseURL}/orders',
          headers: { 'X-Token': '${token}' },
          json: { Name: 'gate' },
          followRedirects: false,
          basicAuth: { username: 'u', password: 'p' },
        },
        save: [
          { name: 'id', jq: '.id' },
          { name: 'at', header: 'Location', regex: '/(\\d+)' },
        ],
        tests: [
          { status: 201 },
          { bodyContains: 'a' },
          { headerContains: { name: 'A', value: 'b' } },
          { json: { path: '.id', greaterThan: 0 } },
          { json: { path: '.name', equals: 'gate' } },
        ],
      },
    ],
    { baseUrl: 'override', operatingSystems: ['linux', 'macos', 'windows'] },
  );
  expect(presentCli(data as never)).toEqual({
    BaseURLDefault: 'override',
    AllowedOperatingSystems: ['linux', 'darwin', 'windows'],
    Steps: [
      {
        Description: 'Sign in',
        NoPenaltyOnFail: true,
        HTTPRequest: null,
        CLICommand: {
          Command: 'login',
          StdoutVariables: [{ Name: 'token', Regex: '(\\w+)' }],
          SleepAfterMs: 50,
          StdoutFilterTmdl: 'Account',
          Tests: [
            { ExitCode: 0 },
            { StdoutContainsAll: ['a'] },
            { StdoutContainsNone: ['b', 'c'] },
            { StdoutLinesGT: 1 },
            {
              StdoutJq: {
                InputMode: 'jsonl',
                Query: '.n',
                ExpectedResults: [
                  { Type: 'int', Operator: 'eq', Value: 1 },
                  { Type: 'string', Operator: 'not_contains', Value: 'x' },
                  { Type: 'bool', Operator: 'eq', Value: true },
                ],
              },
            },
          ],
        },
      },
      {
        Description: '',
        NoPenaltyOnFail: false,
        CLICommand: null,
        HTTPRequest: {
          Request: {
            Method: 'POST',
            FullURL: '${baseURL}/orders',
            Headers: { 'X-Token': '${token}' },
            BodyJSON: { Name: 'gate' },
            BodyForm: null,
            FollowRedirects: false,
            BasicAuth: { Username: 'u', Password: 'p' },
          },
          ResponseVariables: [{ Name: 'id', Path: '.id', BodyRegex: '' }],
          ResponseHeaderVariables: [{ Name: 'at', Header: 'Location', Regex: '/(\\d+)' }],
          SleepAfterMs: null,
          Tests: [
            { StatusCode: 201 },
            { BodyContains: 'a' },
            { HeadersContain: { Key: 'A', Value: 'b' } },
            { JSONValue: { Path: '.id', Operator: 'gt', IntValue: 0 } },
            { JSONValue: { Path: '.name', Operator: 'eq', StringValue: 'gate' } },
          ],
        },
      },
    ],
  });
});
