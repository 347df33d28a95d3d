import { checkRunRequest } from '../check-request';
import { Deadline } from '../deadline';
import type { LanguageRuntime } from '../language-runtime';
import { DEFAULT_LIMITS, limitsOf } from '../limits';
import { RunOutput } from '../run-output';
import { type LimitName, RunnerFailed, type RunRequest, type RunResult } from '../runner';
import { GuestExit, RunStopped } from '../stop-run';
import { WasiHost } from '../wasi/wasi-host';
import type { PythonAssets, SnapshotLayout } from './assets';
import { HarnessChannel } from './harness-channel';
import { PAGE, PythonInstance } from './python-instance';

/** The program's own folder is descriptor 3, its temporary one 4: the same as when the snapshot was taken. */
export const FOLDERS = ['/work', '/tmp'] as const;
const WORK_FD = 3;

const encoder = new TextEncoder();

/** Python: CPython for WASI, started once at build time and rewound to its snapshot before each run. */
export function createPythonRuntime(assets: PythonAssets): LanguageRuntime {
  let ready: PythonInstance | undefined;
  let used: PythonInstance | undefined;

  async function prepare(request?: RunRequest): Promise<void> {
    const { memoryBytes } = request ? limitsOf(request) : DEFAULT_LIMITS.python;
    if (ready?.maximumBytes === memoryBytes) return;
    const again = used?.reusable && used.maximumBytes === memoryBytes ? used : undefined;
    used = undefined;
    again?.rewind();
    ready = again ?? PythonInstance.create(assets, memoryBytes);
  }

  function run(request: RunRequest, onOutput: Parameters<LanguageRuntime['run']>[1]): RunResult {
    checkRunRequest(request);
    if (ready?.maximumBytes !== limitsOf(request).memoryBytes) {
      throw new RunnerFailed('The Python runtime was not made ready for this run.');
    }
    used = ready;
    ready = undefined;
    return runPython(used, request, assets.layout, onOutput);
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
  const host = worldOf(request, instance, deadline, output, channel, layout);
  const end = resume(instance, host, output);
  output.flush();
  const outOfMemory = channel.mainEnd === 'memory' || (end.crashed && !hasRoom(instance));
  const refused: LimitName | undefined = channel.mainEnd === 'processes' ? 'processes' : undefined;
  const limitHit = end.limit ?? (outOfMemory ? 'memory' : refused);
  return {
    stdout: output.stdout,
    stderr: output.stderr,
    exitCode: end.limit ? null : end.exitCode,
    timeMs: deadline.elapsedMs,
    memoryBytes: instance.memory.buffer.byteLength,
    ...(limitHit && { limitHit }),
    probes: channel.outcomes,
  };
}

/** The same descriptors as when the snapshot was taken, with this run's files, input and output behind them. */
function worldOf(
  request: RunRequest,
  instance: PythonInstance,
  deadline: Deadline,
  output: RunOutput,
  channel: HarnessChannel,
  layout: SnapshotLayout,
): WasiHost {
  let input = encoder.encode(request.stdin ?? '');
  const host = new WasiHost({
    memory: () => instance.memory,
    deadline,
    folders: FOLDERS,
    stdin: (limit) => {
      const part = input.subarray(0, limit);
      input = input.subarray(part.length);
      return part;
    },
    stdout: (bytes) => output.write('stdout', bytes),
    stderr: (bytes) => output.write('stderr', bytes),
  });
  host.files.add({ node: host.disk.device({ read: (limit) => channel.read(limit) }) }, layout.requestFd);
  host.files.add({ node: host.disk.device({ write: (bytes) => channel.write(bytes) }) }, layout.reportFd);
  for (const { name, content } of request.files) host.putFile(WORK_FD, name, encoder.encode(content));
  return host;
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
