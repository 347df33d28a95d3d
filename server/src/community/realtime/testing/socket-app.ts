import type { AddressInfo } from 'node:net';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { LiveSessions } from '@server/people/auth';
import { Clock } from '@server/platform/clock';
import { SETTINGS } from '@server/platform/config';
import { ACCESS_TOKEN_VERIFIER, type AccessTokenVerifier } from '@server/platform/http';
import { SOCKET_PATH, serverMessage } from '@shared/contracts';
import { WebSocket } from 'ws';
import { RealtimeBus } from '../realtime-bus';
import { RealtimeGateway } from '../realtime-gateway';
import { SocketAdapter } from '../socket-adapter';
import { SocketTickets } from '../socket-tickets';

export interface SocketAppOptions {
  verifier: AccessTokenVerifier;
  sessions: Pick<LiveSessions, 'onEnd' | 'endedOf'>;
  bus: RealtimeBus;
  /** Default: none is valid. */
  tickets?: Pick<SocketTickets, 'spend'>;
  clock: Clock;
  publicUrl?: string;
}

/** The socket alone, in a Nest application on a free port. */
export async function startSocketApp(options: SocketAppOptions): Promise<NestFastifyApplication> {
  const providers = [
    RealtimeGateway,
    SocketAdapter,
    { provide: ACCESS_TOKEN_VERIFIER, useValue: options.verifier },
    { provide: LiveSessions, useValue: options.sessions },
    { provide: SocketTickets, useValue: options.tickets ?? { spend: async () => null } },
    { provide: RealtimeBus, useValue: options.bus },
    { provide: Clock, useValue: options.clock },
    { provide: SETTINGS, useValue: { publicUrl: options.publicUrl ?? 'https://forge.example.org' } },
  ];
  const http = new FastifyAdapter({ forceCloseConnections: true });
  const module = class Sockets {};
  const app = await NestFactory.create<NestFastifyApplication>({ module, providers }, http, {
    logger: false,
  });
  app.useWebSocketAdapter(app.get(SocketAdapter));
  await app.listen(0, '127.0.0.1');
  return app;
}

export const portOf = (app: NestFastifyApplication): number =>
  (app.getHttpServer().address() as AddressInfo).port;

/** A client that queues messages until a test reads them. */
export class SocketClient {
  readonly socket: WebSocket;
  readonly closed: Promise<{ code: number; reason: string }>;
  private readonly inbox: unknown[] = [];
  private readonly readers: Array<(message: unknown) => void> = [];

  constructor(
    app: NestFastifyApplication,
    path: string,
    options: { origin?: string; autoPong?: boolean } = {},
  ) {
    this.socket = new WebSocket(`ws://127.0.0.1:${portOf(app)}${path}`, options);
    this.closed = new Promise((resolve) => {
      this.socket.on('close', (code, reason) => resolve({ code, reason: String(reason) }));
    });
    this.socket.on('message', (data) => {
      const message = serverMessage.parse(JSON.parse(String(data)));
      const reader = this.readers.shift();
      if (reader) reader(message);
      else this.inbox.push(message);
    });
    this.socket.on('error', () => {});
  }

  /** Resolves once the server knows the connection, which its first reply shows. */
  static async connect(
    app: NestFastifyApplication,
    token: string,
    options?: ConstructorParameters<typeof SocketClient>[2],
  ): Promise<SocketClient> {
    const client = new SocketClient(app, `${SOCKET_PATH}?token=${token}`, options);
    await new Promise((resolve) => client.socket.once('open', resolve));
    await client.ask({ Type: 'ping' });
    return client;
  }

  ask(message: unknown): Promise<unknown> {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
    return this.next();
  }

  next(): Promise<unknown> {
    if (this.inbox.length > 0) return Promise.resolve(this.inbox.shift());
    return new Promise((resolve) => this.readers.push(resolve));
  }
}
