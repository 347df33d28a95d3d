import { BadSettings, projectRoot, readSettings, type Settings } from './platform/config';
import { createLogger, logOf } from './platform/telemetry';
import { runtimeFolders, SandboxRunner } from './sandbox';
import { QueueRunner } from './sandbox/queue/queue-runner';

/*
 * npm run runner: does the runs of every server that is given the same REDIS_URL, on a machine of its own. It has
 * no use for a database, for a secret or for a port.
 */
function settingsOrExit(): Settings & { redisUrl: string } {
  try {
    const settings = readSettings(process.env);
    const { redisUrl } = settings;
    if (!redisUrl) throw new BadSettings('REDIS_URL must be a redis:// address: from there the runs come.');
    return { ...settings, redisUrl };
  } catch (error) {
    if (!(error instanceof BadSettings)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

const settings = settingsOrExit();
const log = logOf(createLogger(settings.logLevel));
const sandbox = await SandboxRunner.start({
  runtimesFolders: runtimeFolders(projectRoot()),
  concurrency: settings.runners,
  log,
});
await sandbox.whenReady();
const runner = new QueueRunner(sandbox, { redisUrl: settings.redisUrl, log });
await runner.start();
process.stdout.write('\n  The runner is ready and takes runs from Redis.\n\n');

/** A second signal ends the process at once; the first lets what is under way finish. */
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    process.once(signal, () => process.exit(1));
    await runner.close();
    await sandbox.close();
    process.exit(0);
  });
}
