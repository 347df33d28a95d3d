import type { RunRequest } from '@shared/runner/runner';
import { pythonDeed } from '@shared/runner/testing/attacks/attack';
import { beforeAll, describe, expect, test } from 'vitest';
import { encodeFrame } from '../process/frames';
import type { RunnerChild } from '../runner-process';
import type { SandboxRunner } from '../sandbox-runner';
import { FakeChild } from '../testing/fake-child';
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
const CHECKS = 'shared/runner/check-request.ts';
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

const named = (...names: string[]): RunRequest => ({
  ...program('python'),
  files: names.map((name) => ({ name, content: 'print RAN' })),
});
const LARGE = 'x'.repeat(1024 * 1024 + 1);
const many = Array.from({ length: 51 }, (_, at) => `f${at}`);

/** What a request may not be: the condition that sees it, and such a request. */
const rules: { name: string; cut: Cut; bad: RunRequest }[] = (
  [
    ['!(LANGUAGES as readonly string[]).includes(request.language)', { language: 'cobol' as 'c' }],
    ['files.length > REQUEST_LIMITS.files', named(...many)],
    ['seen.has(name)', named('a', 'a')],
    ["sizeOf(request.stdin ?? '') > REQUEST_LIMITS.stdinBytes", { stdin: LARGE }],
    ['total > REQUEST_LIMITS.sourceBytes', { files: [{ name: 'a', content: LARGE }] }],
    ['sizeOf(name) > REQUEST_LIMITS.fileNameBytes', named('x'.repeat(201))],
    ['hasControlCharacter(name)', named('a\0b')],
    ["name.includes('\\\\')", named('a\\b')],
    ["name.startsWith('/') || /^[a-z]:/i.test(name)", named('C:boot.ini')],
    ["name.split('/').some((part) => part === '' || part === '.' || part === '..')", named('a/../../b')],
    ['probes.length > REQUEST_LIMITS.probes', { probes: Array<string>(101).fill('1') }],
    ['probes.some((probe) => sizeOf(probe) > REQUEST_LIMITS.probeBytes)', { probes: ['1'.repeat(10_001)] }],
    ['!Number.isFinite(value) || value <= 0', { limits: { timeMs: Number.POSITIVE_INFINITY } }],
  ] as const
).map(([code, more]) => ({
  name: code,
  cut: condition(CHECKS, code),
  bad: { ...named('main.py'), ...more },
}));

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
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  /** The runs that are answered, of two that are given to a runner whenever it has room for one. */
  async function answered({ RunnerProcess }: typeof weak.host): Promise<number[]> {
    const child = new FakeChild();
    const events = { onIdle: () => {}, onEnd: () => {} };
    const launch = { command: '', args: [], isolation: {} as never };
    const runner = new RunnerProcess(launch, events, () => child as unknown as RunnerChild);
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
    const climbing = named('main.py', '../../etc/passwd');
    await withSandbox([], async (sandbox) => {
      await expect(sandbox.run(climbing)).rejects.toMatchObject({ name: 'RunRefused' });
    });
    await withSandbox([cuts.check], async (sandbox) => {
      expect((await sandbox.run(climbing)).stdout).toBe('RAN\n');
    });
  });

  test.each(rules)('$name', async ({ cut, bad }) => {
    const { checkRunRequest } = weak.host;
    expect(() => checkRunRequest(named('main.py'))).not.toThrow();
    expect(() => checkRunRequest(bad)).toThrow();
    await weak.without([cut], () => expect(() => checkRunRequest(bad)).not.toThrow());
  });
});

const cut = (file: string, code: string): Cut => ({ file, code, without: '' });
const DISK = 'shared/runner/wasi/disk.ts';
const size = cut(DISK, "if (size > DISK_LIMITS.bytes) fail('nospc');");
const room = cut(DISK, "if (this.bytes + bytes > DISK_LIMITS.bytes) fail('nospc');");

/** With time enough on a busy machine: it is the disk that ends it. */
const diskDeed = (name: string, code: string) => pythonDeed(name, code, { limits: { timeMs: 30_000 } });

showNecessary([
  {
    name: 'a file of a run is not larger than its disk',
    cuts: [size, room],
    lets: [
      diskDeed(
        'writing one file without end',
        "with open('x', 'wb') as file:\n    for _ in range(40): file.write(b'x' * 1000000)",
      ),
    ],
  },
  {
    name: 'all files of a run are not larger than its disk',
    cuts: [room],
    lets: [
      diskDeed(
        'writing many files',
        "for at in range(40):\n    with open(f'x{at}', 'wb') as file: file.write(b'x' * 1000000)",
      ),
    ],
  },
  {
    name: 'a run has not more files than its disk takes',
    cuts: [cut(DISK, "if (this.nodes >= DISK_LIMITS.nodes) fail('nospc');")],
    lets: [diskDeed('making files without end', "for at in range(2500): open(f'x{at}', 'wb').close()")],
  },
  {
    name: 'a run has not more files open than it may',
    cuts: [
      cut('shared/runner/wasi/open-files.ts', "if (this.table.size >= DISK_LIMITS.openFiles) fail('mfile');"),
    ],
    lets: [diskDeed('opening files without end', "files = [open('x', 'wb') for _ in range(400)]")],
  },
]);
