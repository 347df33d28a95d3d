import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Prerenderer } from '@shared/contracts/prerender';
import type { Logger } from 'pino';
import { createApp } from './app';
import { AppModule, type AppOptions } from './app.module';
import { SetupCode, SetupState } from './operations/setup';
import { BadSettings, projectRoot } from './platform/config';
import { checkRedis } from './platform/redis';
import {
  createLogger,
  createMetrics,
  MetricsServer,
  NestLog,
  Readiness,
  type TelemetrySettings,
} from './platform/telemetry';
import { runtimeFolders } from './sandbox';
import { readSettings, type ServerSettings } from './settings';

const isDevelopment = process.env.NODE_ENV === 'development';
const root = projectRoot();
const webDir = join(root, 'dist/web');
const prerendererFile = join(root, 'dist/prerender/main.js');
const DEFAULT_METRICS_PORT = 9464;
const SHUTDOWN_TIMEOUT_MS = 25_000;

function settingsOrExit(): ServerSettings {
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
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : 'dev';
}

/** The web app's build for the server. It's loaded from its file, since the server's sources don't import the web app's. */
async function loadPrerenderer(): Promise<Prerenderer> {
  const module = (await import(pathToFileURL(prerendererFile).href)) as { default: Prerenderer };
  return module.default;
}

/** A taken port stops the start only if it was asked for: a second server on one machine has no use for a default. */
async function serveMetrics(
  metrics: MetricsServer,
  settings: TelemetrySettings,
  logger: Logger,
): Promise<void> {
  const port = settings.metricsPort ?? DEFAULT_METRICS_PORT;
  try {
    const actual = await metrics.listen(port, settings.metricsHost);
    logger.info(`/metrics listens on ${settings.metricsHost}:${actual}`);
  } catch (error) {
    const reason = `/metrics can't listen on ${settings.metricsHost}:${port} (METRICS_HOST, METRICS_PORT): ${
      error instanceof Error ? error.message : error
    }`;
    if (settings.metricsPort !== undefined) throw new Error(reason, { cause: error });
    logger.warn(reason);
  }
}

/** The first signal lets work in progress finish, within a limit; a second one ends the process immediately. */
function stopOnSignals(app: INestApplicationContext, metrics: MetricsServer): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      process.once(signal, () => process.exit(1));
      // Closing a connection to a Redis that hangs may never finish.
      setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
      app.get(Readiness).stop();
      await app.close();
      await metrics.close();
      process.exit(0);
    });
  }
}

/** For those who can read the console: until the site has an admin, the link makes its first one. */
async function printSetupLink(app: NestFastifyApplication): Promise<void> {
  if (!(await app.get(SetupState, { strict: false }).isOpen())) return;
  const { link } = app.get(SetupCode, { strict: false });
  process.stdout.write(`  Name it and become its admin: ${link}\n\n`);
}

/** A process that answers no requests: its events and jobs, on the content that the others import. */
const startBehind = (options: AppOptions, logger: Logger): Promise<INestApplicationContext> =>
  NestFactory.createApplicationContext(
    AppModule.forRoot({ ...options, watchContent: false, importsContent: false }),
    { logger: new NestLog(logger), abortOnError: false },
  );

async function start(): Promise<void> {
  const settings = settingsOrExit();
  const logger = createLogger(settings.logLevel);
  if (settings.redisUrl) await checkRedis(settings.redisUrl);
  const registry = createMetrics();
  const metrics = new MetricsServer(registry);
  await serveMetrics(metrics, settings, logger);
  const options: AppOptions = {
    registry,
    settings,
    version: version(),
    runtimesFolders: runtimeFolders(root),
    watchContent: isDevelopment,
    checkReplies: isDevelopment,
  };
  if (!settings.roles.has('web')) {
    stopOnSignals(await startBehind(options, logger), metrics);
    process.stdout.write(`\n  Emberforge is at work: ${[...settings.roles].join(', ')}\n\n`);
    return;
  }
  const app = await createApp({
    ...options,
    logger,
    webDir: isDevelopment ? undefined : webDir,
    downloadsFolders: [join(root, 'dist/downloads'), join(settings.dataDir, 'downloads')],
    prerenderer: isDevelopment ? undefined : await loadPrerenderer(),
    address: settings,
  });
  await app.listen(settings.port, settings.host);
  stopOnSignals(app, metrics);
  process.stdout.write(`\n  Emberforge is ready: ${settings.publicUrl}\n\n`);
  await printSetupLink(app);
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
