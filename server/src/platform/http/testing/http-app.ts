import { asIs } from '@shared/texts';
import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import type { DynamicModule, Provider, Type, WebSocketAdapter } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { createLogger, RequestTelemetry } from '@server/platform/telemetry';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { DomainError } from '../../errors';
import { ACCESS_TOKEN_VERIFIER, type AccessTokenVerifier } from '../caller';
import { EndpointGuard } from '../endpoint-guard';
import { ErrorFilter } from '../error-filter';
import { HttpEdge } from '../http-edge';
import type { HttpServerOptions } from '../http-server';
import type { StaticRepliesOptions } from '../static-replies';

/** The only token that these tests' verifier takes. */
export const GOOD_TOKEN = 'good-token';

const verifier: AccessTokenVerifier = {
  async verify(token) {
    if (token === GOOD_TOKEN) return { userId: 'ada', sessionId: 'session' };
    throw new DomainError('unauthenticated', asIs('This token is not good.'));
  },
};

export interface HttpAppOptions {
  controllers?: Type[];
  imports?: DynamicModule[];
  providers?: Provider[];
  server?: HttpServerOptions;
  cache?: StaticRepliesOptions;
  trustProxy?: string[];
  prepare?: (fastify: FastifyInstance, edge: HttpEdge) => Promise<void>;
  /** Provided by one of the modules; needed if they have a WebSocket gateway. */
  socketAdapter?: Type<WebSocketAdapter>;
}

/** Handlers of a test behind the product's own HTTP edge, on a real port. */
export class HttpApp implements AsyncDisposable {
  readonly logLines: Array<Record<string, unknown>> = [];
  readonly registry = new Registry();

  private constructor(
    readonly app: NestFastifyApplication,
    readonly edge: HttpEdge,
    own: Pick<HttpApp, 'logLines' | 'registry'>,
  ) {
    this.logLines = own.logLines;
    this.registry = own.registry;
  }

  static async start(options: HttpAppOptions = {}): Promise<HttpApp> {
    const own = { logLines: [] as Array<Record<string, unknown>>, registry: new Registry() };
    const logger = createLogger('info', {
      write: (line: string) => void own.logLines.push(JSON.parse(line)),
    });
    const edge = new HttpEdge({
      logger,
      telemetry: new RequestTelemetry(logger, own.registry),
      trustProxy: options.trustProxy ?? false,
      server: options.server,
      cache: options.cache,
    });
    const app = await NestFactory.create<NestFastifyApplication>(
      {
        module: class Server {},
        imports: options.imports ?? [],
        controllers: options.controllers ?? [],
        providers: [
          { provide: ACCESS_TOKEN_VERIFIER, useValue: verifier },
          { provide: APP_GUARD, useClass: EndpointGuard },
          { provide: APP_FILTER, useClass: ErrorFilter },
          ...(options.providers ?? []),
        ],
      },
      new FastifyAdapter(edge.fastifyOptions()),
      { logger: false, bodyParser: false, abortOnError: false },
    );
    const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
    await edge.prepare(fastify);
    await options.prepare?.(fastify, edge);
    if (options.socketAdapter) app.useWebSocketAdapter(app.get(options.socketAdapter));
    await app.listen(0, '127.0.0.1');
    return new HttpApp(app, edge, own);
  }

  get port(): number {
    return (this.app.getHttpServer().address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** What comes back for these bytes until the server hangs up. */
  raw(bytes: string): Promise<RawReply> {
    return sendRaw(this.port, bytes);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    // A reply whose body a test didn't read would keep its connection open.
    this.app.getHttpServer().closeAllConnections();
    await this.app.close();
  }
}

export interface RawReply {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** Sends bytes as they are and reads until the server closes the connection; a JSON body is parsed. */
export function sendRaw(port: number, bytes: string): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(parseReply(text)));
  });
}

function parseReply(text: string): RawReply {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => {
    const at = line.indexOf(':');
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
  });
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: Object.fromEntries(headers),
    body: body.startsWith('{') ? JSON.parse(body) : body,
  };
}
