import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { RunnerFailed, type RunRequest, type RunResult } from '@shared/runner/runner';
import { describe, expect, test } from 'vitest';
import { encodeFrame, FRAME_HEADER_BYTES, FRAME_LIMITS } from './process/frames';

import { type RunnerChild, RunnerProcess } from './runner-process';
import { FakeChild } from './testing/fake-child';
import { builtProgram } from './testing/harness';
import { type Random, randomOf } from './testing/random';

/*
 * The protocol between the server and its runners, with a sender on the other side that says anything at all. Seeded:
 * a failure names its seed.
 */
const ID = 1;
const OUTPUT_BYTES = 200;
const request: RunRequest = {
  language: 'c',
  files: [{ name: 'main.c', content: '' }],
  probes: ['x'],
  tests: [{ name: 'a_test.c', content: '' }],
  limits: { outputBytes: OUTPUT_BYTES, timeMs: 60_000 },
};
const RESULT: RunResult = { stdout: 'out', stderr: '', exitCode: 0, timeMs: 1, memoryBytes: 1, probes: [] };

type Effect = 'ignored' | 'taken' | 'answers' | 'ends';
interface Said {
  bytes: Buffer;
  /** What an honest reading makes of it, while the run goes on. */
  effect: Effect;
  result?: RunResult;
}

const said = (effect: Effect, message: unknown, attachment?: Buffer): Said => ({
  effect,
  bytes: encodeFrame(message, attachment),
});
const answer = (result: RunResult): Said => ({
  ...said('answers', { type: 'result', id: ID, result }),
  result,
});
const lie = (more: object): Said => said('ends', { type: 'result', id: ID, result: { ...RESULT, ...more } });

const news = (more: object): Said => said('ends', { type: 'tests', id: ID, news: more });

function header(message: number, attachment: number): Buffer {
  const bytes = Buffer.alloc(FRAME_HEADER_BYTES);
  bytes.writeUInt32BE(message, 0);
  bytes.writeUInt32BE(attachment, 4);
  return bytes;
}

const TEST = { file: 'a_test.c', name: 'a', outcome: 'passed', message: '', stdout: '' };

/** Each makes one thing that may be said. */
const SAYINGS: ((random: Random) => Said)[] = [
  () => said('taken', { type: 'output', id: ID, stream: 'stdout', text: 'x' }),
  ({ below }) => answer({ ...RESULT, stdout: 'y'.repeat(below(OUTPUT_BYTES)) }),
  () => said('taken', { type: 'tests', id: ID, news: { kind: 'list', tests: [TEST] } }),
  () => answer({ ...RESULT, tests: [{ ...TEST, outcome: 'failed' }], exitCode: null, limitHit: 'memory' }),
  ({ below }) =>
    said('ignored', { type: 'result', id: 2 + below(9), result: { ...RESULT, stdout: 'forged' } }),
  () => said('ignored', { type: 'output', id: 0, stream: 'stderr', text: 'forged'.repeat(100) }),
  () => said('ends', { type: 'ready' }),
  () => said('ends', { type: 'grade', id: ID, passed: true }),
  () => said('ends', { type: 'result', id: '1', result: RESULT }),
  () => said('ends', { type: 'result', id: ID }),
  () => said('ends', { type: 'output', id: ID, stream: 'stdout', text: 7 }),
  () => said('ends', { type: 'output', id: ID, stream: 'stdin', text: '' }),
  () => said('ends', { type: 'output', id: ID, stream: 'stdout', text: 'z'.repeat(OUTPUT_BYTES + 1) }),
  () => said('ends', { type: 'output', id: ID, stream: 'stdout', text: '' }, Buffer.from('hidden')),
  () => said('ignored', { type: 'tests', id: 7, news: { kind: 'printed', text: 'forged' } }),
  () => news({ kind: 'list', tests: [{ ...TEST, file: 'forged_test.c' }] }),
  () => news({ kind: 'list', tests: [{ ...TEST, stdout: 'z'.repeat(OUTPUT_BYTES + 1) }] }),
  () => news({ kind: 'list', tests: Array(5001).fill(TEST) }),
  ({ below }) => news({ kind: 'test', index: 1 + below(9), outcome: 'passed', message: '', stdout: '' }),
  () => news({ kind: 'test', index: 0, name: 'forged', outcome: 'passed', message: '', stdout: '' }),
  () => news({ kind: 'test', index: 0, outcome: 'PASSED', message: '', stdout: '' }),
  () => news({ kind: 'printed', text: 'during no test' }),
  () => news({ kind: 'verdict', passed: true }),
  () => said('ends', { type: 'failed', id: ID, message: 'broke' }),
  () => said('ends', { type: 'failed', id: ID, message: 'x'.repeat(2000) }),
  () => said('ends', [{ type: 'result', id: ID, result: RESULT }]),
  ({ pick }) => said('ends', pick([null, 0, '', true, [], {}, 'result'])),
  () => lie({ passed: true }),
  () => lie({ stdout: 'z'.repeat(OUTPUT_BYTES + 1) }),
  () => lie({ probes: Array.from({ length: 2 }, () => ({ kind: 'value', value: '1', stdout: '' })) }),
  () => lie({ tests: [{ ...TEST, file: 'forged_test.c' }] }),
  () => lie({ tests: [{ ...TEST, outcome: 'PASSED' }] }),
  () => lie({ timeMs: -1 }),
  () => lie({ exitCode: '0' }),
  () => said('ends', { type: 'result', id: ID, result: RESULT }, Buffer.from('a program nobody asked for')),
  () => ({ effect: 'ends', bytes: Buffer.concat([header(2, 0), Buffer.from('{{')]) }),
  ({ below }) => ({ effect: 'ends', bytes: header(FRAME_LIMITS.message + 1 + below(1000), 0) }),
  ({ below }) => ({ effect: 'ends', bytes: header(2, FRAME_LIMITS.attachment + 1 + below(1000)) }),
  ({ bytes, below }) => ({
    effect: 'ends',
    bytes: Buffer.concat([Buffer.from([255]), bytes(7 + below(60))]),
  }),
];

const turn = () => new Promise((resolve) => setImmediate(resolve));

function cut(bytes: Buffer, { below }: Random): Buffer[] {
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const size = 1 + below(below(3) === 0 ? 5 : 300);
    pieces.push(bytes.subarray(at, at + size));
    at += size;
  }
  return pieces;
}

async function hear(sayings: readonly Said[], random: Random) {
  const child = new FakeChild();
  const ends: string[] = [];
  const runner = new RunnerProcess(
    { command: '', args: [], isolation: {} as never },
    { onIdle: () => {}, onEnd: ({ reason }) => void ends.push(reason) },
    () => child as unknown as RunnerChild,
  );
  const outcome = runner
    .run(request, () => {})
    .then(
      (result) => ({ result, error: undefined }),
      (error: unknown) => ({ result: undefined, error }),
    );
  for (const piece of cut(Buffer.concat(sayings.map(({ bytes }) => bytes)), random))
    child.stdout.write(piece);
  await turn();
  child.emit('close', 1, null);
  return { ...(await outcome), child, ends };
}

/** What must come of it: the first honest answer before the first lie, or nothing. */
function expected(sayings: readonly Said[]): RunResult | undefined {
  const decisive = sayings.find(({ effect }) => effect === 'answers' || effect === 'ends');
  return decisive?.result;
}

describe('the server believes nothing but the protocol', () => {
  test.each(SAYINGS.map((_, index) => index))('saying %i, alone and cut to single bytes', async (index) => {
    const random = { ...randomOf(index), below: () => 0 };
    const one = SAYINGS[index]!(randomOf(index));
    const { result, error, child } = await hear([one], random);
    expect(result).toEqual(one.result);
    if (one.effect !== 'answers') expect(error).toBeInstanceOf(RunnerFailed);
    if (one.effect === 'ends') expect(child.killed).toBe(true);
  });

  test('two thousand conversations, of any length, cut anywhere', async () => {
    let answered = 0;
    for (let seed = 1; seed <= 2000; seed++) {
      const random = randomOf(seed);
      // Harmless ones are said more often, so that conversations come to something.
      const sayings = Array.from({ length: 1 + random.below(6) }, () =>
        random.below(2) === 0 ? SAYINGS[random.below(6)]!(random) : random.pick(SAYINGS)(random),
      );
      const { result, error, ends } = await hear(sayings, random);
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
