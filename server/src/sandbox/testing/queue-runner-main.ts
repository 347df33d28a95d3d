import process from 'node:process';
import { QueueRunner } from '../queue/queue-runner';
import { SandboxRunner } from '../sandbox-runner';

/*
 * `npm run runner` with the fake interpreter of fake-main.ts: `queue-runner-main.ts <redis> <entry> <lock milliseconds>`.
 * Prints `ready` once it accepts runs. Runs until it's killed.
 */
const [redisUrl, entry, lockMs] = process.argv.slice(2) as [string, string, string];
const log = { info: () => {}, warn: (message: string) => void process.stderr.write(`${message}\n`) };
const sandbox = await SandboxRunner.start({ runtimesFolders: [], entry, concurrency: 2, log });
await sandbox.whenReady();
await new QueueRunner(sandbox, { redisUrl, log, lockMs: Number(lockMs) }).start();
process.stdout.write('ready\n');
