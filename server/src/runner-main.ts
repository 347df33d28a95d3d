import { BadSettings, projectRoot, type Settings } from './platform/config';
import { checkRedis } from './platform/redis';
import { createLogger, logOf } from './platform/telemetry';
import { runtimeFolders, SandboxRunner } from './sandbox';
import { QueueRunner } from './sandbox/queue/queue-runner';
import { readSettings } from './settings';

/*
 * npm run runner: runs programs for every server with the same REDIS_URL, on any machine. It needs no database, no secret
 * and no port.
 */
function settingsOrExit(): Settings & { redisUrl: string } {
  try {
    const settings = readSettings(process.env);
    const { redisUrl } = settings;
    if (!redisUrl)
      throw new BadSettings('REDIS_URL must be a redis:// address: the runner takes its runs from there.');
    return { ...settings, redisUrl };
  } catch (error) {
    if (!(error instanceof BadSettings)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

async function start(): Promise<void> {
  const settings = settingsOrExit();
  await checkRedis(settings.redisUrl);
  const log = logOf(createLogger(settings.logLevel));
  const sandbox = await SandboxRunner.start({
    runtimesFolders: runtimeFolders(projectRoot()),
    concurrency: settings.runners,
    spares: settings.spareRunners,
    log,
  });
  await sandbox.whenReady();
  const runner = new QueueRunner(sandbox, { redisUrl: settings.redisUrl, log });
  await runner.start();
  stopOnSignals(async () => {
    await runner.close();
    await sandbox.close();
  });
  process.stdout.write('\n  The runner is ready and takes runs from Redis.\n\n');
}

/** The first signal lets work in progress finish; a second one ends the process immediately. */
function stopOnSignals(stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      process.once(signal, () => process.exit(1));
      await stop();
      process.exit(0);
    });
  }
}

try {
  await start();
} catch (error) {
  process.stderr.write(
    `The runner could not start: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  if (process.env.LOG_LEVEL === 'debug') console.error(error);
  process.exit(1);
}
