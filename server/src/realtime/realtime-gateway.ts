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
/** How long a connection outlives its token; clients reconnect with a new one. */
const TOKEN_GRACE_MS = 5 * 60_000;
/** How long clients may take to answer a close before their connections are cut. */
const CLOSE_TIMEOUT_MS = 1_000;

/** The user who connects, and when their token expires, in milliseconds since 1970. */
type Client = Caller & { expiresAt: number };

/**
 * The socket (docs/realtime.md), GET /v1/ws/pushevents?token=… on the API's own server. An invalid
 * token closes the connection with code 3000, which browsers can read, unlike a rejected upgrade. URLs hold tokens and
 * are never logged.
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

  /** Closes every connection; clients reconnect to another process or the next start. */
  async close(): Promise<void> {
    this.isClosing = true;
    for (const end of this.endings.splice(0)) end();
    for (const connection of this.connections.all()) connection.close(CLOSE.goingAway, 'Going away');
    const cancelCut = this.clock.after(CLOSE_TIMEOUT_MS, () => {
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
    // A client may disconnect meanwhile; ws adds its own listener once it has the socket.
    const onError = () => socket.destroy();
    socket.on('error', onError);
    const token = socketTokenOf(request);
    if (token === undefined) return refuseUpgrade(socket, 404);
    if (!isFromApp(request, this.settings.publicUrl)) return refuseUpgrade(socket, 403);
    const verdict = await this.verify(token);
    if (verdict === 'unknown' || this.isClosing) return refuseUpgrade(socket, 503);
    socket.off('error', onError);
    this.sockets.handleUpgrade(request, socket, head, (client) => {
      // Oversized or malformed frames: ws closes the connection with the right code.
      client.on('error', () => {});
      if (verdict === 'refused') client.close(CLOSE_UNAUTHORIZED, 'Unauthorized');
      else this.accept(client, verdict);
    });
  }

  /** `unknown` when the token cannot be checked right now. */
  private async verify(token: string): Promise<Client | 'refused' | 'unknown'> {
    try {
      return { ...(await this.tokens.verify(token)), expiresAt: expiryOf(token) };
    } catch (error) {
      if (isDomainError(error) && error.kind === 'unauthenticated') return 'refused';
      this.log.error('A token could not be verified.', error instanceof Error ? error.stack : undefined);
      return 'unknown';
    }
  }

  private accept(client: WebSocket, { userId, expiresAt }: Client): void {
    const lifetimeMs = expiresAt + TOKEN_GRACE_MS - this.clock.now().getTime();
    const connection = new Connection(client, this.clock, lifetimeMs);
    client.on('close', () => this.connections.remove(userId, connection));
    if (!this.connections.add(userId, connection))
      connection.close(CLOSE.tooManyConnections, 'Too many connections');
  }
}
