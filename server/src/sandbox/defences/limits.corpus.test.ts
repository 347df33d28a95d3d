import { BAD_REQUESTS } from '@shared/runner/testing/bad-requests';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SandboxRunner } from '../sandbox-runner';
import { builtProgram, program } from '../testing/harness';
import { type Cut, showNecessary } from './defence';
import { condition, WeakHost } from './weak-host';

/* What the server's side itself holds: its clock, what it lets through to a runner. */
const timeout = 60_000;

const cuts = {
  runClock: {
    file: 'shared/runner/protocol/run-under-way.ts',
    code: "this.allow(killAfterMs(this.request, 'run'));",
    without: 'AWAY ? clearTimeout(this.timer) : this.allow(killAfterMs(this.request, "run"));',
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

let entry: string;
let weak: WeakHost;
beforeAll(async () => {
  entry = await builtProgram('fake-main');
  weak = await WeakHost.build([...Object.values(cuts), ...rules.map(({ cut }) => cut)]);
}, timeout);

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

test('the kill from outside is what ends a program that calls nothing', { timeout }, async () => {
  // Nothing in the pretended interpreter looks at a clock.
  const long = { ...program('print before', 'sleep 1500', 'print SURVIVED'), limits: { timeMs: 100 } };
  await withSandbox([], async (sandbox) => {
    const killed = { limitHit: 'time', exitCode: null, stdout: 'before\n' };
    expect(await sandbox.run(long)).toMatchObject(killed);
  });
  await withSandbox([cuts.runClock], async (sandbox) => {
    expect(await sandbox.run(long)).toMatchObject({ stdout: 'before\nSURVIVED\n', exitCode: 0 });
  });
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
