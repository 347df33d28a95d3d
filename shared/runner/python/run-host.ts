import type { Deadline } from '../deadline';
import type { RunOutput } from '../run-output';
import type { LimitName, RunLimits, RunRequest, RunResult } from '../runner';
import { WasiHost } from '../wasi/wasi-host';
import { diagnosticsOf } from './diagnostics';
import { reader } from './harness-frames';
import type { PythonInstance } from './python-instance';

/** Preopened as descriptors 3 and 4, the same as in the snapshot. */
export const FOLDERS = ['/work', '/tmp'] as const;
const WORK_FD = 3;

const encoder = new TextEncoder();

export interface PythonRun {
  request: RunRequest;
  limits: RunLimits;
  deadline: Deadline;
}

export interface Streams {
  output: RunOutput;
  /** The harness's descriptors: its commands and its reports. */
  read(limit: number): Uint8Array;
  write(bytes: Uint8Array): void;
}

/** Creates a host with the snapshot's descriptors, connected to the run's files, input and output. */
export function createHost(
  instance: PythonInstance,
  deadline: Deadline,
  { files, stdin }: Pick<RunRequest, 'files' | 'stdin'>,
  { output, read, write }: Streams,
): WasiHost {
  const input = [encoder.encode(stdin)];
  const host = new WasiHost({
    memory: () => instance.memory,
    deadline,
    folders: FOLDERS,
    stdin: reader(() => input.pop() ?? new Uint8Array(0)),
    stdout: (bytes) => output.write('stdout', bytes),
    stderr: (bytes) => output.write('stderr', bytes),
  });
  const { requestFd, reportFd } = instance.assets.layout;
  host.files.add({ node: host.disk.device({ read }) }, requestFd);
  host.files.add({ node: host.disk.device({ write }) }, reportFd);
  for (const { name, content } of files) host.putFile(WORK_FD, name, encoder.encode(content));
  return host;
}

/** Builds the result of a run. `errorJson`: the uncaught error, as reported by guest/faults.py. */
export function resultOf(
  { request, deadline }: PythonRun,
  instance: PythonInstance,
  output: RunOutput,
  ended: Pick<RunResult, 'exitCode' | 'tests'> & { limitHit?: LimitName; errorJson?: string },
): RunResult {
  const { limitHit, errorJson, ...rest } = ended;
  const diagnostics = diagnosticsOf(errorJson, request.files);
  return {
    stdout: output.stdout,
    stderr: output.stderr,
    timeMs: deadline.elapsedMs,
    memoryBytes: instance.memory.buffer.byteLength,
    ...rest,
    ...(limitHit && { limitHit }),
    ...(diagnostics.length > 0 && { diagnostics }),
  };
}
