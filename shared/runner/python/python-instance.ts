import { RunnerFailed } from '../runner';
import type { WasiHost } from '../wasi/wasi-host';
import type { PythonAssets } from './assets';

export const PAGE = 65_536;

/** The interpreter's exports: see `build/scripts/python-runtime/`. */
export interface PythonExports {
  _start(): void;
  asyncify_start_unwind(stack: number): void;
  asyncify_stop_unwind(): void;
  asyncify_start_rewind(stack: number): void;
  asyncify_stop_rewind(): void;
  [global: `g${number}`]: WebAssembly.Global;
}

/** Thrown inside a host read to suspend the interpreter there until `resume` is called again. */
export const PARK = Symbol('park');

/** Whether the interpreter itself crashed: its stack or memory ran out inside C code. */
export const isInterpreterCrash = (stop: unknown): boolean =>
  stop instanceof RangeError || stop instanceof WebAssembly.RuntimeError;

/**
 * An interpreter suspended inside its first read of a command. All of its state is in its memory and globals, so
 * `rewind` restores the snapshot's exact state after any run.
 */
export class PythonInstance {
  private host: WasiHost | undefined;
  private rewinding = false;
  private parking = false;

  private constructor(
    readonly assets: PythonAssets,
    readonly maximumBytes: number,
    readonly memory: WebAssembly.Memory,
    private readonly exports: PythonExports,
  ) {}

  /** `maximumBytes` limits this instance's memory for its whole lifetime. Synchronous, so use it in a worker. */
  static create(assets: PythonAssets, maximumBytes: number): PythonInstance {
    const initial = assets.snapshot.length / PAGE;
    const maximum = Math.max(initial, Math.floor(maximumBytes / PAGE));
    const memory = new WebAssembly.Memory({ initial, maximum });
    const wasi: Record<string, (...args: unknown[]) => number> = {};
    for (const { module, name } of WebAssembly.Module.imports(assets.module)) {
      if (module === 'wasi_snapshot_preview1') wasi[name] = (...args) => created.call(name, args);
    }
    const instance = new WebAssembly.Instance(assets.module, {
      wasi_snapshot_preview1: wasi,
      env: { memory },
    });
    const created = new PythonInstance(
      assets,
      maximumBytes,
      memory,
      instance.exports as unknown as PythonExports,
    );
    created.rewind();
    return created;
  }

  /** False if the memory has grown, since it can't shrink: discard such an instance. */
  get reusable(): boolean {
    return this.memory.buffer.byteLength === this.assets.snapshot.length;
  }

  /** Restores the snapshot's state, byte for byte. */
  rewind(): void {
    this.host = undefined;
    this.rewinding = false;
    this.parking = false;
    new Uint8Array(this.memory.buffer).set(this.assets.snapshot);
    this.assets.layout.globals.forEach((value, index) => {
      this.exports[`g${index}`]!.value = value;
    });
  }

  /** For tests: the values of all mutable globals. */
  globals(): number[] {
    return this.assets.layout.globals.map((_, index) => this.exports[`g${index}`]!.value as number);
  }

  /** Resumes with `host` until it's suspended (returns true) or returns (false). Throws what the host or a trap throws. */
  resume(host: WasiHost): boolean {
    this.host = host;
    this.rewinding = true;
    this.exports.asyncify_start_rewind(this.assets.layout.stackAddress);
    this.exports._start();
    if (!this.parking) return false;
    this.parking = false;
    this.exports.asyncify_stop_unwind();
    return true;
  }

  private call(name: string, args: unknown[]): number {
    if (!this.host) throw new RunnerFailed('The interpreter ran outside of a run.');
    if (this.rewinding) {
      this.rewinding = false;
      this.exports.asyncify_stop_rewind();
    }
    try {
      return this.host.call(name, args);
    } catch (stop) {
      if (stop !== PARK || name !== 'fd_read') throw stop;
      this.parking = true;
      this.exports.asyncify_start_unwind(this.assets.layout.stackAddress);
      return 0;
    }
  }
}
