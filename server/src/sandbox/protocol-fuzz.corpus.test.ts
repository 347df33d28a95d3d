import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { RunnerFailed, type RunRequest, type RunResult } from '@shared/runner/runner';
import { describe, expect, test } from 'vitest';
import { encodeFrame, FRAME_HEADER_BYTES, FRAME_LIMITS } from './process/frames';
import { fakeRunner, turn } from './testing/fake-child';
import { builtProgram } from './testing/harness';
import { type Random, randomOf } from './testing/random';

/*
 * Fuzzes the protocol between the server and its runners with arbitrary messages. A failure reports its random seed. The
 * reason of a kill identifies the check that rejected the message.
 */
const ID = 1;
const OUTPUT_BYTES = 200;
const request: RunRequest = {
  language: 'c',
  files: [{ name: 'main.c', content: '' }],
  tests: [{ name: 'a_test.c', content: '' }],
  limits: { outputBytes: OUTPUT_BYTES, timeMs: 60_000 },
};
const RESULT: RunResult = { stdout: 'out', stderr: '', exitCode: 0, timeMs: 1, memoryBytes: 1 };
const TEST = { file: 'a_test.c', name: 'a', outcome: 'passed', message: '', stdout: '' };
const PASSED = { kind: 'test', index: 0, outcome: 'passed', message: '', stdout: '' };
const TOO_MUCH = 'z'.repeat(OUTPUT_BYTES + 1);

type Effect = 'ignored' | 'accepted' | 'finishes' | 'kills';
interface TestMessage {
  bytes: Buffer;
  /** Its effect on a run in progress. */
  effect: Effect;
  result?: RunResult;
  /** Part of the expected reason for the kill. */
  reason?: string;
}

const encoded = (effect: Effect, message: unknown, attachment?: Buffer): TestMessage => ({
  effect,
  bytes: encodeFrame(message, attachment),
});
const rejected = (reason: string, message: TestMessage): TestMessage => ({ ...message, reason });
const aboutRun = (effect: Effect, message: object, attachment?: Buffer): TestMessage =>
  encoded(effect, { id: ID, ...message }, attachment);
const validResult = (more: Partial<RunResult> | object): TestMessage => {
  const result = { ...RESULT, ...more };
  return { ...aboutRun('finishes', { type: 'result', result }), result };
};
const invalidResult = (more: object): TestMessage =>
  aboutRun('kills', { type: 'result', result: { ...RESULT, ...more } });
const testUpdate = (more: object, effect: Effect = 'kills'): TestMessage =>
  aboutRun(effect, { type: 'tests', update: more });
const printed = (more: object, effect: Effect = 'kills'): TestMessage =>
  aboutRun(effect, { type: 'output', stream: 'stdout', text: '', ...more });
const raw = (...bytes: Buffer[]): TestMessage => ({ effect: 'kills', bytes: Buffer.concat(bytes) });

function header(message: number, attachment: number): Buffer {
  const bytes = Buffer.alloc(FRAME_HEADER_BYTES);
  bytes.writeUInt32BE(message, 0);
  bytes.writeUInt32BE(attachment, 4);
  return bytes;
}

const OVER_LIMIT = 'more output than the limit';
const NOT_IN_REQUEST = 'a test of a file that is not in the request';
const NOT_LISTED = 'a test that is not in the list';
const started = aboutRun('accepted', { type: 'started' }).bytes;

/** Generators of single messages. */
const MESSAGES: Record<string, (random: Random) => TestMessage> = {
  output: () => printed({ text: 'x' }, 'accepted'),
  'a result': ({ below }) => validResult({ stdout: 'y'.repeat(below(OUTPUT_BYTES)) }),
  'a list of tests': () => testUpdate({ kind: 'list', tests: [TEST] }, 'accepted'),
  'a result with tests': () =>
    validResult({ tests: [{ ...TEST, outcome: 'failed' }], exitCode: null, limitHit: 'memory' }),
  'a result of another run': ({ below }) =>
    encoded('ignored', { type: 'result', id: 2 + below(9), result: { ...RESULT, stdout: 'forged' } }),
  'output of another run': () => printed({ id: 0, text: 'forged'.repeat(100) }, 'ignored'),
  'test updates of another run': () =>
    encoded('ignored', { type: 'tests', id: 7, update: { kind: 'printed', text: 'forged' } }),
  'ready during a run': () => rejected('ready in the middle of a run', encoded('kills', { type: 'ready' })),
  'a second start': () => rejected('started twice', raw(started, started)),
  'an unknown message': () => aboutRun('kills', { type: 'grade', passed: true }),
  'a result message without a result': () => aboutRun('kills', { type: 'result' }),
  'output on an unknown stream': () => printed({ stream: 'stdin' }),
  'too much output': () => rejected(OVER_LIMIT, printed({ text: TOO_MUCH })),
  'an unexpected attachment': () =>
    rejected(
      'output with an attachment',
      aboutRun('kills', { type: 'output', stream: 'stdout', text: '' }, Buffer.from('hidden')),
    ),
  'a list of another file’s tests': () =>
    rejected(NOT_IN_REQUEST, testUpdate({ kind: 'list', tests: [{ ...TEST, file: 'forged_test.c' }] })),
  'too much test output': () =>
    rejected(OVER_LIMIT, testUpdate({ kind: 'list', tests: [{ ...TEST, stdout: TOO_MUCH }] })),
  'too many tests': () => testUpdate({ kind: 'list', tests: Array(5001).fill(TEST) }),
  'a test that is not listed': ({ below }) =>
    rejected(NOT_LISTED, testUpdate({ ...PASSED, index: 1 + below(9) })),
  'a test with another name': () => testUpdate({ ...PASSED, name: 'forged' }),
  'an unknown outcome': () => testUpdate({ ...PASSED, outcome: 'PASSED' }),
  'test output without a test': () =>
    rejected(NOT_LISTED, testUpdate({ kind: 'printed', text: 'during no test' })),
  'an unknown test update': () => testUpdate({ kind: 'verdict', passed: true }),
  'a failure': () =>
    rejected('its runtime broke: broke', aboutRun('kills', { type: 'failed', message: 'broke' })),
  'a failure with a huge message': () => aboutRun('kills', { type: 'failed', message: 'x'.repeat(2000) }),
  'an array of results': () => encoded('kills', [{ type: 'result', id: ID, result: RESULT }]),
  'an invalid message': ({ pick }) => encoded('kills', pick([null, 0, '', true, [], {}, 'result'])),
  'an unknown field': () => invalidResult({ passed: true }),
  'more output than the limit': () => rejected(OVER_LIMIT, invalidResult({ stdout: TOO_MUCH })),
  'more test output than the limit': () =>
    rejected(OVER_LIMIT, invalidResult({ tests: [{ ...TEST, stdout: TOO_MUCH }] })),
  'a test of another file': () =>
    rejected(NOT_IN_REQUEST, invalidResult({ tests: [{ ...TEST, file: 'forged_test.c' }] })),
  'a negative time': () => invalidResult({ timeMs: -1 }),
  'an exit code that is a string': () => invalidResult({ exitCode: '0' }),
  'an unrequested program': () =>
    rejected(
      'an unrequested compiled program',
      aboutRun('kills', { type: 'result', result: RESULT }, Buffer.from('a program')),
    ),
  'invalid JSON': () => rejected('a frame that is not JSON', raw(header(2, 0), Buffer.from('{{'))),
  'a message that is too large': ({ below }) =>
    rejected('a message of', raw(header(FRAME_LIMITS.message + 1 + below(1000), 0))),
  'a program that is too large': ({ below }) =>
    rejected('an attachment of', raw(header(2, FRAME_LIMITS.attachment + 1 + below(1000)))),
  noise: ({ bytes, below }) => raw(Buffer.from([255]), bytes(7 + below(60))),
};
const ALL = Object.values(MESSAGES);

/** Too large to be sent thousands of times. */
const hugeUpdate = (index: number) =>
  testUpdate({ ...PASSED, index, message: 'x'.repeat(17 * 1024 * 1024) }).bytes;

function split(bytes: Buffer, { below }: Random): Buffer[] {
  const chunks: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const size = 1 + below(below(3) === 0 ? 5 : 300);
    chunks.push(bytes.subarray(at, at + size));
    at += size;
  }
  return chunks;
}

/** The outcome of a run whose runner sends these chunks and then exits. */
async function runWith(chunks: readonly Buffer[]) {
  const { child, runner, ends } = fakeRunner();
  const run = runner
    .run(request, () => {})
    .then(
      (result) => ({ result, error: undefined }),
      (error: unknown) => ({ result: undefined, error }),
    );
  for (const chunk of chunks) child.stdout.write(chunk);
  await turn();
  child.emit('close', 1, null);
  return { ...(await run), ends };
}

/** The expected result: the first valid result before any invalid message, or undefined. */
function expected(messages: readonly TestMessage[]): RunResult | undefined {
  const decisive = messages.find(({ effect }) => effect === 'finishes' || effect === 'kills');
  return decisive?.result;
}

describe('the server only accepts the protocol', () => {
  test.each(Object.keys(MESSAGES))('%s, alone and split into single bytes', async (name) => {
    const message = MESSAGES[name]!(randomOf(1));
    const { result, error, ends } = await runWith([...message.bytes].map((byte) => Buffer.from([byte])));
    expect(result).toEqual(message.result);
    if (message.effect !== 'finishes') expect(error).toBeInstanceOf(RunnerFailed);
    expect(ends[0]?.killed).toBe(message.effect === 'kills');
    expect(ends[0]?.reason).toContain(
      message.reason ?? (message.effect === 'kills' ? 'protocol violation' : 'exit 1'),
    );
  });

  test('too much text about the tests', async () => {
    const list = testUpdate({ kind: 'list', tests: [TEST, TEST] }).bytes;
    const { ends } = await runWith([list, hugeUpdate(0), hugeUpdate(1)]);
    expect(ends[0]?.reason).toContain('too much text about the tests');
  });

  test('two thousand random message sequences, split at random positions', async () => {
    let finished = 0;
    for (let seed = 1; seed <= 2000; seed++) {
      const random = randomOf(seed);
      // Harmless messages are more likely, so that some sequences contain a result.
      const messages = Array.from({ length: 1 + random.below(6) }, () =>
        random.below(2) === 0 ? ALL[random.below(6)]!(random) : random.pick(ALL)(random),
      );
      const { result, error, ends } = await runWith(
        split(Buffer.concat(messages.map(({ bytes }) => bytes)), random),
      );
      expect(result, `seed ${seed}`).toEqual(expected(messages));
      if (!result) expect(error, `seed ${seed}`).toBeInstanceOf(RunnerFailed);
      else finished += 1;
      expect(ends, `seed ${seed}`).toHaveLength(1);
    }
    expect(finished).toBeGreaterThan(400);
  });
});

describe('the runner only accepts valid orders', () => {
  const program = { language: 'python', files: [{ name: 'main.py', content: 'print RAN' }] };
  const order = (more: object) => encodeFrame({ id: 1, request: { ...program, ...more } });
  const random = randomOf(7);
  const cases: [string, Buffer][] = [
    ['noise', random.bytes(500)],
    ['noise after a valid header', Buffer.concat([header(40, 0), random.bytes(40)])],
    ['an order with a huge length', header(0xffff_ffff, 0)],
    ['an attachment with a huge length', Buffer.concat([header(2, 0xffff_ffff), Buffer.from('{}')])],
    ['null', encodeFrame(null)],
    ['an order without id', encodeFrame({ request: program })],
    ['an unknown language', order({ language: 'cobol' })],
    ['an unknown field', order({ trusted: true })],
    ['an incomplete order', order({}).subarray(0, 30)],
  ];

  async function feed(bytes: Buffer): Promise<{ code: number | null; output: string }> {
    const entry = await builtProgram('fake-main');
    const runner: ChildProcessWithoutNullStreams = spawn(process.execPath, [entry], { env: {} });
    let output = '';
    runner.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString('latin1');
    });
    runner.stdin.on('error', () => {}); // It may exit before everything is written.
    runner.stdin.end(bytes);
    const [code] = (await once(runner, 'close')) as [number | null];
    return { code, output };
  }

  test('a valid order is executed', async () => {
    expect((await feed(order({}))).output).toContain('RAN');
  });

  test.each(cases)('%s ends the runner without executing anything', async (_, bytes) => {
    const { code, output } = await feed(bytes);
    expect(output).not.toMatch(/RAN|"type":"(result|started)"/);
    expect(code).not.toBeNull();
  });
});
