import type { Clock } from '@server/platform/clock';
import { CLOSE_UNAUTHORIZED, type ClientMessage, clientMessage, type ServerMessage } from '@shared/contracts';
import type { RawData, WebSocket } from 'ws';

/** Going away, policy violation, try again later (RFC 6455 and its registry). */
export const CLOSE = { goingAway: 1001, tooManyMessages: 1008, tooManyConnections: 1013 } as const;

const RATE_WINDOW_MS = 10_000;
/** A client pings every 30 seconds (docs/realtime.md); the rest is room for subscriptions. */
const MESSAGES_PER_WINDOW = 30;
/** Unsent data of a client that does not read. */
const BACKLOG_LIMIT_BYTES = 1024 * 1024;

/** One window of a user. Dropped when it sends too much, stops answering or outlives its token. */
export class Connection {
  private isAlive = true;
  private readonly window = { since: 0, count: 0 };
  private readonly cancelExpiry: () => void;

  /** @param lifetimeMs how long the connection may last. */
  constructor(
    private readonly socket: WebSocket,
    private readonly clock: Clock,
    lifetimeMs: number,
  ) {
    this.cancelExpiry = clock.after(lifetimeMs, () => this.close(CLOSE_UNAUTHORIZED, 'Unauthorized'));
    socket.on('pong', () => {
      this.isAlive = true;
    });
    socket.on('message', (data, isBinary) => this.onMessage(data, isBinary));
    socket.on('close', () => this.cancelExpiry());
  }

  send(frame: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > BACKLOG_LIMIT_BYTES) this.socket.terminate();
    else this.socket.send(frame);
  }

  /** Pings the client; one that has not answered the last ping is dropped. */
  checkAlive(): void {
    if (!this.isAlive) this.socket.terminate();
    else this.socket.ping();
    this.isAlive = false;
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  terminate(): void {
    this.socket.terminate();
  }

  private onMessage(data: RawData, isBinary: boolean): void {
    this.isAlive = true;
    if (this.isOverRate()) this.close(CLOSE.tooManyMessages, 'Too many messages');
    else this.send(JSON.stringify(replyTo(isBinary ? undefined : readMessage(data))));
  }

  private isOverRate(): boolean {
    const now = this.clock.now().getTime();
    if (now - this.window.since >= RATE_WINDOW_MS) Object.assign(this.window, { since: now, count: 0 });
    this.window.count += 1;
    return this.window.count > MESSAGES_PER_WINDOW;
  }
}

function replyTo(message: ClientMessage | undefined): ServerMessage {
  if (!message) return { Type: 'error', Error: 'This message could not be read.' };
  return message.Type === 'ping' ? { Type: 'pong' } : { Type: 'error', Error: 'This feed is not open yet.' };
}

function readMessage(data: RawData): ClientMessage | undefined {
  try {
    return clientMessage.safeParse(JSON.parse(String(data))).data;
  } catch {
    return undefined; // not JSON: answered with an error message
  }
}
