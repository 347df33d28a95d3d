import { FOLDERS } from '../../../shared/runner/c/compiler';
import { Deadline } from '../../../shared/runner/deadline';
import { WasiHost } from '../../../shared/runner/wasi/wasi-host';
import type { ResumableModule } from './resume-module';

class ReachedArguments extends Error {}

/** Makes startup deterministic: the same package always gives the same snapshot. */
const DETERMINISTIC = {
  realtimeNs: () => 0n,
  monotonicNs: () => 0n,
  fillRandom: (bytes: Uint8Array) => bytes.fill(0x5a),
};

/** Runs the compiler until it reads its arguments, after its constructors; returns its memory. */
export function takeSnapshot({ start, pages }: ResumableModule): Uint8Array {
  const module = new WebAssembly.Module(start as Uint8Array<ArrayBuffer>);
  const memory = new WebAssembly.Memory({ initial: pages });
  const refuse = () => {
    throw new Error('the compiler printed while it started');
  };
  const host = new WasiHost({
    memory: () => memory,
    deadline: new Deadline(Number.POSITIVE_INFINITY),
    surroundings: DETERMINISTIC,
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
    throw new ReachedArguments();
  };
  const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: wasi, env: { memory } });
  try {
    (instance.exports._start as () => void)();
  } catch (error) {
    if (error instanceof ReachedArguments) return new Uint8Array(memory.buffer).slice();
    throw error;
  }
  throw new Error('the compiler ended before it read its arguments');
}
