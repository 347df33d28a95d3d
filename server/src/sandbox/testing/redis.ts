import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Redis } from 'ioredis';

/** Where redis-server is; without one the tests of the queue are skipped (build/scripts/redis.mjs says so). */
export const REDIS_SERVER = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'redis-server'))
  .find((path) => existsSync(path));

/** A Redis of one test file's own, which keeps nothing. */
export class TestRedis {
  private readonly folder = mkdtempSync(join(tmpdir(), 'redis-'));
  private process: ChildProcess | undefined;

  private constructor(readonly port: number) {}

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  static async start(): Promise<TestRedis> {
    const redis = new TestRedis(await freePort());
    redis.launch();
    await redis.untilReady();
    return redis;
  }

  launch(): void {
    const args = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    this.process = spawn(REDIS_SERVER!, args, { cwd: this.folder, stdio: 'ignore' });
  }

  private async untilReady(): Promise<void> {
    const client = new Redis(this.url, { maxRetriesPerRequest: 100, retryStrategy: () => 50 });
    client.on('error', () => {}); // It refuses until it listens.
    await client.ping();
    client.disconnect();
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.process?.once('exit', resolve));
    this.process?.kill('SIGKILL');
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
