import type { RunRequest, RunResult } from '@shared/runner/runner';
import { beforeAll, expect, test } from 'vitest';
import { encodeFrame, FRAME_HEADER_BYTES, FRAME_LIMITS } from '../process/frames';

import type { RunnerChild } from '../runner-process';
import { FakeChild } from '../testing/fake-child';
import type { Cut } from './defence';
import { condition, WeakHost } from './weak-host';

/*
 * A runner that is not one any more, and says what it likes. What the server does not believe is believed as soon as
 * the one line is missing that looks at it.
 */
const S = 'server/src/sandbox';
const OUTPUT_BYTES = 100;
const TOO_MUCH = 'z'.repeat(OUTPUT_BYTES + 1);
const request: RunRequest = {
  language: 'c',
  files: [{ name: 'main.c', content: '' }],
  tests: [{ name: 'a_test.c', content: '' }],
  limits: { outputBytes: OUTPUT_BYTES, timeMs: 60_000 },
};
const RESULT: RunResult = { stdout: '', stderr: '', exitCode: 0, timeMs: 1, memoryBytes: 1, probes: [] };
const TEST = { file: 'a_test.c', name: 'a', outcome: 'passed', message: '', stdout: '' };

const say = (message: object, attachment?: Uint8Array) => encodeFrame({ id: 1, ...message }, attachment);
const lie = (more: object, attachment?: Uint8Array) =>
  say({ type: 'result', result: { ...RESULT, ...more } }, attachment);
const news = (each: object) => say({ type: 'tests', news: each });

function header(message: number, attachment: number): Buffer {
  const bytes = Buffer.alloc(FRAME_HEADER_BYTES);
  bytes.writeUInt32BE(message, 0);
  bytes.writeUInt32BE(attachment, 4);
  return bytes;
}

interface Belief {
  name: string;
  cut: Cut;
  said: Buffer[];
}
const CHECKS = 'shared/runner/protocol/check-result.ts';
const RUN = 'shared/runner/protocol/run-under-way.ts';
const PROCESS = `${S}/runner-process.ts`;
const FRAMES = `${S}/process/frames.ts`;
const value = { kind: 'value', value: '1', stdout: '' };
const long = (index: number) =>
  news({ kind: 'test', index, outcome: 'passed', message: 'x'.repeat(17 * 1024 * 1024), stdout: '' });

const beliefs: Belief[] = [
  {
    name: 'more output than its limit',
    cut: condition(CHECKS, 'stdout.length + stderr.length + apart > outputBytes'),
    said: [lie({ stdout: TOO_MUCH })],
  },
  {
    name: 'more output of tests than the limit',
    cut: { file: CHECKS, code: 'sum + each.stdout.length', without: 'sum + (AWAY ? 0 : each.stdout.length)' },
    said: [lie({ tests: [{ ...TEST, stdout: TOO_MUCH }] })],
  },
  {
    name: 'a check that nobody asked for',
    cut: condition(CHECKS, 'probes.length > (request.probes?.length ?? 0)'),
    said: [lie({ probes: [value] })],
  },
  {
    name: 'a test of a file that there is not',
    cut: condition(CHECKS, 'tests.some(({ file }) => !files.has(file))'),
    said: [lie({ tests: [{ ...TEST, file: 'forged_test.c' }] })],
  },
  {
    name: 'a compiled program that nobody asked for',
    cut: condition(CHECKS, 'artifact && !request.compileOnly'),
    said: [lie({}, new Uint8Array([1]))],
  },
  {
    name: 'output without end',
    cut: {
      file: RUN,
      code: 'this.checkOutput();\n    this.options.onOutput',
      without: 'if (!AWAY) this.checkOutput();\n    this.options.onOutput',
    },
    said: [say({ type: 'output', stream: 'stdout', text: TOO_MUCH })],
  },
  {
    name: 'tests that print without end',
    cut: {
      file: RUN,
      code: 'this.tests.take(news);\n    this.checkOutput();',
      without: 'this.tests.take(news);\n    if (!AWAY) this.checkOutput();',
    },
    said: [news({ kind: 'list', tests: [{ ...TEST, stdout: TOO_MUCH }] })],
  },
  {
    name: 'the list of tests of a file that there is not',
    cut: condition(RUN, "news.kind === 'list'"),
    said: [news({ kind: 'list', tests: [{ ...TEST, file: 'forged_test.c' }] })],
  },
  {
    name: 'more words about tests than there can be',
    cut: condition('shared/runner/protocol/tests-so-far.ts', 'this.characters > MOST_CHARACTERS'),
    said: [news({ kind: 'list', tests: [TEST, TEST] }), long(0), long(1)],
  },
  {
    name: 'something hidden behind a message',
    cut: condition(PROCESS, "attachment.length > 0 && message.type !== 'result'"),
    said: [say({ type: 'output', stream: 'stdout', text: '' }, new Uint8Array([1]))],
  },
  {
    name: 'a clock that starts again',
    cut: {
      file: RUN,
      code: "if (this.hasBegun) throw new Error('started twice');",
      without: "if (!AWAY && this.hasBegun) throw new Error('started twice');",
    },
    said: [say({ type: 'started' }), say({ type: 'started' })],
  },
  {
    name: 'a message that is too large',
    cut: condition(FRAMES, 'sizes.message > limits.message'),
    said: [header(FRAME_LIMITS.message + 1, 0)],
  },
  {
    name: 'a program that is too large',
    cut: condition(FRAMES, 'sizes.attachment > limits.attachment'),
    said: [header(2, FRAME_LIMITS.attachment + 1)],
  },
  {
    name: 'room for another run while one is under way',
    cut: {
      file: PROCESS,
      code: "if (this.current) throw new Error('ready in the middle of a run');",
      without: "if (!AWAY && this.current) throw new Error('ready in the middle of a run');",
    },
    said: [encodeFrame({ type: 'ready' })],
  },
];

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Whether the runner that said this may go on. */
async function isBelieved(said: readonly Buffer[]): Promise<boolean> {
  const child = new FakeChild();
  const { RunnerProcess } = weak.host;
  const runner = new RunnerProcess(
    { command: '', args: [], isolation: {} as never },
    { onIdle: () => {}, onEnd: () => {} },
    () => child as unknown as RunnerChild,
  );
  const run = runner.run(request, () => {}).catch(() => {});
  for (const bytes of said) child.stdout.write(bytes);
  await turn();
  const { killed } = child;
  runner.kill('the test is over');
  await run;
  return !killed;
}

let weak: WeakHost;
beforeAll(async () => {
  weak = await WeakHost.build(beliefs.map(({ cut }) => cut));
}, 60_000);

test('what an honest runner says is believed', async () => {
  expect(await isBelieved([say({ type: 'started' }), lie({})])).toBe(true);
});

test.each(beliefs)('$name is not believed, and would be', async ({ cut, said }) => {
  expect(await isBelieved(said)).toBe(false);
  expect(await weak.without([cut], () => isBelieved(said))).toBe(true);
});
