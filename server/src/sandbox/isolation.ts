import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The command line that starts a runner. */
export interface LaunchSpec {
  command: string;
  args: string[];
  isolation: IsolationReport;
}

/** Which of the system's isolation mechanisms apply to every runner. Node's own (see `nodeFlags`) always apply. */
export interface IsolationReport {
  /** One line for the log. */
  summary: string;
  /** The runner has its own empty network namespace. */
  network: boolean;
  /** The runner can't see or signal any other process. */
  processes: boolean;
  /** The runner runs as nobody, without capabilities. */
  unprivileged: boolean;
  /** Limits on files, core dumps, memory and CPU time. */
  resourceLimits: boolean;
}

export interface RunnerProgram {
  /** The built runner: a single file that only imports Node's modules. */
  entry: string;
  args: readonly string[];
  /** Paths that the runner can read in addition to its entry. It drops this permission after starting. */
  readable: readonly string[];
  /** Maximum size of V8's heap. */
  heapMegabytes: number;
  /** Maximum writable memory, including WebAssembly's. */
  dataMegabytes: number;
}

/**
 * Node's own isolation: read access only to the given files, no writing, no child processes, no workers (which could turn
 * off the permission model for themselves), no addons, no `eval`, no `node:sqlite` (which can write despite the permission
 * model), no debugger. WebAssembly can still be compiled.
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
      return false; // Not in this folder.
    }
  });
}

export interface IsolationLevel extends Omit<IsolationReport, 'summary'> {
  name: string;
  /** Goes before Node on the command line. With resource limits, the data limit in kilobytes follows it. */
  prefix: string[];
}

/**
 * No core dumps, no file growth, few open files, limited data size and half an hour of CPU time. The address space isn't
 * limited, because WebAssembly reserves far more than it uses. Neither is the number of processes: that limit counts all
 * processes of the user, and Node's permissions don't allow any.
 */
const LIMITS = 'ulimit -c 0; ulimit -f 0; ulimit -n 64; ulimit -d "$0"; ulimit -t 1800; exec "$@"';

/**
 * When memory runs out, the system ends the process with the highest score. That's a program, which is then run again or
 * refused, and never the server. Comes first: in a namespace of its own, a process doesn't find itself in /proc.
 */
const FIRST_TO_END = '{ echo 500 > /proc/self/oom_score_adj; } 2> /dev/null; exec "$0" "$@"';

/**
 * From the strongest to none; the first that works on this system is used. A busy runner wouldn't notice the closed pipe
 * when its server is killed, so `--pdeathsig` kills it with its parent where possible.
 */
function isolationLevels(): IsolationLevel[] {
  const [unshare, setpriv, sh] = [find('unshare'), find('setpriv'), find('sh')];
  const limits = sh ? [sh, '-c', LIMITS] : [];
  const dieWithParent = ['--pdeathsig', 'KILL'];
  const noCapabilities = ['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all', ...dieWithParent, '--'];
  const nobody = ['--reuid=65534', '--regid=65534', '--clear-groups', ...noCapabilities];
  const own = ['--net', '--ipc', '--pid', '--fork', '--kill-child', '--'];
  const withServer = setpriv ? [setpriv, ...dieWithParent, '--'] : [];
  const resourceLimits = limits.length > 0;
  const firstToEnd = sh ? [sh, '-c', FIRST_TO_END] : [];
  const none = { network: false, processes: false, unprivileged: false, resourceLimits };
  const all = { network: true, processes: true, unprivileged: true, resourceLimits };
  const name = 'network, process and IPC namespaces, no capabilities';
  const found: IsolationLevel[] = [];
  if (unshare && setpriv) {
    if (process.getuid?.() === 0) {
      const prefix = [...firstToEnd, ...withServer, unshare, ...own, setpriv, ...nobody, ...limits];
      found.push({ ...all, name: `${name}, user nobody`, prefix });
    }
    const inUser = [unshare, '--map-root-user', ...own, setpriv, ...noCapabilities, ...limits];
    const prefix = [...firstToEnd, ...withServer, ...inUser];
    found.push({ ...all, name: `user, ${name}`, prefix });
  }
  if (unshare) {
    const prefix = [...firstToEnd, unshare, '--map-root-user', '--net', '--', ...withServer, ...limits];
    found.push({ ...none, network: true, name: 'user and network namespaces', prefix });
  }
  if (resourceLimits)
    found.push({ ...none, name: 'resource limits only', prefix: [...firstToEnd, ...withServer, ...limits] });
  return [...found, { ...none, resourceLimits: false, name: 'no system isolation', prefix: [] }];
}

const run = promisify(execFile);
const CHECK_TIMEOUT_MS = 15_000;

/** Tests an isolation level by running Node in it and reading the files that the runner needs (those that exist). */
async function works(level: IsolationLevel, program: RunnerProgram): Promise<boolean> {
  const [command, ...args] = commandOf(level, program);
  const paths = JSON.stringify([program.entry, ...program.readable].filter((path) => existsSync(path)));
  const check = `for (const path of ${paths}) require('node:fs').accessSync(path, 4)`;
  try {
    await run(command!, [...args, '-e', check], { env: {}, timeout: CHECK_TIMEOUT_MS });
    return true;
  } catch {
    return false; // Not available on this system: try the next weaker level.
  }
}

function commandOf({ prefix, resourceLimits }: IsolationLevel, { dataMegabytes }: RunnerProgram): string[] {
  return [...prefix, ...(resourceLimits ? [String(dataMegabytes * 1000)] : []), process.execPath];
}

/** Finds the strongest isolation level that works on this system. Called once at startup. */
export async function chooseIsolation(program: RunnerProgram): Promise<IsolationLevel> {
  for (const level of isolationLevels())
    if (level.prefix.length === 0 || (await works(level, program))) return level;
  throw new Error('unreachable: the last level always works');
}

export function launchSpecOf(level: IsolationLevel, program: RunnerProgram): LaunchSpec {
  const [command, ...args] = commandOf(level, program);
  const { name, prefix: _, ...report } = level;
  return {
    command: command!,
    args: [...args, ...nodeFlags(program), program.entry, ...program.args],
    isolation: { ...report, summary: `Node's permission model; ${name}` },
  };
}
