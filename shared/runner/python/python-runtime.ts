import { checkRunRequest } from '../check-request';
import { Deadline } from '../deadline';
import type { LanguageRuntime } from '../language-runtime';
import { DEFAULT_LIMITS, limitsOf } from '../limits';
import { ignoreTests, type TestListener } from '../protocol/tests-so-far';
import { RunOutput } from '../run-output';
import { type LimitName, type OutputChunk, RunnerFailed, type RunRequest, type RunResult } from '../runner';
import { GuestExit, RunStopped } from '../stop-run';
import type { PythonAssets } from './assets';
import { encodeCommand, type Report, reader, readReport } from './harness-frames';
import { JUDGE_MEMORY_BYTES, judgeTests } from './judge-tests';
import { isInterpreterCrash, PAGE, PythonInstance } from './python-instance';
import { createHost, resultOf } from './run-host';

/** For a report, in bytes. The longest kind has the position and message of an uncaught error. */
const REPORT_LIMIT = 1024 * 1024;
const CRASH_TEXT = 'RecursionError: the program recursed too deeply and crashed the interpreter.\n';

/** An instance for one purpose: rewound in `ready` before a run, in any state in `used` after it. */
class InstanceSlot {
  private ready: PythonInstance | undefined;
  private used: PythonInstance | undefined;

  constructor(private readonly assets: PythonAssets) {}

  get wasUsed(): boolean {
    return this.used !== undefined;
  }

  prepare(memoryBytes: number): void {
    if (this.ready?.maximumBytes === memoryBytes) return;
    const reusable = this.used?.reusable && this.used.maximumBytes === memoryBytes ? this.used : undefined;
    this.used = undefined;
    reusable?.rewind();
    this.ready = reusable ?? PythonInstance.create(this.assets, memoryBytes);
  }

  take(memoryBytes: number): PythonInstance {
    const { ready } = this;
    if (ready?.maximumBytes !== memoryBytes)
      throw new RunnerFailed('The Python runtime was not prepared for this run.');
    this.used = ready;
    this.ready = undefined;
    return ready;
  }
}

/**
 * Runs Python on CPython for WASI, which is started once at build time and rewound to its snapshot before each run. Tests
 * run in a second instance.
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

/** Runs a program on a rewound instance and leaves the instance in any state. */
export function runPython(
  instance: PythonInstance,
  request: RunRequest,
  onOutput: (chunk: OutputChunk) => void,
): RunResult {
  const limits = limitsOf(request);
  const deadline = new Deadline(limits.timeMs);
  const output = new RunOutput(limits.outputBytes, onOutput);
  /** How the entry file ended. Only the first report counts, since the program can send more. */
  let main: Report | undefined;
  const commands = [encodeCommand('run', request.files[0]!.name)];
  const host = createHost(instance, deadline, request, {
    output,
    read: reader(() => commands.pop() ?? encodeCommand('end')),
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
    errorJson: main?.body,
  });
}

/** How an interpreter ended. */
interface InstanceEnd {
  exitCode: number;
  limit?: LimitName;
  /** The interpreter itself crashed. */
  crashed?: boolean;
}

/** Maps what the interpreter threw to the end of the program; rethrows errors that a program can't cause. */
function endOf(stop: unknown, output: RunOutput): InstanceEnd {
  if (stop instanceof GuestExit) return { exitCode: stop.code };
  if (stop instanceof RunStopped) return { exitCode: 1, limit: stop.limit };
  if (!isInterpreterCrash(stop)) throw stop;
  try {
    output.write('stderr', new TextEncoder().encode(CRASH_TEXT));
    return { exitCode: 1, crashed: true };
  } catch (full) {
    return endOf(full, output);
  }
}

/** Whether the memory could still have grown. A crash without room counts as hitting the memory limit. */
function hasRoom(instance: PythonInstance): boolean {
  return instance.memory.buffer.byteLength + PAGE * 16 < instance.maximumBytes;
}
