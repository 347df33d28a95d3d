import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from './app';
import { BadSettings, projectRoot, readSettings, type Settings } from './platform/config';
import { createLogger } from './platform/telemetry';
import { runtimeFolders } from './sandbox';

const isDevelopment = process.env.NODE_ENV === 'development';
const root = projectRoot();
const webDir = join(root, 'dist/web');

function settingsOrExit(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof BadSettings)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

function version(): string {
  const file = isDevelopment ? undefined : join(webDir, 'version.json');
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as { Version: string }).Version : 'dev';
}

/** A second signal ends the process at once; the first lets what is under way finish. */
function stopOnSignals(app: NestFastifyApplication): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      process.once(signal, () => process.exit(1));
      await app.close();
      process.exit(0);
    });
  }
}

async function start(): Promise<void> {
  const settings = settingsOrExit();
  const logger = createLogger(settings.logLevel);
  const app = await createApp({
    settings,
    version: version(),
    runtimesFolders: runtimeFolders(root),
    watchContent: isDevelopment,
    checkReplies: isDevelopment,
    logger,
    webDir: isDevelopment ? undefined : webDir,
  });
  await app.listen(settings.port, settings.host);
  stopOnSignals(app);
  process.stdout.write(`\n  Emberforge is ready: ${settings.publicUrl}\n\n`);
}

try {
  await start();
} catch (error) {
  process.stderr.write(
    `Emberforge could not start: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  if (process.env.LOG_LEVEL === 'debug') console.error(error);
  process.exit(1);
}
