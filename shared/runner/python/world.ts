import type { Deadline } from '../deadline';
import type { RunOutput } from '../run-output';
import type { RunRequest } from '../runner';
import { WasiHost } from '../wasi/wasi-host';
import type { SnapshotLayout } from './assets';
import type { PythonInstance } from './python-instance';

/** The program's own folder is descriptor 3, its temporary one 4: the same as when the snapshot was taken. */
export const FOLDERS = ['/work', '/tmp'] as const;
const WORK_FD = 3;

const encoder = new TextEncoder();

export interface WorldOptions {
  request: Pick<RunRequest, 'files' | 'stdin'>;
  instance: PythonInstance;
  deadline: Deadline;
  layout: SnapshotLayout;
  output: RunOutput;
  /** The harness's own descriptors: its orders and its reports. */
  read(limit: number): Uint8Array;
  write(bytes: Uint8Array): void;
}

/** The same descriptors as when the snapshot was taken, with a run's files, input and output behind them. */
export function makeWorld({
  request,
  instance,
  deadline,
  layout,
  output,
  read,
  write,
}: WorldOptions): WasiHost {
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
  host.files.add({ node: host.disk.device({ read }) }, layout.requestFd);
  host.files.add({ node: host.disk.device({ write }) }, layout.reportFd);
  for (const { name, content } of request.files) host.putFile(WORK_FD, name, encoder.encode(content));
  return host;
}
