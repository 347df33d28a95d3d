import { checkRunRequest } from '../check-request';
import { Deadline } from '../deadline';
import type { LanguageRuntime } from '../language-runtime';
import { DEFAULT_LIMITS, limitsOf } from '../limits';
import { type TellTests, tellNobody } from '../protocol/tests-so-far';
import { RunOutput } from '../run-output';
import {
  type LimitName,
  type OutputChunk,
  type ProbeOutcome,
  RunnerFailed,
  type RunRequest,
  type RunResult,
} from '../runner';
import type { WasiHost } from '../wasi/wasi-host';
import type { PythonAssets, SnapshotLayout } from './assets';
import { diagnosticsOf } from './diagnostics';
import { HarnessChannel } from './harness-channel';
import { endOf, type InstanceEnd } from './instance-end';
import { judgeProbes } from './judge-probes';
import { JUDGE_MEMORY_BYTES, judgeTests } from './judge-tests';
import { ProgramSide } from './program-side';
import { PAGE, PythonInstance } from './python-instance';
import { makeWorld } from './world';

/** An instance for one purpose: pristine in `ready` before a run, in any state in `used` after it. */
class InstanceSlot {
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

const isJudged = ({ tests, probes = [] }: RunRequest) => tests !== undefined || probes.length > 0;

/**
 * Python: CPython for WASI, started once at build time and rewound to its snapshot before each run. A run with tests
 * or probes takes a second instance, where they are judged.
 */
export function createPythonRuntime(assets: PythonAssets): LanguageRuntime {
  const program = new InstanceSlot(assets);
  const judge = new InstanceSlot(assets);

  async function prepare(request?: RunRequest): Promise<void> {
    program.prepare(request ? limitsOf(request).memoryBytes : DEFAULT_LIMITS.python.memoryBytes);
    if ((request && isJudged(request)) || judge.wasUsed) judge.prepare(JUDGE_MEMORY_BYTES);
  }

  function run(
    request: RunRequest,
    onOutput: (chunk: OutputChunk) => void,
    onTests: TellTests = tellNobody,
  ): RunResult {
    checkRunRequest(request);
    const instance = program.take(limitsOf(request).memoryBytes);
    const second = isJudged(request) ? judge.take(JUDGE_MEMORY_BYTES) : undefined;
    return second && request.tests
      ? judgeTests({ judge: second, program: instance }, request, assets.layout, { onOutput, onTests })
      : runPython(instance, request, assets.layout, onOutput, second);
  }

  return { language: 'python', prepare, run };
}

/**
 * One run on an instance that stands at its snapshot; afterwards the instance is in any state. A run with probes
 * takes `judge`, which stands there too.
 */
export function runPython(
  instance: PythonInstance,
  request: RunRequest,
  layout: SnapshotLayout,
  onOutput: (chunk: OutputChunk) => void,
  judge?: PythonInstance,
): RunResult {
  const limits = limitsOf(request);
  const deadline = new Deadline(limits.timeMs);
  const output = new RunOutput(limits.outputBytes, onOutput);
  const channel = new HarnessChannel(request.files[0]!.name, judge !== undefined);
  let streams: Pick<HarnessChannel, 'read' | 'write'> = channel;
  const read = (limit: number) => streams.read(limit);
  const write = (bytes: Uint8Array) => streams.write(bytes);
  const host = makeWorld({ request, instance, deadline, layout, output, read, write });
  let end = runMain(instance, host, output);
  let probes: ProbeOutcome[] = [];
  if (judge && channel.stopped) {
    const takeOver = (own: typeof streams) => {
      streams = own;
      return host;
    };
    const side = new ProgramSide(instance, limits, takeOver, deadline, () => undefined);
    const judged = judgeProbes(judge, { side, request, deadline, layout, output });
    probes = judged.outcomes;
    end = side.stop === undefined ? { exitCode: 0, limit: judged.limit } : endOf(side.stop, output);
  }
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
    probes,
    ...(diagnostics.length > 0 && { diagnostics }),
  };
}

/** Lets the entry file run to its end, which is where it stops or is stopped. */
function runMain(instance: PythonInstance, host: WasiHost, output: RunOutput): InstanceEnd {
  try {
    instance.resume(host);
    return { exitCode: 0 };
  } catch (stop) {
    return endOf(stop, output);
  }
}

/** Whether the memory could still have grown: a breakdown without room is the memory limit. */
function hasRoom(instance: PythonInstance): boolean {
  return instance.memory.buffer.byteLength + PAGE * 16 < instance.maximumBytes;
}
