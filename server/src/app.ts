import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Prerenderer } from '@shared/contracts/prerender';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { AppModule, type AppOptions } from './app.module';
import { ContentImporter } from './authoring/content-import';
import { LessonInsights } from './authoring/lesson-insights';
import { RegradeLesson } from './authoring/regrading';
import { SocketAdapter } from './community/realtime';
import { CONTENT, CourseOutlines } from './learning/catalog';
import { SignInLimit } from './operations/admin';
import { MailboxAccess } from './operations/mailbox';
import { Invalidations } from './platform/cache';
import { lockDataDir } from './platform/database';
import {
  ACCESS_TOKEN_VERIFIER,
  answerOtherMethods,
  HttpEdge,
  limitRates,
  PageStatuses,
  PrerenderedPages,
  SitePage,
  serveDownloads,
  serveMediaFiles,
  serveRuntimeFiles,
  serveWebApp,
  setSecurityHeaders,
  WebPage,
} from './platform/http';
import { SiteIdentity } from './platform/site';
import { NestLog, RequestTelemetry } from './platform/telemetry';

export interface ServerOptions extends AppOptions {
  logger: Logger;
  /** The built web app. Absent in development, where Vite serves it. */
  webDir?: string;
  /** Renders the web app's public pages. */
  prerenderer?: Prerenderer;
  /** Where `app.listen` will listen: taken first, before the database is opened and brought up to date. */
  address?: { port: number; host: string };
}

/** The application, ready to listen: the same for production, development and tests. */
export async function createApp(options: ServerOptions): Promise<NestFastifyApplication> {
  const { logger, settings } = options;
  const telemetry = new RequestTelemetry(logger, options.registry);
  const edge = new HttpEdge({ logger, telemetry, trustProxy: settings.trustProxy });
  const adapter = new FastifyAdapter(edge.fastifyOptions());
  const unlock = options.address && !settings.databaseUrl ? lockDataDir(settings.dataDir) : () => {};
  if (options.address)
    await edge.bind(options.address).catch((error: unknown) => {
      unlock();
      throw error;
    });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.forRoot(options), adapter, {
    logger: new NestLog(logger),
    bodyParser: false,
    abortOnError: false,
  });
  app.useWebSocketAdapter(app.get(SocketAdapter));
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  await edge.prepare(fastify);
  fastify.addHook('onClose', async () => unlock());
  const mailbox = app.get(MailboxAccess, { strict: false });
  fastify.addHook('onRequest', async (request) => mailbox.notice(request));
  const page = options.webDir ? WebPage.read(options.webDir) : undefined;
  const site = app.get(SiteIdentity, { strict: false });
  const prerendered =
    page && options.prerenderer
      ? new PrerenderedPages(
          options.prerenderer,
          page,
          fastify,
          (error) => logger.error(error, 'A page could not be rendered'),
          settings.publicUrl,
          site,
        )
      : undefined;
  const statuses =
    options.prerenderer &&
    new PageStatuses(options.prerenderer, fastify, (error) =>
      logger.error(error, 'A page could not be looked up'),
    );
  app.get(Invalidations).on(CONTENT, () => {
    edge.staticReplies.clear();
    edge.pageReplies.clear();
    prerendered?.clear();
    statuses?.clear();
  });
  await setSecurityHeaders(
    fastify,
    settings.publicUrl,
    prerendered?.scriptHashes ?? page?.scriptHashes ?? [],
    settings.google?.url,
  );
  const signInLimit = app.get(SignInLimit, { strict: false });
  await limitRates(fastify, {
    ...settings,
    tokens: app.get(ACCESS_TOKEN_VERIFIER),
    onSignInLimit: (address, limit) => signInLimit.record(address, limit),
  });
  answerOtherMethods(fastify);
  serveRuntimeFiles(fastify, options.runtimesFolders);
  await serveDownloads(fastify, options.downloadsFolders ?? []);
  await serveMediaFiles(fastify, settings.contentDir);
  if (options.watchContent) {
    const { serveAuthorTools } = await import('./authoring/author');
    serveAuthorTools(fastify, {
      ...settings,
      importer: app.get(ContentImporter, { strict: false }),
      outlines: app.get(CourseOutlines, { strict: false }),
      insights: app.get(LessonInsights, { strict: false }),
      regrading: app.get(RegradeLesson, { strict: false }),
    });
  }
  if (options.webDir && page) {
    const { webDir } = options;
    await serveWebApp(fastify, {
      webDir,
      page: new SitePage(page, site),
      prerendered,
      statuses,
      replies: edge.pageReplies,
    });
  }
  await app.init();
  return app;
}
