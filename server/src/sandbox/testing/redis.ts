import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Redis } from 'ioredis';

/** Path of redis-server. Without it, the queue tests are skipped (build/scripts/system-tools.mjs reports that). */
export const REDIS_SERVER = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'redis-server'))
  .find((path) => existsSync(path));

/** A temporary Redis without persistence. */
export class TestRedis {
  private constructor(
    readonly url: string,
    readonly client: Redis,
    private readonly folder: string,
    private readonly process: ChildProcess,
  ) {}

  static async start(): Promise<TestRedis> {
    const port = await freePort();
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const folder = mkdtempSync(join(tmpdir(), 'redis-'));
    const process = spawn(REDIS_SERVER!, args, { cwd: folder, stdio: 'ignore' });
    const url = `redis://127.0.0.1:${port}`;
    const client = new Redis(url, { maxRetriesPerRequest: 100, retryStrategy: () => 50 });
    client.on('error', () => {}); // It refuses connections until it's ready.
    await client.ping();
    return new TestRedis(url, client, folder, process);
  }

  /** Makes Redis hang: connections stay open, but it doesn't answer. */
  pause(): void {
    this.process.kill('SIGSTOP');
  }

  resume(): void {
    this.process.kill('SIGCONT');
  }

  async stop(): Promise<void> {
    this.client.disconnect();
    const ended = once(this.process, 'exit');
    this.process.kill('SIGKILL');
    await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await once(probe.close(), 'close');
  return port;
}
