// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the placeholders of terminal lessons
import type { CLIData } from '@shared/contracts';
import type { CamelCase } from '@shared/contracts/camel-case';
import type { CliStep } from '@shared/lesson-types/cli/step-words';
import { expect, test } from 'vitest';
import { LocalServer, sendJson } from '../testing/local-server';
import { runSteps, type StepRun } from './run-steps';

type Data = CamelCase<CLIData>;
type CommandStep = NonNullable<CliStep['cliCommand']>;
type RequestStep = NonNullable<CliStep['httpRequest']>;

const dataWith = (steps: CliStep[], more: Partial<Data> = {}): Data => ({
  baseUrlDefault: '',
  allowedOperatingSystems: ['linux', 'darwin'],
  steps,
  ...more,
});

const shell = (command: string, more: Partial<CommandStep> = {}): CliStep => ({
  description: '',
  noPenaltyOnFail: false,
  httpRequest: null,
  cliCommand: {
    command,
    tests: [],
    stdoutVariables: [],
    sleepAfterMs: null,
    stdoutFilterTmdl: null,
    ...more,
  },
});

const request = (of: Partial<RequestStep['request']>, more: Partial<RequestStep> = {}): CliStep => ({
  description: '',
  noPenaltyOnFail: false,
  cliCommand: null,
  httpRequest: {
    request: {
      method: 'GET',
      fullUrl: '${baseURL}/',
      headers: null,
      bodyJson: null,
      bodyForm: null,
      followRedirects: null,
      basicAuth: null,
      ...of,
    },
    responseVariables: [],
    responseHeaderVariables: [],
    tests: [],
    sleepAfterMs: null,
    ...more,
  },
});

const resultsOf = (runs: StepRun[]) =>
  runs.map(({ result }) => result.CLICommandResult ?? result.HTTPRequestResult);

test('a long gap within what a command prints is kept, and takes no longer than other text', async () => {
  const [run] = await runSteps(dataWith([shell('printf "%900000s|  \\n" ""')]));
  expect(run!.result.CLICommandResult?.Stdout).toHaveLength(900_001);
});

test('commands run in a shell, and a failed one doesn’t stop the others', async () => {
  const runs = await runSteps(
    dataWith([
      shell('printf "a\\nb\\n\\n"; echo secret >&2; exit 3'),
      shell('kill -9 $$'),
      shell('cat; echo done'),
    ]),
  );
  expect(resultsOf(runs)).toEqual([
    { ExitCode: 3, Stdout: 'a\nb', Variables: {} },
    { ExitCode: -1, Stdout: '', Variables: {} },
    { ExitCode: 0, Stdout: 'done', Variables: {} },
  ]);
  expect(runs[0]!.stderr).toBe('secret');
});

test('too much output ends a command', async () => {
  const [run] = await runSteps(dataWith([shell('yes emberforge')]));
  expect(run!.result.CLICommandResult!.ExitCode).toBe(-2);
  expect(run!.problem).toBe('The command printed more than 1 MB.');
  expect(run!.result.CLICommandResult!.Stdout!.length).toBeLessThanOrEqual(1024 * 1024);
});

test('variables that a command prints are filled in later; unknown ones stay', async () => {
  const token = { name: 'token', regex: '(?i)TOKEN: (\\w+)' };
  const missing = { name: 'missing', regex: 'nothing (x)' };
  const runs = await runSteps(
    dataWith([
      shell('echo "token: abc"', { stdoutVariables: [token, missing] }),
      shell("echo '${token} ${missing} ${constructor}'"),
    ]),
  );
  expect(runs[1]!.ran).toBe("echo 'abc ${missing} ${constructor}'");
  expect(resultsOf(runs)[1]).toEqual({
    ExitCode: 0,
    Stdout: 'abc ${missing} ${constructor}',
    Variables: { token: 'abc' },
  });
});

test('of an output, only the block that a step asks for counts', async () => {
  const output = 'Head\n  a: 1\nAccount:\n  b: 2\n\n  c: 3\nTail\n  d: 4';
  const printed = `printf '%s' '${output}'`;
  const runs = await runSteps(
    dataWith([shell(printed, { stdoutFilterTmdl: 'Account' }), shell(printed, { stdoutFilterTmdl: 'None' })]),
  );
  expect(resultsOf(runs)).toMatchObject([{ Stdout: 'Account:\n  b: 2\n\n  c: 3' }, { Stdout: '' }]);
});

test('requests send what the lesson says, and responses arrive whole', async () => {
  await using server = await LocalServer.start((_request, reply) => {
    reply.writeHead(201, { 'Set-Cookie': ['a=1', 'b=2'], Location: '/orders/17', Trailer: 'X-Sum' });
    reply.write('{"order":{"id":17,"name":"gate"}}');
    reply.addTrailers({ 'X-Sum': '42' });
    reply.end();
  });
  const runs = await runSteps(
    dataWith(
      [
        request(
          {
            method: 'POST',
            fullUrl: '${baseURL}/orders',
            bodyJson: { item: 'gate' },
            headers: { 'X-Name': 'Mira' },
            basicAuth: { username: 'mira', password: 'hammer' },
          },
          {
            responseVariables: [
              { name: 'id', path: '.order.id', bodyRegex: '' },
              { name: 'item', path: '', bodyRegex: '"name":"(\\w+)"' },
              { name: 'order', path: '.order', bodyRegex: '' },
            ],
            responseHeaderVariables: [{ name: 'place', header: 'Location', regex: '/orders/(\\d+)' }],
          },
        ),
        request({
          method: 'PUT',
          fullUrl: '${baseURL}/orders/${id}?from=${place}',
          bodyForm: { what: '${item} & more' },
        }),
      ],
      { baseUrlDefault: 'http://localhost:1/' },
    ),
    { baseUrl: server.url },
  );
  const [first, second] = server.received;
  expect(first).toMatchObject({ method: 'POST', path: '/orders', body: '{"item":"gate"}' });
  expect(first!.headers).toMatchObject({
    'content-type': 'application/json',
    'x-name': 'Mira',
    authorization: `Basic ${btoa('mira:hammer')}`,
  });
  expect(second).toMatchObject({ method: 'PUT', path: '/orders/17?from=17', body: 'what=gate+%26+more' });
  expect(resultsOf(runs)[0]).toEqual({
    StatusCode: 201,
    ResponseHeaders: expect.objectContaining({ 'set-cookie': 'a=1,b=2', location: '/orders/17' }),
    ResponseTrailers: { 'x-sum': '42' },
    BodyString: '{"order":{"id":17,"name":"gate"}}',
    // An object isn't a value, so it isn't saved.
    Variables: { baseURL: server.url, id: '17', item: 'gate', place: '17' },
  });
});

test('redirects are followed unless the lesson says no, and leave secrets behind', async () => {
  await using elsewhere = await LocalServer.start(({ method }, reply) => sendJson(reply, 200, { method }));
  await using server = await LocalServer.start(({ path }, reply) => {
    if (path === '/loop') reply.writeHead(302, { Location: '/loop' }).end();
    else reply.writeHead(path === '/same' ? 307 : 303, { Location: `${elsewhere.url}/there` }).end();
  });
  const post = { method: 'POST', bodyJson: { a: 1 }, headers: { Authorization: 'Bearer secret' } };
  const runs = await runSteps(
    dataWith([
      request({ ...post, fullUrl: '${baseURL}/same' }),
      request({ ...post, fullUrl: '${baseURL}/other' }),
      request({ ...post, fullUrl: '${baseURL}/other', followRedirects: false }),
      request({ fullUrl: '${baseURL}/loop' }),
    ]),
    { baseUrl: server.url },
  );
  expect(resultsOf(runs)).toMatchObject([
    { StatusCode: 200, BodyString: '{"method":"POST"}' },
    { StatusCode: 200, BodyString: '{"method":"GET"}' },
    { StatusCode: 303 },
    { FetchErr: 'Failed to fetch: stopped after 10 redirects' },
  ]);
  expect(elsewhere.received.map(({ body, headers }) => [body, headers.authorization])).toEqual([
    ['{"a":1}', undefined],
    ['', undefined],
  ]);
});

test('a request without a response says why, and the next step runs', async () => {
  const runs = await runSteps(
    dataWith([
      request({ fullUrl: 'http://127.0.0.1:1/' }),
      request({ fullUrl: 'nowhere' }),
      shell('echo on'),
    ]),
  );
  expect(runs.map(({ problem }) => problem)).toEqual([
    'No response: nothing is listening there. Is your server running?',
    'No response: nowhere isn’t an address',
    undefined,
  ]);
  expect(resultsOf(runs)[2]).toMatchObject({ Stdout: 'on' });
});

test.each<[string, Partial<Data>, string]>([
  ['for other systems', { allowedOperatingSystems: ['windows'] }, 'This lesson runs on Windows only.'],
  [
    'without the learner’s address',
    { baseUrlDefault: 'override' },
    'This lesson needs to know where your server is.',
  ],
])('a lesson %s doesn’t start', async (_what, more, message) => {
  await expect(runSteps(dataWith([shell('exit 1')], more))).rejects.toThrow(message);
});
