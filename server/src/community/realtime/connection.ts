import type { Duplex } from 'node:stream';
import type { Clock } from '@server/platform/clock';
import type { Caller } from '@server/platform/http';
import { CLOSE_UNAUTHORIZED, type ServerMessage } from '@shared/contracts';
import type { WebSocket } from 'ws';
import { textFrame } from './text-frame';

/** Going away, policy violation, try again later (RFC 6455 and its registry). */
export const CLOSE = { goingAway: 1001, tooManyMessages: 1008, tooManyConnections: 1013 } as const;

const RATE_WINDOW_MS = 10_000;
/** A client pings every 30 seconds (docs/realtime.md); the rest is room for subscriptions. */
const MESSAGES_PER_WINDOW = 30;
/** Unsent data of a client that does not read. */
const BACKLOG_LIMIT_BYTES = 1024 * 1024;
/** How long a connection outlives its token; clients reconnect with a new one. */
const TOKEN_GRACE_MS = 5 * 60_000;

/** The user who connects, and when their token expires, in milliseconds since 1970. */
export type SocketCaller = Caller & { expiresAt: number };

/** One window of a user. Dropped when it sends too much, stops answering or outlives its token. */
export class Connection {
  private isAlive = true;
  private readonly window = { since: 0, count: 0 };

  /** @param stream what `socket` reads from and writes to. */
  constructor(
    private readonly socket: WebSocket,
    private readonly stream: Duplex,
    readonly caller: SocketCaller,
    private readonly clock: Clock,
  ) {
    const lifetimeMs = caller.expiresAt + TOKEN_GRACE_MS - clock.now().getTime();
    this.onClose(clock.after(lifetimeMs, () => this.closeUnauthorized()));
    socket.on('pong', () => {
      this.isAlive = true;
    });
  }

  onClose(listener: () => void): void {
    this.socket.on('close', listener);
  }

  /** Passes on the text of each message within the rate limit; undefined for a binary one. */
  onMessage(listener: (text: string | undefined) => void): void {
    this.socket.on('message', (data, isBinary) => {
      this.isAlive = true;
      if (this.isOverRate()) this.close(CLOSE.tooManyMessages, 'Too many messages');
      else listener(isBinary ? undefined : String(data));
    });
  }

  send(message: ServerMessage): void {
    this.write(textFrame(JSON.stringify(message)));
  }

  /** Writes a whole frame (`textFrame`). There's no compression, so none of ws's own frames can be half written. */
  write(frame: Buffer): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > BACKLOG_LIMIT_BYTES) this.socket.terminate();
    else this.stream.write(frame);
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

  /** The client may refresh its token once and connect again. */
  closeUnauthorized(): void {
    this.close(CLOSE_UNAUTHORIZED, 'Unauthorized');
  }

  private isOverRate(): boolean {
    const now = this.clock.now().getTime();
    if (now - this.window.since >= RATE_WINDOW_MS) Object.assign(this.window, { since: now, count: 0 });
    this.window.count += 1;
    return this.window.count > MESSAGES_PER_WINDOW;
  }
}
