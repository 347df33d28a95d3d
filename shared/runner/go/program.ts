import type { Deadline } from '../deadline';
import type { RunOutput } from '../run-output';
import type { LimitName, RunRequest } from '../runner';
import { GuestExit, RunStopped } from '../stop-run';
import { WasiHost } from '../wasi/wasi-host';
import { boundMemory, initialMemoryBytes } from './bound-memory';
import { CrashFilter, type CrashReport, explainCrash } from './crash-report';
import { overflowReport } from './stack-overflow';

/** The program's own folder comes first: it's the working directory. */
const FOLDERS = ['/work', '/tmp'] as const;
const WORK_FD = 3;

const encoder = new TextEncoder();

/** A compiled program that can be started multiple times. */
export interface LinkedProgram {
  module: WebAssembly.Module;
  /** Its initial memory already exceeds the run's limit. */
  tooLarge: boolean;
}

export async function linkProgram(bytes: Uint8Array, memoryBytes: number): Promise<LinkedProgram> {
  const bounded = boundMemory(bytes, memoryBytes);
  const module = await WebAssembly.compile(bounded as Uint8Array<ArrayBuffer>);
  return { module, tooLarge: initialMemoryBytes(bytes) > memoryBytes };
}

export interface ProgramEnd {
  exitCode: number;
  memoryBytes: number;
  limit?: LimitName;
  crash?: CrashReport;
}

/** Additional host functions, by name, for the judge's package. */
export type JudgeFunctions = Readonly<Record<string, (...args: number[]) => number | undefined>>;

export interface ProgramWorld {
  request: RunRequest;
  deadline: Deadline;
  output: RunOutput;
  /** Opens additional file descriptors. */
  open?(host: WasiHost): void;
  judge?: JudgeFunctions;
}

/** Runs a program to completion in its own instance. */
export function runProgram(program: LinkedProgram, world: ProgramWorld): ProgramEnd {
  if (program.tooLarge) return tooLarge(world);
  const { output } = world;
  const filter = new CrashFilter((text) => output.write('stderr', encoder.encode(text)));
  const host = hostOf(world, () => instance.exports.memory as WebAssembly.Memory, filter);
  const calls: Record<string, (...args: unknown[]) => number> = {};
  for (const { module, name } of WebAssembly.Module.imports(program.module)) {
    if (module === 'wasi_snapshot_preview1') calls[name] = (...args) => host.call(name, args);
  }
  const imports = { wasi_snapshot_preview1: calls, emberforge: { ...world.judge } } as WebAssembly.Imports;
  const instance = new WebAssembly.Instance(program.module, imports);
  const start = instance.exports._start as () => void;
  const end = endOf(start);
  const memoryBytes = (instance.exports.memory as WebAssembly.Memory).buffer.byteLength;
  return { ...explain(end, filter, world), memoryBytes };
}

type Stop = Pick<ProgramEnd, 'exitCode' | 'limit'> & { tooDeep?: Error };

function endOf(start: () => void): Stop {
  try {
    start();
    return { exitCode: 0 };
  } catch (stop) {
    if (stop instanceof GuestExit) return { exitCode: stop.code };
    if (stop instanceof RunStopped) return { exitCode: 1, limit: stop.limit };
    if (!(stop instanceof RangeError) && !(stop instanceof WebAssembly.RuntimeError)) throw stop;
    return { exitCode: 2, tooDeep: stop };
  }
}

function explain(stop: Stop, filter: CrashFilter, world: ProgramWorld): Omit<ProgramEnd, 'memoryBytes'> {
  const held = filter.take();
  if (stop.limit) return { exitCode: stop.exitCode, limit: stop.limit };
  if (stop.exitCode === 0) return { exitCode: 0, ...writeStderr(world.output, held) };
  const files = new Set(world.request.files.map(({ name }) => name));
  const report = stop.tooDeep ? overflowReport(stop.tooDeep, world.request.files) : held;
  if (report === '') return { exitCode: stop.exitCode };
  const crash = explainCrash(report, files);
  return {
    exitCode: stop.exitCode,
    crash,
    ...(crash.outOfMemory && { limit: 'memory' as const }),
    ...writeStderr(world.output, crash.text),
  };
}

/** Writes to stderr. If the output limit is exceeded, returns it as the limit that ended the run. */
export function writeStderr(output: RunOutput, text: string): { limit?: LimitName } {
  try {
    output.write('stderr', encoder.encode(text));
    return {};
  } catch (stop) {
    if (stop instanceof RunStopped) return { limit: stop.limit };
    throw stop;
  }
}

function tooLarge(world: ProgramWorld): ProgramEnd {
  const text = "The program's variables need more memory than programs can use here.\n";
  return { exitCode: 2, memoryBytes: 0, limit: 'memory', ...writeStderr(world.output, text) };
}

function hostOf(world: ProgramWorld, memory: () => WebAssembly.Memory, filter: CrashFilter): WasiHost {
  const { request, deadline, output } = world;
  let input = encoder.encode(request.stdin ?? '');
  const host = new WasiHost({
    memory,
    deadline,
    args: ['program'],
    folders: FOLDERS,
    stdin: (limit) => {
      const part = input.subarray(0, limit);
      input = input.subarray(part.length);
      return part;
    },
    stdout: (bytes) => output.write('stdout', bytes),
    stderr: (bytes) => filter.write(bytes),
  });
  for (const { name, content } of request.files) host.putFile(WORK_FD, name, encoder.encode(content));
  world.open?.(host);
  return host;
}
