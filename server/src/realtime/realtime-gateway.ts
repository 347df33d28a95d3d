import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { type Cancel, Clock } from '@server/platform/clock';
import { SETTINGS, type Settings } from '@server/platform/config';
import { isDomainError } from '@server/platform/errors';
import { ACCESS_TOKEN_VERIFIER, type AccessTokenVerifier, type Caller } from '@server/platform/http';
import { CLOSE_UNAUTHORIZED } from '@shared/contracts';
import { type WebSocket, WebSocketServer } from 'ws';
import { CLOSE, Connection } from './connection';
import { RealtimeBus } from './realtime-bus';
import { expiryOf, isFromApp, refuseUpgrade, socketTokenOf } from './upgrade-request';
import { UserConnections } from './user-connections';

const HEARTBEAT_MS = 30_000;
const MAX_MESSAGE_BYTES = 4 * 1024;
/** A connection outlives its token by this: a client that is there reconnects with a new one. */
const TOKEN_GRACE_MS = 5 * 60_000;
/** For clients to answer a goodbye, before their connections are cut. */
const GOODBYE_MS = 1_000;

/** Who connects, and until when their token is good, in milliseconds since 1970. */
type Guest = Caller & { expiresAt: number };

/**
 * The socket, GET /v1/ws/pushevents?token=… on the API's own server. A token that is not
 * good is told by close code 3000, which browsers can read, unlike a refused upgrade. URLs are never logged here.
 */
@Injectable()
export class RealtimeGateway implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Realtime');
  private readonly sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  private readonly connections = new UserConnections();
  private readonly endings: Array<() => unknown> = [];
  private cancelBeat: Cancel = () => {};
  private isClosing = false;

  constructor(
    private readonly host: HttpAdapterHost,
    @Inject(ACCESS_TOKEN_VERIFIER) private readonly tokens: AccessTokenVerifier,
    private readonly bus: RealtimeBus,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  onApplicationBootstrap(): void {
    this.attach(this.host.httpAdapter.getHttpServer() as Server);
  }

  /** Before the HTTP server waits for its connections to end. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.close();
  }

  attach(server: Server): void {
    const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      void this.onUpgrade(request, socket, head);
    server.on('upgrade', onUpgrade);
    this.endings.push(
      () => server.off('upgrade', onUpgrade),
      this.bus.subscribe(({ userId, frame }) => this.connections.send(userId, frame)),
      () => this.cancelBeat(),
    );
    this.beat();
  }

  /** Says goodbye to every client, which then connects to whoever serves next. */
  async close(): Promise<void> {
    this.isClosing = true;
    for (const end of this.endings.splice(0)) end();
    for (const connection of this.connections.all()) connection.close(CLOSE.goingAway, 'Going away');
    const cancelCut = this.clock.after(GOODBYE_MS, () => {
      for (const connection of this.connections.all()) connection.terminate();
    });
    await this.connections.whenEmpty();
    cancelCut();
    this.sockets.close();
  }

  private beat(): void {
    this.cancelBeat = this.clock.after(HEARTBEAT_MS, () => {
      for (const connection of this.connections.all()) connection.checkAlive();
      this.beat();
    });
  }

  private async onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    // A client that hangs up in the middle is no error of ours; ws listens by itself once it has the socket.
    const onError = () => socket.destroy();
    socket.on('error', onError);
    const token = socketTokenOf(request);
    if (token === undefined) return refuseUpgrade(socket, 404);
    if (!isFromApp(request, this.settings.publicUrl)) return refuseUpgrade(socket, 403);
    const verdict = await this.verify(token);
    if (verdict === 'unknown' || this.isClosing) return refuseUpgrade(socket, 503);
    socket.off('error', onError);
    this.sockets.handleUpgrade(request, socket, head, (client) => {
      // Frames that are too large or broken: ws closes the connection with the fitting code by itself.
      client.on('error', () => {});
      if (verdict === 'refused') client.close(CLOSE_UNAUTHORIZED, 'Unauthorized');
      else this.welcome(client, verdict);
    });
  }

  /** `unknown` when it cannot be told now whether the token is good. */
  private async verify(token: string): Promise<Guest | 'refused' | 'unknown'> {
    try {
      return { ...(await this.tokens.verify(token)), expiresAt: expiryOf(token) };
    } catch (error) {
      if (isDomainError(error) && error.kind === 'unauthenticated') return 'refused';
      this.log.error('A token could not be verified.', error instanceof Error ? error.stack : undefined);
      return 'unknown';
    }
  }

  private welcome(client: WebSocket, { userId, expiresAt }: Guest): void {
    const lifetimeMs = expiresAt + TOKEN_GRACE_MS - this.clock.now().getTime();
    const connection = new Connection(client, this.clock, lifetimeMs);
    client.on('close', () => this.connections.remove(userId, connection));
    if (!this.connections.add(userId, connection))
      connection.close(CLOSE.tooManyConnections, 'Too many connections');
  }
}
