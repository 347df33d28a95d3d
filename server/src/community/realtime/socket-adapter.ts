import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Inject, Injectable, Logger, type WsMessageHandler } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { AbstractWsAdapter } from '@nestjs/websockets';
import { Clock } from '@server/platform/clock';
import { SETTINGS, type Settings } from '@server/platform/config';
import { isDomainError } from '@server/platform/errors';
import { ACCESS_TOKEN_VERIFIER, type AccessTokenVerifier } from '@server/platform/http';
import { CLOSE_UNAUTHORIZED, type ClientMessage, clientMessage, type ServerMessage } from '@shared/contracts';
import type { Observable } from 'rxjs';
import { WebSocketServer } from 'ws';
import { CLOSE, Connection, type SocketCaller } from './connection';
import { SocketTickets } from './socket-tickets';
import { expiryOf, isFromApp, refuseUpgrade, type SocketPass, socketPassOf } from './upgrade-request';

const MAX_MESSAGE_BYTES = 4 * 1024;
/** How long clients may take to answer a close before their connections are cut. */
const CLOSE_TIMEOUT_MS = 1_000;
const UNREADABLE: ServerMessage = { Type: 'error', Error: 'This message could not be read.' };

/** A handler may have no reply. */
type Transform = (reply: unknown) => Observable<ServerMessage | undefined>;

/**
 * Nest's adapter of ws: upgrades requests on the API's own server and gives gateways a `Connection` per client. An
 * invalid ticket or token closes the connection with code 3000, which browsers can read, unlike a rejected upgrade. URLs
 * hold them and are never logged.
 */
@Injectable()
export class SocketAdapter extends AbstractWsAdapter {
  private readonly log = new Logger('Realtime');
  private readonly sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  private isClosing = false;

  constructor(
    private readonly host: HttpAdapterHost,
    @Inject(ACCESS_TOKEN_VERIFIER) private readonly tokens: AccessTokenVerifier,
    private readonly tickets: SocketTickets,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {
    super();
  }

  create(): WebSocketServer {
    const server = this.host.httpAdapter.getHttpServer() as Server;
    server.on('upgrade', (request, socket, head) => void this.onUpgrade(request, socket, head));
    return this.sockets;
  }

  override bindClientDisconnect(connection: Connection, onDisconnect: () => void): void {
    connection.onClose(onDisconnect);
  }

  bindMessageHandlers(
    connection: Connection,
    handlers: WsMessageHandler<string>[],
    transform: Transform,
  ): void {
    const byType = new Map(handlers.map(({ message, callback }) => [message, callback]));
    connection.onMessage((text) => {
      const message = readMessage(text);
      const handle = message && byType.get(message.Type);
      if (!handle) return connection.send(UNREADABLE);
      transform(handle(message)).subscribe({
        next: (reply) => reply && connection.send(reply),
        error: (error) => this.log.error('A message could not be handled.', stackOf(error)),
      });
    });
  }

  /** Closes every connection; clients reconnect to another process or the next start. */
  override async close(): Promise<void> {
    this.isClosing = true;
    for (const client of this.sockets.clients) client.close(CLOSE.goingAway, 'Going away');
    const cancelCut = this.clock.after(CLOSE_TIMEOUT_MS, () => {
      for (const client of this.sockets.clients) client.terminate();
    });
    await new Promise((resolve) => this.sockets.close(resolve));
    cancelCut();
  }

  private async onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    // A client may disconnect meanwhile; ws adds its own listener once it has the socket.
    const onError = () => socket.destroy();
    socket.on('error', onError);
    const pass = socketPassOf(request);
    if (pass === undefined) return refuseUpgrade(socket, 404);
    if (!isFromApp(request, this.settings.publicUrl)) return refuseUpgrade(socket, 403);
    const caller = await this.verify(pass);
    if (caller === 'unknown' || this.isClosing) return refuseUpgrade(socket, 503);
    socket.off('error', onError);
    this.sockets.handleUpgrade(request, socket, head, (client) => {
      // Oversized or malformed frames: ws closes the connection with the right code.
      client.on('error', () => {});
      if (caller === 'refused') client.close(CLOSE_UNAUTHORIZED, 'Unauthorized');
      else this.sockets.emit('connection', new Connection(client, socket, caller, this.clock));
    });
  }

  /** `unknown` when it can't be checked right now. */
  private async verify({ kind, value }: SocketPass): Promise<SocketCaller | 'refused' | 'unknown'> {
    try {
      if (kind === 'ticket') return (await this.tickets.spend(value)) ?? 'refused';
      const caller = await this.tokens.verify(value);
      // An admin who views a learner's account isn't one of the learner's windows.
      return caller.actorId === undefined ? { ...caller, expiresAt: expiryOf(value) } : 'refused';
    } catch (error) {
      if (isDomainError(error) && error.kind === 'unauthenticated') return 'refused';
      this.log.error(`A ${kind} could not be verified.`, stackOf(error));
      return 'unknown';
    }
  }
}

function readMessage(text: string | undefined): ClientMessage | undefined {
  try {
    return clientMessage.safeParse(JSON.parse(text ?? '')).data;
  } catch {
    return undefined; // not JSON: answered with an error message
  }
}

const stackOf = (error: unknown) => (error instanceof Error ? error.stack : undefined);
