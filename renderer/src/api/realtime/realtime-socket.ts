import { toCamelCase } from '@shared/contracts/camel-case';
import {
  CLOSE_UNAUTHORIZED,
  type ClientMessage,
  SOCKET_PATH,
  serverMessage,
} from '@shared/contracts/community/realtime';
import ReconnectingSocket, { type CloseEvent } from 'partysocket/ws';
import type { AccessTokens } from '../access-tokens';
import { ApiError } from '../api-error';
import type { ServerMessage } from '../types';
import type { ConnectionNotices } from './connection-notices';

const PING_MS = 30_000;
const CONNECT_TIMEOUT_MS = 4_000;
/** If a token is rejected again this soon after a refresh, wait instead of refreshing in a loop. */
const REJECTED_TOKEN_DELAY_MS = 30_000;

export interface RealtimeSocketOptions {
  /** ws:// or wss:// and the host. */
  baseURL: string;
  /** Gets a ticket for one connection. */
  newTicket: (signal: AbortSignal) => Promise<string>;
  tokens: Pick<AccessTokens, 'refresh'>;
  notices: ConnectionNotices;
  onMessage: (message: ServerMessage) => void;
  /** Called for each connection, once messages can be sent. */
  onOpen?: () => void;
  /** Replaces the browser's WebSocket in tests. */
  WebSocket?: unknown;
  random?: () => number;
}

/** The socket (docs/realtime.md). Opened on sign-in, closed on sign-out. */
export class RealtimeSocket {
  readonly #socket: ReconnectingSocket;
  #ping: ReturnType<typeof setInterval> | undefined;
  #resume: ReturnType<typeof setTimeout> | undefined;
  #rejectedAt = Number.NEGATIVE_INFINITY;
  #closed = false;
  /** The attempt failed before there was a connection, so nothing was closed. */
  #lacksTicket = false;

  constructor(private readonly options: RealtimeSocketOptions) {
    const random = options.random ?? Math.random;
    this.#socket = new ReconnectingSocket(() => this.#url(), null, {
      minReconnectionDelay: 1_000 + random() * 4_000,
      maxReconnectionDelay: 10_000,
      reconnectionDelayGrowFactor: 1.3,
      connectionTimeout: CONNECT_TIMEOUT_MS,
      minUptime: 5_000,
      maxRetries: Number.POSITIVE_INFINITY,
      shouldReconnectOnClose: (event) => event.code !== CLOSE_UNAUTHORIZED,
      ...(options.WebSocket ? { WebSocket: options.WebSocket } : {}),
    });
    this.#socket.addEventListener('open', () => this.#onOpen());
    this.#socket.addEventListener('close', (event) => this.#onClose(event));
    this.#socket.addEventListener('error', () => this.#onError());
    this.#socket.addEventListener('message', (event) => this.#onMessage(event));
  }

  /** Sends now, or once the connection is open. */
  send(type: ClientMessage['Type']): void {
    const message: ClientMessage = { Type: type };
    this.#socket.send(JSON.stringify(message));
  }

  get isOpen(): boolean {
    return this.#socket.readyState === ReconnectingSocket.OPEN;
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#ping);
    clearTimeout(this.#resume);
    this.options.notices.clear();
    this.#socket.close();
  }

  /** Called for each connection: a ticket is good for one. */
  async #url(): Promise<string> {
    try {
      const ticket = await this.options.newTicket(AbortSignal.timeout(CONNECT_TIMEOUT_MS));
      return `${this.options.baseURL}${SOCKET_PATH}?ticket=${encodeURIComponent(ticket)}`;
    } catch (error) {
      this.#lacksTicket = true;
      throw error;
    }
  }

  #onOpen(): void {
    clearInterval(this.#ping);
    this.#ping = setInterval(() => this.send('ping'), PING_MS);
    void this.options.notices.opened();
    this.options.onOpen?.();
  }

  #onError(): void {
    const lacksTicket = this.#lacksTicket;
    this.#lacksTicket = false;
    if (this.#closed) return;
    if (lacksTicket) void this.options.notices.closed();
    this.options.notices.failed();
  }

  #onClose(event: CloseEvent): void {
    clearInterval(this.#ping);
    // Without a ticket, it's the previous connection that partysocket closes again.
    if (this.#closed || this.#lacksTicket) return;
    if (event.code === CLOSE_UNAUTHORIZED) void this.#onRefused();
    else void this.options.notices.closed();
  }

  /** Handles code 3000: refreshes once and reconnects. A 401 is a sign-out, which AccessTokens handles. */
  async #onRefused(): Promise<void> {
    const again = Date.now() - this.#rejectedAt < REJECTED_TOKEN_DELAY_MS;
    this.#rejectedAt = Date.now();
    if (again) return this.#connectLater();
    try {
      await this.options.tokens.refresh();
      if (!this.#closed) this.#socket.reconnect();
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return;
      this.#connectLater();
    }
  }

  #connectLater(): void {
    if (this.#closed) return;
    this.#resume = setTimeout(() => this.#socket.reconnect(), REJECTED_TOKEN_DELAY_MS);
  }

  #onMessage(event: MessageEvent): void {
    const parsed = serverMessage.safeParse(parseJson(event.data));
    if (!parsed.success) console.warn('Ignored an invalid realtime message.');
    else if (parsed.data.Type === 'error') console.error(`Realtime: ${parsed.data.Error}`);
    else this.options.onMessage(toCamelCase(parsed.data));
  }
}

function parseJson(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return undefined; // fails the schema, which the caller reports
  }
}
