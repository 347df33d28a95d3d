import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { RunnerFailed, type RunRequest, type RunResult } from '@shared/runner/runner';
import { describe, expect, test } from 'vitest';
import { encodeFrame, FRAME_HEADER_BYTES, FRAME_LIMITS } from './process/frames';
import { fakeRunner, turn } from './testing/fake-child';
import { builtProgram } from './testing/harness';
import { type Random, randomOf } from './testing/random';

/*
 * The protocol between the server and its runners, with a sender on the other side that says anything at all. Seeded:
 * a failure names its seed. The reason of a kill names the check that refused the message.
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

type Effect = 'ignored' | 'taken' | 'answers' | 'ends';
interface Said {
  bytes: Buffer;
  /** What an honest reading makes of it, while the run goes on. */
  effect: Effect;
  result?: RunResult;
  /** In the reason of the kill. */
  reason?: string;
}

const said = (effect: Effect, message: unknown, attachment?: Buffer): Said => ({
  effect,
  bytes: encodeFrame(message, attachment),
});
const refused = (reason: string, one: Said): Said => ({ ...one, reason });
const ofRun = (effect: Effect, message: object, attachment?: Buffer): Said =>
  said(effect, { id: ID, ...message }, attachment);
const answer = (more: Partial<RunResult> | object): Said => {
  const result = { ...RESULT, ...more };
  return { ...ofRun('answers', { type: 'result', result }), result };
};
const lie = (more: object): Said => ofRun('ends', { type: 'result', result: { ...RESULT, ...more } });
const news = (more: object, effect: Effect = 'ends'): Said => ofRun(effect, { type: 'tests', news: more });
const printed = (more: object, effect: Effect = 'ends'): Said =>
  ofRun(effect, { type: 'output', stream: 'stdout', text: '', ...more });
const raw = (...bytes: Buffer[]): Said => ({ effect: 'ends', bytes: Buffer.concat(bytes) });

function header(message: number, attachment: number): Buffer {
  const bytes = Buffer.alloc(FRAME_HEADER_BYTES);
  bytes.writeUInt32BE(message, 0);
  bytes.writeUInt32BE(attachment, 4);
  return bytes;
}

const OVER_LIMIT = 'more output than the limit';
const NOT_GIVEN = 'a test of a file that was not given';
const NOT_LISTED = 'a test that is not in the list';
const started = ofRun('taken', { type: 'started' }).bytes;

/** Each makes one thing that may be said. */
const SAYINGS: Record<string, (random: Random) => Said> = {
  output: () => printed({ text: 'x' }, 'taken'),
  'an answer': ({ below }) => answer({ stdout: 'y'.repeat(below(OUTPUT_BYTES)) }),
  'a list of tests': () => news({ kind: 'list', tests: [TEST] }, 'taken'),
  'an answer about tests': () =>
    answer({ tests: [{ ...TEST, outcome: 'failed' }], exitCode: null, limitHit: 'memory' }),
  'an answer to another run': ({ below }) =>
    said('ignored', { type: 'result', id: 2 + below(9), result: { ...RESULT, stdout: 'forged' } }),
  'output of another run': () => printed({ id: 0, text: 'forged'.repeat(100) }, 'ignored'),
  'news of another run': () =>
    said('ignored', { type: 'tests', id: 7, news: { kind: 'printed', text: 'forged' } }),
  'room for another run': () => refused('ready in the middle of a run', said('ends', { type: 'ready' })),
  'a clock that starts again': () => refused('started twice', raw(started, started)),
  'an unknown message': () => ofRun('ends', { type: 'grade', passed: true }),
  'a result without one': () => ofRun('ends', { type: 'result' }),
  'output of another stream': () => printed({ stream: 'stdin' }),
  'output without end': () => refused(OVER_LIMIT, printed({ text: TOO_MUCH })),
  'something behind a message': () =>
    refused(
      'output with an attachment',
      ofRun('ends', { type: 'output', stream: 'stdout', text: '' }, Buffer.from('hidden')),
    ),
  'a list of another file’s tests': () =>
    refused(NOT_GIVEN, news({ kind: 'list', tests: [{ ...TEST, file: 'forged_test.c' }] })),
  'tests that print without end': () =>
    refused(OVER_LIMIT, news({ kind: 'list', tests: [{ ...TEST, stdout: TOO_MUCH }] })),
  'tests without end': () => news({ kind: 'list', tests: Array(5001).fill(TEST) }),
  'a test that is not listed': ({ below }) => refused(NOT_LISTED, news({ ...PASSED, index: 1 + below(9) })),
  'a test with another name': () => news({ ...PASSED, name: 'forged' }),
  'an unknown outcome': () => news({ ...PASSED, outcome: 'PASSED' }),
  'output of no test': () => refused(NOT_LISTED, news({ kind: 'printed', text: 'during no test' })),
  'unknown news': () => news({ kind: 'verdict', passed: true }),
  'a failure': () => refused('its runtime broke: broke', ofRun('ends', { type: 'failed', message: 'broke' })),
  'a failure without end': () => ofRun('ends', { type: 'failed', message: 'x'.repeat(2000) }),
  'a list of answers': () => said('ends', [{ type: 'result', id: ID, result: RESULT }]),
  'no message': ({ pick }) => said('ends', pick([null, 0, '', true, [], {}, 'result'])),
  'an unknown field': () => lie({ passed: true }),
  'more output than the limit': () => refused(OVER_LIMIT, lie({ stdout: TOO_MUCH })),
  'more output of tests than the limit': () =>
    refused(OVER_LIMIT, lie({ tests: [{ ...TEST, stdout: TOO_MUCH }] })),
  'a test of another file': () => refused(NOT_GIVEN, lie({ tests: [{ ...TEST, file: 'forged_test.c' }] })),
  'a time below zero': () => lie({ timeMs: -1 }),
  'an exit code that is text': () => lie({ exitCode: '0' }),
  'a program that nobody asked for': () =>
    refused(
      'a compiled program that nobody asked for',
      ofRun('ends', { type: 'result', result: RESULT }, Buffer.from('a program')),
    ),
  'no JSON': () => refused('a frame that is not JSON', raw(header(2, 0), Buffer.from('{{'))),
  'a message that is too large': ({ below }) =>
    refused('a message of', raw(header(FRAME_LIMITS.message + 1 + below(1000), 0))),
  'a program that is too large': ({ below }) =>
    refused('an attachment of', raw(header(2, FRAME_LIMITS.attachment + 1 + below(1000)))),
  noise: ({ bytes, below }) => raw(Buffer.from([255]), bytes(7 + below(60))),
};
const ALL = Object.values(SAYINGS);

/** Too large to be said thousands of times. */
const longTest = (index: number) => news({ ...PASSED, index, message: 'x'.repeat(17 * 1024 * 1024) }).bytes;

function cut(bytes: Buffer, { below }: Random): Buffer[] {
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const size = 1 + below(below(3) === 0 ? 5 : 300);
    pieces.push(bytes.subarray(at, at + size));
    at += size;
  }
  return pieces;
}

/** The outcome of a run whose runner sends these pieces and then exits. */
async function hear(pieces: readonly Buffer[]) {
  const { child, runner, ends } = fakeRunner();
  const run = runner
    .run(request, () => {})
    .then(
      (result) => ({ result, error: undefined }),
      (error: unknown) => ({ result: undefined, error }),
    );
  for (const piece of pieces) child.stdout.write(piece);
  await turn();
  child.emit('close', 1, null);
  return { ...(await run), ends };
}

/** The expected result: the first honest answer before the first lie, or nothing. */
function expected(sayings: readonly Said[]): RunResult | undefined {
  const decisive = sayings.find(({ effect }) => effect === 'answers' || effect === 'ends');
  return decisive?.result;
}

describe('the server believes nothing but the protocol', () => {
  test.each(Object.keys(SAYINGS))('%s, alone and cut to single bytes', async (name) => {
    const one = SAYINGS[name]!(randomOf(1));
    const { result, error, ends } = await hear([...one.bytes].map((byte) => Buffer.from([byte])));
    expect(result).toEqual(one.result);
    if (one.effect !== 'answers') expect(error).toBeInstanceOf(RunnerFailed);
    expect(ends[0]?.killed).toBe(one.effect === 'ends');
    expect(ends[0]?.reason).toContain(
      one.reason ?? (one.effect === 'ends' ? 'protocol violation' : 'exit 1'),
    );
  });

  test('more about the tests than there can be', async () => {
    const list = news({ kind: 'list', tests: [TEST, TEST] }).bytes;
    const { ends } = await hear([list, longTest(0), longTest(1)]);
    expect(ends[0]?.reason).toContain('more about the tests than there can be');
  });

  test('two thousand conversations, of any length, cut anywhere', async () => {
    let answered = 0;
    for (let seed = 1; seed <= 2000; seed++) {
      const random = randomOf(seed);
      // Harmless ones are said more often, so that conversations come to something.
      const sayings = Array.from({ length: 1 + random.below(6) }, () =>
        random.below(2) === 0 ? ALL[random.below(6)]!(random) : random.pick(ALL)(random),
      );
      const { result, error, ends } = await hear(
        cut(Buffer.concat(sayings.map(({ bytes }) => bytes)), random),
      );
      expect(result, `seed ${seed}`).toEqual(expected(sayings));
      if (!result) expect(error, `seed ${seed}`).toBeInstanceOf(RunnerFailed);
      else answered += 1;
      expect(ends, `seed ${seed}`).toHaveLength(1);
    }
    expect(answered).toBeGreaterThan(400);
  });
});

describe('the runner takes nothing but orders', () => {
  const program = { language: 'python', files: [{ name: 'main.py', content: 'print RAN' }] };
  const order = (more: object) => encodeFrame({ id: 1, request: { ...program, ...more } });
  const random = randomOf(7);
  const cases: [string, Buffer][] = [
    ['noise', random.bytes(500)],
    ['noise without length', Buffer.concat([header(40, 0), random.bytes(40)])],
    ['an order without end', header(0xffff_ffff, 0)],
    ['an attachment without end', Buffer.concat([header(2, 0xffff_ffff), Buffer.from('{}')])],
    ['null', encodeFrame(null)],
    ['an order without id', encodeFrame({ request: program })],
    ['an unknown language', order({ language: 'cobol' })],
    ['a field that is not in the protocol', order({ believe: true })],
    ['half of an order', order({}).subarray(0, 30)],
  ];

  async function feed(bytes: Buffer): Promise<{ code: number | null; output: string }> {
    const entry = await builtProgram('fake-main');
    const runner: ChildProcessWithoutNullStreams = spawn(process.execPath, [entry], { env: {} });
    let output = '';
    runner.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString('latin1');
    });
    runner.stdin.on('error', () => {}); // It may be gone before everything is written.
    runner.stdin.end(bytes);
    const [code] = (await once(runner, 'close')) as [number | null];
    return { code, output };
  }

  test('an honest order is run', async () => {
    expect((await feed(order({}))).output).toContain('RAN');
  });

  test.each(cases)('%s ends it, and nothing is run', async (_, bytes) => {
    const { code, output } = await feed(bytes);
    expect(output).not.toMatch(/RAN|"type":"(result|started)"/);
    expect(code).not.toBeNull();
  });
});
