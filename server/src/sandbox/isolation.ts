import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** How a runner is started: `command` then `args`, with nothing in its environment. */
export interface LaunchSpec {
  command: string;
  args: string[];
  isolation: IsolationReport;
}

/** Which of the system's walls surround every runner; Node's own (see `nodeFlags`) always do. */
export interface IsolationReport {
  /** One line for the log. */
  summary: string;
  /** The runner has a network of its own with nothing in it. */
  network: boolean;
  /** The runner sees and can signal no process but itself. */
  processes: boolean;
  /** The runner runs as nobody and without capabilities. */
  unprivileged: boolean;
  /** Caps on files, core dumps, memory and processor time. */
  resourceLimits: boolean;
}

export interface RunnerProgram {
  /** The built runner, one file that imports nothing but Node. */
  entry: string;
  args: readonly string[];
  /** All that the runner may read, besides its entry; given up once it has started. */
  readable: readonly string[];
  /** V8's heap. */
  heapMegabytes: number;
  /** All writable memory, WebAssembly's included. */
  dataMegabytes: number;
}

/**
 * Node's walls: no file but those named, no writing, no child process, no worker (a worker may switch the permission
 * model off for itself), no addon, no `eval`, no `node:sqlite` (which would write through the model), no debugger.
 * WebAssembly still compiles.
 */
export function nodeFlags(program: RunnerProgram): string[] {
  return [
    '--permission',
    ...[program.entry, ...program.readable].map((path) => `--allow-fs-read=${path}`),
    '--disallow-code-generation-from-strings',
    '--no-experimental-sqlite',
    '--no-addons',
    '--no-experimental-websocket',
    '--disable-sigusr1',
    '--no-warnings',
    `--max-old-space-size=${program.heapMegabytes}`,
  ];
}

const SYSTEM_FOLDERS = ['/usr/bin', '/bin', '/usr/sbin', '/sbin'];

function find(tool: string): string | undefined {
  return SYSTEM_FOLDERS.map((folder) => join(folder, tool)).find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false; // Not here: absence is the answer that was asked for.
    }
  });
}

export interface Wall extends Omit<IsolationReport, 'summary'> {
  name: string;
  /** What precedes Node on the command line; with resource limits, the kilobytes of data come in between. */
  prefix: string[];
}

/**
 * No core dump, no growing file, few open files, a cap on data (WebAssembly reserves far more than it uses, so
 * its address space cannot be capped), half an hour of processor time. The number of processes is not capped here:
 * that limit counts all of a user's processes together, and Node's own wall allows none.
 */
const LIMITS = 'ulimit -c 0; ulimit -f 0; ulimit -n 64; ulimit -d "$0"; ulimit -t 1800; exec "$@"';

/**
 * From the strongest to none; the first that works here is used. A runner that is busy when its server is killed
 * would never notice its closed pipe: the system ends it with its parent, wherever it can.
 */
function walls(): Wall[] {
  const [unshare, setpriv, sh] = [find('unshare'), find('setpriv'), find('sh')];
  const limits = sh ? [sh, '-c', LIMITS] : [];
  const mortal = ['--pdeathsig', 'KILL'];
  const noCapabilities = ['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all', ...mortal, '--'];
  const nobody = ['--reuid=65534', '--regid=65534', '--clear-groups', ...noCapabilities];
  const own = ['--net', '--ipc', '--pid', '--fork', '--kill-child', '--'];
  const withServer = setpriv ? [setpriv, ...mortal, '--'] : [];
  const resourceLimits = limits.length > 0;
  const none = { network: false, processes: false, unprivileged: false, resourceLimits };
  const all = { network: true, processes: true, unprivileged: true, resourceLimits };
  const name = 'network, process and IPC namespaces, no capabilities';
  const found: Wall[] = [];
  if (unshare && setpriv) {
    if (process.getuid?.() === 0) {
      const prefix = [...withServer, unshare, ...own, setpriv, ...nobody, ...limits];
      found.push({ ...all, name: `${name}, user nobody`, prefix });
    }
    const prefix = [...withServer, unshare, '--map-root-user', ...own, setpriv, ...noCapabilities, ...limits];
    found.push({ ...all, name: `user, ${name}`, prefix });
  }
  if (unshare) {
    const prefix = [unshare, '--map-root-user', '--net', '--', ...withServer, ...limits];
    found.push({ ...none, network: true, name: 'user and network namespaces', prefix });
  }
  if (resourceLimits)
    found.push({ ...none, name: 'resource limits alone', prefix: [...withServer, ...limits] });
  return [...found, { ...none, resourceLimits: false, name: 'none of the system', prefix: [] }];
}

const run = promisify(execFile);
const CHECK_TIMEOUT_MS = 15_000;

/** Tries a wall with a Node that reads the files the runner will need, as far as they exist. */
async function works(wall: Wall, program: RunnerProgram): Promise<boolean> {
  const [command, ...args] = commandOf(wall, program);
  const paths = JSON.stringify([program.entry, ...program.readable].filter((path) => existsSync(path)));
  const check = `for (const path of ${paths}) require('node:fs').accessSync(path, 4)`;
  try {
    await run(command!, [...args, '-e', check], { env: {}, timeout: CHECK_TIMEOUT_MS });
    return true;
  } catch {
    return false; // This system lacks it or forbids it: the next weaker wall is tried.
  }
}

function commandOf({ prefix, resourceLimits }: Wall, { dataMegabytes }: RunnerProgram): string[] {
  return [...prefix, ...(resourceLimits ? [String(dataMegabytes * 1000)] : []), process.execPath];
}

/** Finds the strongest walls that this system allows. Asked once, at the start. */
export async function chooseWall(program: RunnerProgram): Promise<Wall> {
  for (const wall of walls()) if (wall.prefix.length === 0 || (await works(wall, program))) return wall;
  throw new Error('unreachable: the last wall is none');
}

export function launchBehind(wall: Wall, program: RunnerProgram): LaunchSpec {
  const [command, ...args] = commandOf(wall, program);
  const { name, prefix: _, ...report } = wall;
  return {
    command: command!,
    args: [...args, ...nodeFlags(program), program.entry, ...program.args],
    isolation: { ...report, summary: `Node's permission model; ${name}` },
  };
}
