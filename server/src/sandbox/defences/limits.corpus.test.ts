import type { RunRequest } from '@shared/runner/runner';
import { BAD_REQUESTS } from '@shared/runner/testing/bad-requests';
import { beforeAll, describe, expect, test } from 'vitest';
import { encodeFrame } from '../process/frames';
import type { SandboxRunner } from '../sandbox-runner';
import { fakeRunner, turn } from '../testing/fake-child';
import { builtProgram } from '../testing/harness';
import { type Cut, showNecessary } from './defence';
import { condition, statement, WeakHost } from './weak-host';

/* What the server's side itself holds: its clocks, its order, what it lets through to a runner. */
let entry: string;
beforeAll(async () => {
  entry = await builtProgram('fake-main');
}, 60_000);

const PROCESS = 'server/src/sandbox/runner-process.ts';
const RUN = 'shared/runner/protocol/run-under-way.ts';
const timeout = 60_000;

const cuts = {
  runClock: {
    file: RUN,
    code: "this.allow(killAfterMs(this.request, 'run'));",
    without: 'AWAY ? clearTimeout(this.timer) : this.allow(killAfterMs(this.request, "run"));',
  },
  compileClock: statement(RUN, "this.allow(killAfterMs(this.request, 'prepare'));"),
  /** Not a defence: so that nobody waits ten seconds for the compiler's clock. */
  compileTime: {
    file: 'shared/runner/limits.ts',
    code: 'return KILL_GRACE_MS + (COMPILE_TIME_MS[request.language] || MAKE_READY_MS);',
    without: 'return AWAY ? 300 : KILL_GRACE_MS + (COMPILE_TIME_MS[request.language] || MAKE_READY_MS);',
  },
  busy: {
    file: PROCESS,
    code: 'this.isReady = false;\n    this.lastId += 1;',
    without: 'this.isReady = AWAY && this.isReady;\n    this.lastId += 1;',
  },
  check: {
    file: 'server/src/sandbox/sandbox-runner.ts',
    code: 'checkRunRequest(request);',
    without: 'if (!AWAY) checkRunRequest(request);',
  },
} satisfies Record<string, Cut>;

/** What a request may not be, and the condition that sees it. */
const rules = BAD_REQUESTS.flatMap(([name, bad, , code]) =>
  code ? [{ name, bad, cut: condition('shared/runner/check-request.ts', code) }] : [],
);

let weak: WeakHost;
beforeAll(async () => {
  weak = await WeakHost.build([...Object.values(cuts), ...rules.map(({ cut }) => cut)]);
}, timeout);

function program(language: RunRequest['language'], ...orders: string[]): RunRequest {
  return { language, files: [{ name: 'main', content: orders.join('\n') }], limits: { timeMs: 100 } };
}

function withSandbox(away: readonly Cut[], use: (sandbox: SandboxRunner) => Promise<void>): Promise<void> {
  return weak.without(away, async ({ SandboxRunner }) => {
    const options = { runtimesFolders: [], entry, concurrency: 1, spares: 0 };
    const sandbox = await SandboxRunner.start(options);
    await sandbox.whenReady();
    try {
      await use(sandbox);
    } finally {
      await sandbox.close(0);
    }
  });
}

describe('the kill from outside', { timeout }, () => {
  /** Nothing in the pretended interpreter looks at a clock. */
  const long = program('python', 'print before', 'sleep 1500', 'print SURVIVED');
  const slow = program('c', 'prepare sleep 2500', 'print SURVIVED');
  const killed = { limitHit: 'time', exitCode: null };

  test('is what ends a program that calls nothing', async () => {
    await withSandbox([], async (sandbox) => {
      expect(await sandbox.run(long)).toMatchObject({ ...killed, stdout: 'before\n' });
    });
    await withSandbox([cuts.runClock], async (sandbox) => {
      expect(await sandbox.run(long)).toMatchObject({ stdout: 'before\nSURVIVED\n', exitCode: 0 });
    });
  });

  test('is what ends a compiler that calls nothing', async () => {
    await withSandbox([cuts.compileTime], async (sandbox) => {
      expect(await sandbox.run(slow)).toMatchObject({ ...killed, stdout: '' });
    });
    await withSandbox([cuts.compileTime, cuts.compileClock, cuts.runClock], async (sandbox) => {
      expect(await sandbox.run(slow)).toMatchObject({ stdout: 'SURVIVED\n', exitCode: 0 });
    });
  });
});

test('a runner at work is given no other run: the first would have no answer', async () => {
  const result = { stdout: '', stderr: '', exitCode: 0, timeMs: 1, memoryBytes: 1, probes: [] };
  /** The runs that are answered, of two that are given to a runner whenever it has room for one. */
  async function answered({ RunnerProcess }: typeof weak.host): Promise<number[]> {
    const { child, runner } = fakeRunner(RunnerProcess);
    const done: number[] = [];
    child.stdout.write(encodeFrame({ type: 'ready' }));
    await turn();
    for (const id of [1, 2]) {
      const run = runner.idle ? runner.run(program('python'), () => {}) : undefined;
      run?.then(() => done.push(id)).catch(() => {});
    }
    for (const id of [1, 2]) child.stdout.write(encodeFrame({ type: 'result', id, result }));
    await turn();
    runner.kill('the test is over');
    return done;
  }
  expect(await answered(weak.host)).toEqual([1]);
  expect(await weak.without([cuts.busy], answered)).toEqual([2]);
});

describe('a request is looked at before it is queued', { timeout }, () => {
  test('and no runner sees one that is refused', async () => {
    const [, climbing] = BAD_REQUESTS.find(([name]) => name === 'a path that climbs')!;
    await withSandbox([], async (sandbox) => {
      await expect(sandbox.run(climbing)).rejects.toMatchObject({ name: 'RunRefused' });
    });
    await withSandbox([cuts.check], async (sandbox) => {
      await sandbox.run(climbing);
    });
  });

  test.each(rules)('$name', async ({ cut, bad }) => {
    const { checkRunRequest } = weak.host;
    expect(() => checkRunRequest(bad)).toThrow();
    await weak.without([cut], () => expect(() => checkRunRequest(bad)).not.toThrow());
  });
});

const cut = (file: string, code: string): Cut => ({ file, code, without: '' });
const DISK = 'shared/runner/wasi/disk.ts';
const size = cut(DISK, "if (size > DISK_LIMITS.bytes) fail('nospc');");
const room = cut(DISK, "if (this.bytes + bytes > DISK_LIMITS.bytes) fail('nospc');");

showNecessary([
  {
    name: 'a file of a run is not larger than its disk',
    cuts: [size, room],
    lets: ['python: writing one file without end'],
  },
  {
    name: 'all files of a run are not larger than its disk',
    cuts: [room],
    lets: ['python: writing many files'],
  },
  {
    name: 'a run has not more files than its disk takes',
    cuts: [cut(DISK, "if (this.nodes >= DISK_LIMITS.nodes) fail('nospc');")],
    lets: ['python: making files without end'],
  },
  {
    name: 'a run has not more files open than it may',
    cuts: [
      cut('shared/runner/wasi/open-files.ts', "if (this.table.size >= DISK_LIMITS.openFiles) fail('mfile');"),
    ],
    lets: ['python: opening files without end'],
  },
]);
