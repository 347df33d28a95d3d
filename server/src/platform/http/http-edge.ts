import type { RequestListener, Server } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import fastifyPackage, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { RequestTelemetry } from '../telemetry';
import { bindEarly } from './bind-early';
import type { CacheHit } from './cached-replies';
import { clientAddressBy, type TrustProxy } from './client-address';
import { answerWhileStarting, type OnRefusal } from './early-refusals';
import { sendError } from './error-filter';
import { createHttpServer, type HttpServerOptions } from './http-server';
import { PageReplies } from './page-replies';
import { acceptJsonBodies, acceptUploads, MAX_BODY_BYTES } from './request-body';
import { nextRequestId } from './request-id';
import { StaticReplies, type StaticRepliesOptions } from './static-replies';

const { LogController } = fastifyPackage;

export interface HttpEdgeOptions {
  logger: Logger;
  telemetry: RequestTelemetry;
  trustProxy: TrustProxy;
  server?: HttpServerOptions;
  cache?: StaticRepliesOptions;
}

/** Everything between a socket and the first route, the same for the product and its tests. */
export class HttpEdge {
  readonly staticReplies: StaticReplies;
  readonly pageReplies: PageReplies;
  private isStopping = false;
  private isStarting = false;
  private server: Server | undefined;

  constructor(private readonly options: HttpEdgeOptions) {
    const addressOf = clientAddressBy(options.trustProxy);
    const onHit = ({ id, request, route, status, ms }: CacheHit) =>
      options.telemetry.record({
        id,
        status,
        remoteAddress: addressOf(request),
        method: 'GET',
        url: request.url ?? '',
        route,
        ms,
      });
    this.staticReplies = new StaticReplies({ ...options.cache, onHit });
    this.pageReplies = new PageReplies({ onHit });
  }

  /** For `new FastifyAdapter(…)`. */
  fastifyOptions() {
    const { logger, trustProxy } = this.options;
    return {
      serverFactory: (handle: RequestListener) => this.createServer(handle),
      loggerInstance: logger,
      // One line of our own a request: RequestTelemetry.
      logController: new LogController({ disableRequestLogging: true }),
      genReqId: nextRequestId,
      trustProxy,
      bodyLimit: MAX_BODY_BYTES,
      forceCloseConnections: 'idle' as const,
      return503OnClosing: false,
      routerOptions: { ignoreTrailingSlash: true },
      frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
        this.refuse(error, request, reply),
    };
  }

  /** Before any route: bodies, telemetry, cached replies, cookies, request ids. */
  async prepare(fastify: FastifyInstance): Promise<void> {
    acceptJsonBodies(fastify);
    await acceptUploads(fastify);
    this.options.telemetry.listen(fastify);
    this.staticReplies.listen(fastify);
    fastify.addHook('preClose', async () => this.stop());
    await fastify.register(fastifyCookie);
    fastify.addHook('onSend', async (request, reply) => {
      reply.header('x-request-id', request.id);
    });
  }

  /**
   * Takes the port, once the framework has its server, and before anything is changed that a server which can't have its
   * port shouldn't change. Until the framework listens, requests are answered 503.
   * @throws AddressUnusable
   */
  async bind(address: { port: number; host: string }): Promise<void> {
    this.isStarting = true;
    await bindEarly(this.server!, address, () => {
      this.isStarting = false;
    });
  }

  /** From here on new requests on connections that are still open are answered 503. */
  stop(): void {
    this.isStopping = true;
  }

  private createServer(handle: RequestListener) {
    const onRefusal: OnRefusal = ({ id, status, remoteAddress }) =>
      this.options.telemetry.record({
        id,
        status,
        remoteAddress,
        method: 'none',
        url: '',
        route: 'none',
        ms: 0,
      });
    const server = createHttpServer(
      (request, response) => {
        if (this.isStarting) answerWhileStarting(request, response, onRefusal);
        else if (!this.staticReplies.answer(request, response) && !this.pageReplies.answer(request, response))
          handle(request, response);
      },
      { ...this.options.server, isStopping: () => this.isStopping, onRefusal },
    );
    // For `localhost`, Fastify makes a second one, for the machine's other address.
    this.server ??= server;
    return server;
  }

  /** For addresses that the router can't read: no hook runs for them. */
  private refuse(error: Error, request: FastifyRequest, reply: FastifyReply): void {
    reply.header('x-request-id', request.id);
    reply.raw.once('finish', () => {
      this.options.telemetry.record({
        id: request.id,
        status: reply.statusCode,
        remoteAddress: request.ip,
        method: request.method,
        url: request.url,
        route: 'none',
        ms: reply.elapsedTime,
      });
    });
    sendError(error, request, reply);
  }
}
