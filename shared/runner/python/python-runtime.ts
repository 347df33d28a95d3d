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
import { GuestExit, RunStopped } from '../stop-run';
import type { PythonAssets } from './assets';
import { orderBytes, type Report, reader, readReport } from './harness-frames';
import { judgeProbes } from './judge-probes';
import { JUDGE_MEMORY_BYTES, judgeTests } from './judge-tests';
import { ProgramSide } from './program-side';
import { isBreakdown, PAGE, PARK, PythonInstance } from './python-instance';
import { makeWorld, resultOf, type Streams } from './world';

/** The place and the message of an uncaught error are all that is longer than a word. */
const REPORT_LIMIT = 1024 * 1024;
const CRASH_TEXT = 'RecursionError: the program went too deep and the interpreter stopped.\n';

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
      ? judgeTests({ judge: second, program: instance }, request, { onOutput, onTests })
      : runPython(instance, request, onOutput, second);
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
  onOutput: (chunk: OutputChunk) => void,
  judge?: PythonInstance,
): RunResult {
  const limits = limitsOf(request);
  const deadline = new Deadline(limits.timeMs);
  const run = { request, limits, deadline };
  const output = new RunOutput(limits.outputBytes, onOutput);
  /** How the entry file ended: the first report counts. The program may send one too, and says no more by it. */
  let main: Report | undefined;
  const orders = [orderBytes('run', request.files[0]!.name)];
  let streams: Pick<Streams, 'read' | 'write'> = {
    read: reader(() => {
      const order = orders.pop();
      // What is to be checked is not in the program's world: it stops here, and only answers what it is asked.
      if (!order && judge && main?.kind === 'ok') throw PARK;
      return order ?? orderBytes('end');
    }),
    write(bytes) {
      if (bytes.length <= REPORT_LIMIT) main ??= readReport(bytes, REPORT_LIMIT);
    },
  };
  const host = makeWorld(instance, deadline, request, {
    output,
    read: (limit) => streams.read(limit),
    write: (bytes) => streams.write(bytes),
  });
  let end: InstanceEnd = { exitCode: 0 };
  let waits = false;
  try {
    waits = instance.resume(host);
  } catch (stop) {
    end = endOf(stop, output);
  }
  let probes: ProbeOutcome[] = [];
  if (waits && judge) {
    const side = new ProgramSide(instance, run, (own) => {
      streams = own;
      return host;
    });
    const judged = judgeProbes(judge, { ...run, side, output });
    probes = judged.outcomes;
    end = side.stop === undefined ? { exitCode: 0, limit: judged.limit } : endOf(side.stop, output);
  }
  output.flush();
  const outOfMemory = main?.kind === 'memory' || (end.crashed && !hasRoom(instance));
  const refused: LimitName | undefined = main?.kind === 'processes' ? 'processes' : undefined;
  return resultOf(run, instance, output, {
    exitCode: end.limit ? null : end.exitCode,
    limitHit: end.limit ?? (outOfMemory ? 'memory' : refused),
    fault: main?.body,
    probes,
  });
}

/** How an interpreter came to its end. */
interface InstanceEnd {
  exitCode: number;
  limit?: LimitName;
  /** The interpreter itself broke down. */
  crashed?: boolean;
}

/** What `stop`, thrown out of the interpreter, says of the program; throws what is no program's doing. */
function endOf(stop: unknown, output: RunOutput): InstanceEnd {
  if (stop instanceof GuestExit) return { exitCode: stop.code };
  if (stop instanceof RunStopped) return { exitCode: 1, limit: stop.limit };
  if (!isBreakdown(stop)) throw stop;
  try {
    output.write('stderr', new TextEncoder().encode(CRASH_TEXT));
    return { exitCode: 1, crashed: true };
  } catch (full) {
    return endOf(full, output);
  }
}

/** Whether the memory could still have grown: a breakdown without room is the memory limit. */
function hasRoom(instance: PythonInstance): boolean {
  return instance.memory.buffer.byteLength + PAGE * 16 < instance.maximumBytes;
}
