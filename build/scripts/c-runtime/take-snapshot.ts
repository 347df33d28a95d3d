import { FOLDERS } from '../../../shared/runner/c/compiler';
import { Deadline } from '../../../shared/runner/deadline';
import { WasiHost } from '../../../shared/runner/wasi/wasi-host';
import type { ResumableModule } from './resume-module';

class AskedForArguments extends Error {}

/** The start takes the same steps on every machine, so that the same package gives the same snapshot. */
const REPEATABLE = {
  realtimeNs: () => 0n,
  monotonicNs: () => 0n,
  fillRandom: (bytes: Uint8Array) => bytes.fill(0x5a),
};

/** The memory of the compiler when its constructors have run and it asks for its arguments. */
export function takeSnapshot({ start, pages }: ResumableModule): Uint8Array {
  const module = new WebAssembly.Module(start as Uint8Array<ArrayBuffer>);
  const memory = new WebAssembly.Memory({ initial: pages });
  const refuse = () => {
    throw new Error('the compiler printed while it started');
  };
  const host = new WasiHost({
    memory: () => memory,
    deadline: new Deadline(Number.POSITIVE_INFINITY),
    surroundings: REPEATABLE,
    folders: FOLDERS,
    stdin: () => new Uint8Array(0),
    stdout: refuse,
    stderr: refuse,
  });
  const functions = WebAssembly.Module.imports(module).filter(({ kind }) => kind === 'function');
  const wasi: Record<string, (...args: unknown[]) => number> = Object.fromEntries(
    functions.map(({ name }) => [name, (...args: unknown[]) => host.call(name, args)]),
  );
  wasi.args_sizes_get = () => {
    throw new AskedForArguments();
  };
  const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: wasi, env: { memory } });
  try {
    (instance.exports._start as () => void)();
  } catch (error) {
    if (error instanceof AskedForArguments) return new Uint8Array(memory.buffer).slice();
    throw error;
  }
  throw new Error('the compiler ended before it asked for its arguments');
}
