import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import fastifyPackage, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import { AppModule, type AppOptions } from './app.module';
import { ContentImporter } from './content-import';
import {
  ACCESS_TOKEN_VERIFIER,
  acceptJsonBodies,
  BODY_LIMIT,
  limitRates,
  StaticReplies,
  sendError,
  serveRuntimeFiles,
  serveWebApp,
  setSecurityHeaders,
  WebPage,
} from './platform/http';
import { logRequests, measureRequests, NestLog } from './platform/telemetry';

const { LogController } = fastifyPackage;

export interface ServerOptions extends AppOptions {
  logger: Logger;
  /** The built web app. Absent in development, where Vite serves it. */
  webDir?: string;
}

/** The application, ready to listen: the same for production, development and tests. */
export async function createApp(options: ServerOptions): Promise<NestFastifyApplication> {
  const replies = new StaticReplies(Date.now);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.forRoot(options),
    new FastifyAdapter(fastifyOptions(options, replies)),
    { logger: new NestLog(options.logger), bodyParser: false, abortOnError: false },
  );
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  acceptJsonBodies(fastify);
  logRequests(fastify);
  measureRequests(fastify, app.get(Registry));
  replies.listen(fastify);
  app.get(ContentImporter, { strict: false }).onChanged(() => replies.forget());
  await fastify.register(fastifyCookie);
  const page = options.webDir ? WebPage.read(options.webDir) : undefined;
  await setSecurityHeaders(fastify, options.settings.publicUrl, page?.scriptHashes ?? []);
  await limitRates(fastify, { tokens: app.get(ACCESS_TOKEN_VERIFIER), redisUrl: options.settings.redisUrl });
  fastify.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  serveRuntimeFiles(fastify, options.runtimesFolders);
  if (options.webDir && page) await serveWebApp(fastify, options.webDir, page);
  await app.init();
  return app;
}

function fastifyOptions({ logger, settings }: ServerOptions, replies: StaticReplies) {
  return {
    serverFactory: (handle: RequestListener) =>
      createServer((request, response) => replies.answer(request, response) || handle(request, response)),
    loggerInstance: logger,
    // One line of our own a request: platform/telemetry.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: settings.trustProxy,
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: 'idle' as const,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: sendError,
  };
}
