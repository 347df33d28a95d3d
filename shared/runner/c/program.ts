import type { Deadline } from '../deadline';
import type { RunOutput } from '../run-output';
import type { LimitName, SourceFile } from '../runner';
import { GuestExit, RunStopped } from '../stop-run';
import { WasiHost } from '../wasi/wasi-host';
import { packed } from './build-program';
import { explainTrap } from './traps';

const WORK_FD = 3;
const encoder = new TextEncoder();

export interface ProgramWorld {
  files: readonly SourceFile[];
  stdin: string;
  deadline: Deadline;
  output: RunOutput;
  /** Host functions besides WASI; only used by the judge. */
  imports?: Record<string, Record<string, (...args: never[]) => unknown>>;
}

export interface ProgramEnd {
  exitCode: number | null;
  limitHit?: LimitName;
}

/** A fresh, isolated instance of a program. */
export class Program {
  readonly instance: WebAssembly.Instance;
  /** What stopped it. Assembly can catch what a host function throws, so the next call throws it again. */
  private stopped: unknown;

  constructor(
    module: WebAssembly.Module,
    private readonly wasm: Uint8Array,
    private readonly world: ProgramWorld,
  ) {
    const host = this.host();
    const wasi: Record<string, (...args: unknown[]) => number> = {};
    for (const { module: from, name } of WebAssembly.Module.imports(module)) {
      if (from === 'wasi_snapshot_preview1') wasi[name] = (...args) => this.callHost(host, name, args);
    }
    this.instance = new WebAssembly.Instance(module, {
      wasi_snapshot_preview1: wasi,
      ...world.imports,
    });
  }

  get memory(): WebAssembly.Memory {
    return this.instance.exports.memory as WebAssembly.Memory;
  }

  /** Calls an export. Anything the program does wrong is reported in the result. */
  call(name: string): ProgramEnd & { value?: unknown } {
    try {
      const value = (this.instance.exports[name] as () => unknown)();
      return this.stopped ? this.endOf(this.stopped) : { exitCode: 0, value };
    } catch (stop) {
      return this.endOf(this.stopped ?? stop);
    }
  }

  private callHost(host: WasiHost, name: string, args: unknown[]): number {
    if (this.stopped) throw this.stopped;
    try {
      return host.call(name, args);
    } catch (error) {
      this.stopped = error;
      throw error;
    }
  }

  private endOf(stop: unknown): ProgramEnd {
    if (stop instanceof GuestExit) {
      const failed = stop.code !== 0 && this.outOfMemory;
      return { exitCode: stop.code, ...(failed && { limitHit: 'memory' }) };
    }
    if (stop instanceof RunStopped) return { exitCode: null, limitHit: stop.limit };
    const trap = explainTrap(stop, this.wasm, this.instance);
    if (!trap) throw stop;
    try {
      this.world.output.write('stderr', encoder.encode(trap.sentence));
    } catch (full) {
      if (full instanceof RunStopped) return { exitCode: null, limitHit: full.limit };
      throw full;
    }
    return {
      exitCode: trap.exitCode,
      ...(this.outOfMemory && { limitHit: 'memory' }),
    };
  }

  /** Whether an allocation failed. A crash after that counts as hitting the memory limit. See `guest/heap.c`. */
  private get outOfMemory(): boolean {
    const refused = this.instance.exports.ember_refused;
    if (!(refused instanceof WebAssembly.Global)) return false;
    return new Uint8Array(this.memory.buffer)[refused.value as number] !== 0;
  }

  private host(): WasiHost {
    const { files, deadline, output, stdin } = this.world;
    let input = encoder.encode(stdin);
    const host = new WasiHost({
      memory: () => this.memory,
      deadline,
      args: ['main'],
      folders: ['/'],
      stdin: (limit) => {
        const part = input.subarray(0, limit);
        input = input.subarray(part.length);
        return part;
      },
      stdout: (bytes) => output.write('stdout', bytes),
      stderr: (bytes) => output.write('stderr', bytes),
    });
    for (const { name, content } of packed(files)) host.putFile(WORK_FD, name, content);
    return host;
  }
}
