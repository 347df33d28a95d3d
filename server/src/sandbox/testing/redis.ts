import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Redis } from 'ioredis';

/** Where redis-server is; without one the tests of the queue are skipped (build/scripts/system-tools.mjs says so). */
export const REDIS_SERVER = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'redis-server'))
  .find((path) => existsSync(path));

/** A Redis of one test file's own, which keeps nothing. */
export class TestRedis {
  private constructor(
    readonly url: string,
    private readonly folder: string,
    private readonly process: ChildProcess,
  ) {}

  static async start(): Promise<TestRedis> {
    const port = await freePort();
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const folder = mkdtempSync(join(tmpdir(), 'redis-'));
    const process = spawn(REDIS_SERVER!, args, { cwd: folder, stdio: 'ignore' });
    const redis = new TestRedis(`redis://127.0.0.1:${port}`, folder, process);
    const client = new Redis(redis.url, { maxRetriesPerRequest: 100, retryStrategy: () => 50 });
    client.on('error', () => {}); // It refuses until it listens.
    await client.ping();
    client.disconnect();
    return redis;
  }

  /** Hangs: connections stay open and nothing is answered. */
  pause(): void {
    this.process.kill('SIGSTOP');
  }

  resume(): void {
    this.process.kill('SIGCONT');
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.process.once('exit', resolve));
    this.process.kill('SIGKILL');
    await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
