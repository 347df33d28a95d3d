import { RunnerFailed } from '../runner';
import type { WasiHost } from '../wasi/wasi-host';
import type { PythonAssets } from './assets';

export const PAGE = 65_536;

/** The interpreter as the build leaves it: see `build/scripts/python-runtime/`. */
export interface PythonExports {
  _start(): void;
  asyncify_start_unwind(stack: number): void;
  asyncify_stop_unwind(): void;
  asyncify_start_rewind(stack: number): void;
  asyncify_stop_rewind(): void;
  [global: `g${number}`]: WebAssembly.Global;
}

/** Thrown by a host's device inside a read, to stop the interpreter there until `resume` is called again. */
export const PARK = Symbol('park');

/** Whether this says that the interpreter itself broke down: its stack or its memory ran out inside of C. */
export const isBreakdown = (stop: unknown): boolean =>
  stop instanceof RangeError || stop instanceof WebAssembly.RuntimeError;

/**
 * An interpreter that is stopped inside its first read of an order. All of its state is its memory and its globals,
 * so `rewind` brings back the exact state of the snapshot, whatever ran before.
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

  /** `maximumBytes` is how far the engine lets this instance's memory grow, for good. Synchronous: for a worker. */
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

  /** Grown memory cannot shrink: such an instance must be thrown away. */
  get reusable(): boolean {
    return this.memory.buffer.byteLength === this.assets.snapshot.length;
  }

  /** Byte for byte the snapshot's state. */
  rewind(): void {
    this.host = undefined;
    this.rewinding = false;
    this.parking = false;
    new Uint8Array(this.memory.buffer).set(this.assets.snapshot);
    this.assets.layout.globals.forEach((value, index) => {
      this.exports[`g${index}`]!.value = value;
    });
  }

  /** For a test: the values of all mutable globals. */
  globals(): number[] {
    return this.assets.layout.globals.map((_, index) => this.exports[`g${index}`]!.value as number);
  }

  /** Goes on from where it stopped with `host` as the world until the host or a trap throws, or it parks: then `true`. */
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
