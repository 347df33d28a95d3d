import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Deadline } from '../../../shared/runner/deadline';
import type { SnapshotLayout } from '../../../shared/runner/python/assets';
import { PAGE, type PythonExports } from '../../../shared/runner/python/python-instance';
import { FOLDERS } from '../../../shared/runner/python/run-host';
import type { Surroundings } from '../../../shared/runner/wasi/system-calls';
import { WasiHost } from '../../../shared/runner/wasi/wasi-host';

const START_PAGES = 160;
const STACK_PAGES = 4;
const GUEST_FD = 5;
const ARGS = ['python', '-I', '-S', '-B', '-X', 'utf8', '/run/harness.py'];
const BUILD_TIME_NS = 1_700_000_000_000_000_000n;

/** Makes startup deterministic: the same sources always give the same snapshot. */
function deterministicSurroundings(): Surroundings {
  let ticks = 0n;
  let random = 1;
  return {
    realtimeNs: () => BUILD_TIME_NS,
    monotonicNs: () => (ticks += 1000n),
    fillRandom(bytes) {
      for (let at = 0; at < bytes.length; at += 1) {
        random = (Math.imul(random, 1_103_515_245) + 12_345) >>> 0;
        bytes[at] = random >>> 24;
      }
    },
  };
}

export interface Snapshot {
  memory: Uint8Array;
  layout: SnapshotLayout;
}

/**
 * Starts Python with the harness and suspends it at its first read of a command. Throws if it ends before that.
 * `guestFolders`: folders whose Python files are put in `/run`, by their name prefix there.
 */
export async function takeSnapshot(
  start: WebAssembly.Module,
  guestFolders: Readonly<Record<string, string>>,
  globals: number,
): Promise<Snapshot> {
  const memory = new WebAssembly.Memory({ initial: START_PAGES });
  const printed: string[] = [];
  const print = (bytes: Uint8Array) => void printed.push(new TextDecoder().decode(bytes));
  const host = new WasiHost({
    memory: () => memory,
    deadline: new Deadline(Number.POSITIVE_INFINITY),
    args: ARGS,
    surroundings: deterministicSurroundings(),
    folders: [...FOLDERS, '/run'],
    stdin: () => new Uint8Array(0),
    stdout: print,
    stderr: print,
  });
  for (const [prefix, folder] of Object.entries(guestFolders)) {
    const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.py'));
    for (const name of names.sort())
      host.putFile(GUEST_FD, prefix + name, await readFile(join(folder, name)));
  }
  const run = host.files.folder(GUEST_FD);
  const request = host.disk.device({ read: () => new Uint8Array(0) });
  const report = host.disk.device({ write: () => undefined });
  host.disk.link(run, 'request', request);
  host.disk.link(run, 'report', report);
  const fdOf = (node: unknown) => host.files.list().find(([, open]) => open.node === node)?.[0];

  let stackAddress = 0;
  const wasi: Record<string, (...args: unknown[]) => number> = {};
  for (const { module, name } of WebAssembly.Module.imports(start)) {
    if (module === 'wasi_snapshot_preview1') wasi[name] = (...args) => host.call(name, args);
  }
  wasi.fd_read = (...args) => {
    if (args[0] !== fdOf(request)) return host.call('fd_read', args);
    stackAddress = memory.grow(STACK_PAGES) * PAGE;
    new Uint32Array(memory.buffer, stackAddress, 2).set([
      stackAddress + 8,
      stackAddress + STACK_PAGES * PAGE,
    ]);
    exports.asyncify_start_unwind(stackAddress);
    return 0;
  };
  const instance = await WebAssembly.instantiate(start, { wasi_snapshot_preview1: wasi, env: { memory } });
  const exports = instance.exports as unknown as PythonExports;
  try {
    exports._start();
  } catch (error) {
    throw new Error(`Python ended before its first command:\n${printed.join('')}`, { cause: error });
  }
  exports.asyncify_stop_unwind();
  if (printed.length) throw new Error(`Python printed while it started:\n${printed.join('')}`);
  const open = host.files.list().map(([fd]) => fd);
  const expected = [0, 1, 2, 3, 4, GUEST_FD, fdOf(request), fdOf(report)];
  if (open.some((fd) => !expected.includes(fd)))
    throw new Error(`descriptors are still open: ${open.join(' ')}`);
  return {
    memory: new Uint8Array(memory.buffer).slice(),
    layout: {
      stackAddress,
      globals: Array.from({ length: globals }, (_, index) => exports[`g${index}`]!.value as number),
      requestFd: fdOf(request)!,
      reportFd: fdOf(report)!,
    },
  };
}
