import { checkRunRequest } from '../check-request';
import { Deadline } from '../deadline';
import type { LanguageRuntime } from '../language-runtime';
import { DEFAULT_LIMITS, limitsOf } from '../limits';
import { ignoreTests, type TestListener } from '../protocol/tests-so-far';
import { RunOutput } from '../run-output';
import { type LimitName, type OutputChunk, RunnerFailed, type RunRequest, type RunResult } from '../runner';
import { GuestExit, RunStopped } from '../stop-run';
import type { PythonAssets } from './assets';
import { orderBytes, type Report, reader, readReport } from './harness-frames';
import { JUDGE_MEMORY_BYTES, judgeTests } from './judge-tests';
import { isBreakdown, PAGE, PythonInstance } from './python-instance';
import { makeWorld, resultOf } from './world';

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

/**
 * Python: CPython for WASI, started once at build time and rewound to its snapshot before each run. A run with tests
 * takes a second instance, where they run.
 */
export function createPythonRuntime(assets: PythonAssets): LanguageRuntime {
  const program = new InstanceSlot(assets);
  const judge = new InstanceSlot(assets);

  async function prepare(request?: RunRequest): Promise<void> {
    program.prepare(request ? limitsOf(request).memoryBytes : DEFAULT_LIMITS.python.memoryBytes);
    if (request?.tests || judge.wasUsed) judge.prepare(JUDGE_MEMORY_BYTES);
  }

  function run(
    request: RunRequest,
    onOutput: (chunk: OutputChunk) => void,
    onTests: TestListener = ignoreTests,
  ): RunResult {
    checkRunRequest(request);
    const instance = program.take(limitsOf(request).memoryBytes);
    if (!request.tests) return runPython(instance, request, onOutput);
    const sides = { judge: judge.take(JUDGE_MEMORY_BYTES), program: instance };
    return judgeTests(sides, request, { onOutput, onTests });
  }

  return { language: 'python', prepare, run };
}

/** One run on an instance at its snapshot; afterwards the instance is in any state. */
export function runPython(
  instance: PythonInstance,
  request: RunRequest,
  onOutput: (chunk: OutputChunk) => void,
): RunResult {
  const limits = limitsOf(request);
  const deadline = new Deadline(limits.timeMs);
  const output = new RunOutput(limits.outputBytes, onOutput);
  /** How the entry file ended: the first report counts, since the program could send more. */
  let main: Report | undefined;
  const orders = [orderBytes('run', request.files[0]!.name)];
  const host = makeWorld(instance, deadline, request, {
    output,
    read: reader(() => orders.pop() ?? orderBytes('end')),
    write(bytes) {
      if (bytes.length <= REPORT_LIMIT) main ??= readReport(bytes, REPORT_LIMIT);
    },
  });
  let end: InstanceEnd = { exitCode: 0 };
  try {
    instance.resume(host);
  } catch (stop) {
    end = endOf(stop, output);
  }
  output.flush();
  const outOfMemory = main?.kind === 'memory' || (end.crashed && !hasRoom(instance));
  const refused: LimitName | undefined = main?.kind === 'processes' ? 'processes' : undefined;
  return resultOf({ request, limits, deadline }, instance, output, {
    exitCode: end.limit ? null : end.exitCode,
    limitHit: end.limit ?? (outOfMemory ? 'memory' : refused),
    fault: main?.body,
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
