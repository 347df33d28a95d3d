import { EventEmitter } from 'node:events';
// The package has these types, but doesn't export their file.
import type { Protocol } from '../../../node_modules/playwright-core/types/protocol';

export type { Protocol };

/** One target of the browser, or the browser itself. */
export interface DevtoolsSession {
  send<Method extends keyof Protocol.CommandParameters>(
    method: Method,
    params?: Protocol.CommandParameters[Method],
  ): Promise<Protocol.CommandReturnValues[Method]>;
  on<Event extends keyof Protocol.Events>(
    event: Event,
    listener: (params: Protocol.Events[Event]) => void,
  ): void;
}

interface Message {
  id?: number;
  method?: string;
  params?: unknown;
  sessionId?: string;
  result?: unknown;
  error?: { message: string };
}

/** A connection to Chromium's DevTools. */
export class Devtools {
  private readonly pending = new Map<number, PromiseWithResolvers<unknown>>();
  private readonly events = new EventEmitter().setMaxListeners(0);
  private lastId = 0;

  private readonly socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.addEventListener('message', ({ data }) => this.receive(JSON.parse(String(data)) as Message));
    socket.addEventListener('close', () => {
      for (const { reject } of this.pending.values()) reject(new Error('Chromium is closed.'));
      this.pending.clear();
    });
  }

  static async connect(url: string): Promise<Devtools> {
    const socket = new WebSocket(url);
    await new Promise((opened, failed) => {
      socket.addEventListener('open', opened);
      socket.addEventListener('error', failed);
    });
    return new Devtools(socket);
  }

  /** The browser's own session without an id. */
  session(sessionId?: string): DevtoolsSession {
    const send = (method: string, params: object = {}) => this.send({ method, params, sessionId });
    const on = (event: string, listener: (params: never) => void) =>
      void this.events.on(`${sessionId ?? ''}:${event}`, listener as (params: unknown) => void);
    return { send, on } as DevtoolsSession;
  }

  private send(message: Message): Promise<unknown> {
    const id = ++this.lastId;
    const reply = Promise.withResolvers<unknown>();
    if (this.socket.readyState !== WebSocket.OPEN) return Promise.reject(new Error('Chromium is closed.'));
    this.pending.set(id, reply);
    this.socket.send(JSON.stringify({ id, ...message }));
    return reply.promise;
  }

  private receive({ id, method, params, sessionId, result, error }: Message): void {
    if (id === undefined) return void this.events.emit(`${sessionId ?? ''}:${method}`, params);
    const reply = this.pending.get(id);
    this.pending.delete(id);
    if (error) reply?.reject(new Error(error.message));
    else reply?.resolve(result);
  }
}
