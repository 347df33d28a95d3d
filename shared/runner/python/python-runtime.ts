import { checkRunRequest } from '../check-request';
import { Deadline } from '../deadline';
import type { LanguageRuntime } from '../language-runtime';
import { DEFAULT_LIMITS, limitsOf } from '../limits';
import { RunOutput } from '../run-output';
import { type LimitName, type OutputChunk, RunnerFailed, type RunRequest, type RunResult } from '../runner';
import { GuestExit, RunStopped } from '../stop-run';
import { type TellTests, tellNobody } from '../tests-so-far';
import type { WasiHost } from '../wasi/wasi-host';
import type { PythonAssets, SnapshotLayout } from './assets';
import { diagnosticsOf } from './diagnostics';
import { HarnessChannel } from './harness-channel';
import { JUDGE_MEMORY_BYTES, judgeTests } from './judge-tests';
import { PAGE, PythonInstance } from './python-instance';
import { makeWorld } from './world';

const encoder = new TextEncoder();

/** An instance for one purpose: pristine in `ready` before a run, in any state in `used` after it. */
class Berth {
  private ready: PythonInstance | undefined;
  private used: PythonInstance | undefined;

  constructor(private readonly assets: PythonAssets) {}

  get wasUsed(): boolean {
    return this.used !== undefined;
  }

  prepare(memoryBytes: number): void {
    if (this.ready?.maximumBytes === memoryBytes) return;
    const again = this.used?.reusable && this.used.maximumBytes === memoryBytes ? this.used : undefined;
    this.used = undefined;
    again?.rewind();
    this.ready = again ?? PythonInstance.create(this.assets, memoryBytes);
  }

  take(memoryBytes: number): PythonInstance {
    const { ready } = this;
    if (ready?.maximumBytes !== memoryBytes)
      throw new RunnerFailed('The Python runtime was not made ready for this run.');
    this.used = ready;
    this.ready = undefined;
    return ready;
  }
}

/**
 * Python: CPython for WASI, started once at build time and rewound to its snapshot before each run. A run with tests
 * takes a second instance, for the tests.
 */
export function createPythonRuntime(assets: PythonAssets): LanguageRuntime {
  const program = new Berth(assets);
  const judge = new Berth(assets);

  async function prepare(request?: RunRequest): Promise<void> {
    program.prepare(request ? limitsOf(request).memoryBytes : DEFAULT_LIMITS.python.memoryBytes);
    if (request?.tests || judge.wasUsed) judge.prepare(JUDGE_MEMORY_BYTES);
  }

  function run(
    request: RunRequest,
    onOutput: (chunk: OutputChunk) => void,
    onTests: TellTests = tellNobody,
  ): RunResult {
    checkRunRequest(request);
    const instance = program.take(limitsOf(request).memoryBytes);
    if (!request.tests) return runPython(instance, request, assets.layout, onOutput);
    const judging = { judge: judge.take(JUDGE_MEMORY_BYTES), program: instance };
    return judgeTests(judging, request, assets.layout, { onOutput, onTests });
  }

  return { language: 'python', prepare, run };
}

/** One run on an instance that stands at its snapshot; afterwards the instance is in any state. */
export function runPython(
  instance: PythonInstance,
  request: RunRequest,
  layout: SnapshotLayout,
  onOutput: Parameters<LanguageRuntime['run']>[1],
): RunResult {
  const limits = limitsOf(request);
  const deadline = new Deadline(limits.timeMs);
  const output = new RunOutput(limits.outputBytes, onOutput);
  const channel = new HarnessChannel(request.files[0]!.name, request.probes ?? [], output);
  const read = (limit: number) => channel.read(limit);
  const write = (bytes: Uint8Array) => channel.write(bytes);
  const host = makeWorld({ request, instance, deadline, layout, output, read, write });
  const end = resume(instance, host, output);
  output.flush();
  const outOfMemory = channel.mainEnd === 'memory' || (end.crashed && !hasRoom(instance));
  const refused: LimitName | undefined = channel.mainEnd === 'processes' ? 'processes' : undefined;
  const limitHit = end.limit ?? (outOfMemory ? 'memory' : refused);
  const diagnostics = diagnosticsOf(channel.fault, request.files);
  return {
    stdout: output.stdout,
    stderr: output.stderr,
    exitCode: end.limit ? null : end.exitCode,
    timeMs: deadline.elapsedMs,
    memoryBytes: instance.memory.buffer.byteLength,
    ...(limitHit && { limitHit }),
    probes: channel.outcomes,
    ...(diagnostics.length > 0 && { diagnostics }),
  };
}

interface End {
  exitCode: number;
  limit?: LimitName;
  /** The interpreter itself broke down: its stack or its memory ran out inside of C. */
  crashed?: boolean;
}

const CRASH_TEXT = 'RecursionError: the program went too deep and the interpreter stopped.\n';

function resume(instance: PythonInstance, host: WasiHost, output: RunOutput): End {
  try {
    instance.resume(host);
    return { exitCode: 0 };
  } catch (stop) {
    if (stop instanceof GuestExit) return { exitCode: stop.code };
    if (stop instanceof RunStopped) return { exitCode: 1, limit: stop.limit };
    if (!(stop instanceof RangeError) && !(stop instanceof WebAssembly.RuntimeError)) throw stop;
    return explainCrash(output);
  }
}

function explainCrash(output: RunOutput): End {
  try {
    output.write('stderr', encoder.encode(CRASH_TEXT));
    return { exitCode: 1, crashed: true };
  } catch (stop) {
    if (stop instanceof RunStopped) return { exitCode: 1, limit: stop.limit };
    throw stop;
  }
}

/** Whether the memory could still have grown: a breakdown without room is the memory limit. */
function hasRoom(instance: PythonInstance): boolean {
  return instance.memory.buffer.byteLength + PAGE * 16 < instance.maximumBytes;
}
