import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { RunnerFailed, type RunRequest, type RunResult } from '@shared/runner/runner';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Cut } from './defences/defence';
import { condition, statement, WeakHost } from './defences/weak-host';
import { encodeFrame, FRAME_HEADER_BYTES, FRAME_LIMITS } from './process/frames';
import { RunnerProcess } from './runner-process';
import { fakeRunner, turn } from './testing/fake-child';
import { builtProgram } from './testing/harness';
import { type Random, randomOf } from './testing/random';

/*
 * The protocol between the server and its runners, with a sender on the other side that says anything at all. Seeded:
 * a failure names its seed. What the server does not believe is believed without the one line that looks at it.
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
  /** Makes the server believe it. */
  mutation?: Cut;
}

const said = (effect: Effect, message: unknown, attachment?: Buffer): Said => ({
  effect,
  bytes: encodeFrame(message, attachment),
});
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
const believedBy = (mutation: Cut, one: Said): Said => ({ ...one, mutation });

function header(message: number, attachment: number): Buffer {
  const bytes = Buffer.alloc(FRAME_HEADER_BYTES);
  bytes.writeUInt32BE(message, 0);
  bytes.writeUInt32BE(attachment, 4);
  return bytes;
}

const CHECKS = 'shared/runner/protocol/check-result.ts';
const RUN = 'shared/runner/protocol/run-under-way.ts';
const PROCESS = 'server/src/sandbox/runner-process.ts';
const FRAMES = 'server/src/sandbox/process/frames.ts';
/** The check of the output stands in two places: after this line. */
const unchecked = (line: string): Cut => ({
  file: RUN,
  code: `${line}\n    this.checkOutput();`,
  without: `${line}\n    if (!AWAY) this.checkOutput();`,
});
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
  'room for another run': () =>
    believedBy(
      statement(PROCESS, "if (this.current) throw new Error('ready in the middle of a run');"),
      said('ends', { type: 'ready' }),
    ),
  'a clock that starts again': () =>
    believedBy(statement(RUN, "if (this.hasBegun) throw new Error('started twice');"), raw(started, started)),
  'an unknown message': () => ofRun('ends', { type: 'grade', passed: true }),
  'an id that is text': () => said('ends', { type: 'result', id: '1', result: RESULT }),
  'a result without one': () => ofRun('ends', { type: 'result' }),
  'output that is a number': () => printed({ text: 7 }),
  'output of another stream': () => printed({ stream: 'stdin' }),
  'output without end': () =>
    believedBy(unchecked('this.printed[stream] += text;'), printed({ text: TOO_MUCH })),
  'something behind a message': () =>
    believedBy(
      condition(PROCESS, "attachment.length > 0 && message.type !== 'result'"),
      ofRun('ends', { type: 'output', stream: 'stdout', text: '' }, Buffer.from('hidden')),
    ),
  'a list of another file’s tests': () =>
    believedBy(
      condition(RUN, "news.kind === 'list'"),
      news({ kind: 'list', tests: [{ ...TEST, file: 'forged_test.c' }] }),
    ),
  'tests that print without end': () =>
    believedBy(
      unchecked('this.tests.take(news);'),
      news({ kind: 'list', tests: [{ ...TEST, stdout: TOO_MUCH }] }),
    ),
  'tests without end': () => news({ kind: 'list', tests: Array(5001).fill(TEST) }),
  'a test that is not listed': ({ below }) => news({ ...PASSED, index: 1 + below(9) }),
  'a test with another name': () => news({ ...PASSED, name: 'forged' }),
  'an unknown outcome': () => news({ ...PASSED, outcome: 'PASSED' }),
  'output of no test': () => news({ kind: 'printed', text: 'during no test' }),
  'unknown news': () => news({ kind: 'verdict', passed: true }),
  'a failure': () => ofRun('ends', { type: 'failed', message: 'broke' }),
  'a failure without end': () => ofRun('ends', { type: 'failed', message: 'x'.repeat(2000) }),
  'a list of answers': () => said('ends', [{ type: 'result', id: ID, result: RESULT }]),
  'no message': ({ pick }) => said('ends', pick([null, 0, '', true, [], {}, 'result'])),
  'an unknown field': () => lie({ passed: true }),
  'more output than the limit': () =>
    believedBy(
      condition(CHECKS, 'stdout.length + stderr.length + apart > outputBytes'),
      lie({ stdout: TOO_MUCH }),
    ),
  'more output of tests than the limit': () =>
    believedBy(
      { file: CHECKS, code: 'sum + each.stdout.length', without: 'sum + (AWAY ? 0 : each.stdout.length)' },
      lie({ tests: [{ ...TEST, stdout: TOO_MUCH }] }),
    ),
  'a test of another file': () =>
    believedBy(
      condition(CHECKS, 'tests.some(({ file }) => !files.has(file))'),
      lie({ tests: [{ ...TEST, file: 'forged_test.c' }] }),
    ),
  'a result with an unknown outcome': () => lie({ tests: [{ ...TEST, outcome: 'PASSED' }] }),
  'a time below zero': () => lie({ timeMs: -1 }),
  'an exit code that is text': () => lie({ exitCode: '0' }),
  'a program that nobody asked for': () =>
    believedBy(
      condition(CHECKS, 'artifact && !request.compileOnly'),
      ofRun('ends', { type: 'result', result: RESULT }, Buffer.from('a program')),
    ),
  'no JSON': () => raw(header(2, 0), Buffer.from('{{')),
  'a message that is too large': ({ below }) =>
    believedBy(
      condition(FRAMES, 'sizes.message > limits.message'),
      raw(header(FRAME_LIMITS.message + 1 + below(1000), 0)),
    ),
  'a program that is too large': ({ below }) =>
    believedBy(
      condition(FRAMES, 'sizes.attachment > limits.attachment'),
      raw(header(2, FRAME_LIMITS.attachment + 1 + below(1000))),
    ),
  noise: ({ bytes, below }) => raw(Buffer.from([255]), bytes(7 + below(60))),
};
const ALL = Object.values(SAYINGS);

/** Too large to be said thousands of times. */
const longTest = (index: number) => news({ ...PASSED, index, message: 'x'.repeat(17 * 1024 * 1024) }).bytes;
const moreWords = (): Said =>
  believedBy(
    condition('shared/runner/protocol/tests-so-far.ts', 'this.characters > MOST_CHARACTERS'),
    raw(news({ kind: 'list', tests: [TEST, TEST] }).bytes, longTest(0), longTest(1)),
  );

function cut(bytes: Buffer, { below }: Random): Buffer[] {
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const size = 1 + below(below(3) === 0 ? 5 : 300);
    pieces.push(bytes.subarray(at, at + size));
    at += size;
  }
  return pieces;
}

/** What comes of a run whose runner says these pieces, and whether they were its end; then it ends in any case. */
async function hear(pieces: readonly Buffer[], Process = RunnerProcess) {
  const { child, runner, ends } = fakeRunner(Process);
  const run = runner
    .run(request, () => {})
    .then(
      (result) => ({ result, error: undefined }),
      (error: unknown) => ({ result: undefined, error }),
    );
  for (const piece of pieces) child.stdout.write(piece);
  await turn();
  const { killed } = child;
  child.emit('close', 1, null);
  return { ...(await run), killed, ends };
}

/** What must come of it: the first honest answer before the first lie, or nothing. */
function expected(sayings: readonly Said[]): RunResult | undefined {
  const decisive = sayings.find(({ effect }) => effect === 'answers' || effect === 'ends');
  return decisive?.result;
}

describe('the server believes nothing but the protocol', () => {
  const lies: typeof SAYINGS = { ...SAYINGS, 'more words about tests than there can be': moreWords };
  const mutants = Object.entries(lies).flatMap(([name, make]) => {
    const { mutation, bytes } = make(randomOf(1));
    return mutation ? [{ name, mutation, bytes }] : [];
  });
  let weak: WeakHost;
  beforeAll(async () => {
    weak = await WeakHost.build(mutants.map(({ mutation }) => mutation));
  }, 60_000);

  test.each(Object.keys(SAYINGS))('%s, alone and cut to single bytes', async (name) => {
    const one = SAYINGS[name]!(randomOf(1));
    const { result, error, killed } = await hear([...one.bytes].map((byte) => Buffer.from([byte])));
    expect(result).toEqual(one.result);
    if (one.effect !== 'answers') expect(error).toBeInstanceOf(RunnerFailed);
    expect(killed).toBe(one.effect === 'ends');
  });

  test.each(mutants)('$name would be believed but for one line', async ({ mutation, bytes }) => {
    expect((await hear([bytes], weak.host.RunnerProcess)).killed).toBe(true);
    const { killed } = await weak.without([mutation], (host) => hear([bytes], host.RunnerProcess));
    expect(killed).toBe(false);
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
    ['a list', encodeFrame([{ id: 1, request: program }])],
    ['an order without id', encodeFrame({ request: program })],
    ['an order without request', encodeFrame({ id: 1 })],
    ['an unknown language', order({ language: 'cobol' })],
    ['files that are none', order({ files: 'main.py' })],
    ['a content that is none', order({ files: [{ name: 'main.py', content: 5 }] })],
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
