import { ApiError, ERROR_TEXTS } from './api-error';
import type { HttpReply, HttpRequest } from './http-request';

type Send = (request: HttpRequest) => Promise<HttpReply>;

/**
 * The HTTP client: JSON, one retry if it's safe, and a timeout. axios does the work; it's a chunk of its own, which the page
 * loads beside the entry (build/vite/load-beside-entry.ts).
 */
export class Http {
  #sender: Promise<Send> | null = null;

  /** @param fetch Replaces the network in tests. */
  constructor(
    readonly baseURL: string,
    private readonly fetch?: typeof globalThis.fetch,
  ) {
    this.#loadSender().catch(() => {}); // The first request says so.
  }

  /**
   * Sends a request and reads its response's JSON.
   * @throws ApiError for every status but a 2xx, and if there's no response.
   */
  async send<Body>(request: HttpRequest): Promise<Body> {
    const reply = await (await this.#loadSender())(request);
    return ('body' in reply ? reply.body : null) as Body;
  }

  /**
   * Sends a request that may return something other than JSON.
   * @throws ApiError like `send`.
   */
  async sendForAny(request: HttpRequest): Promise<HttpReply> {
    return (await this.#loadSender())({ ...request, canBeBytes: true });
  }

  /**
   * Sends a request whose reply comes in messages, and resolves to the reply behind them.
   * @throws ApiError like `send`; `cancelled` if the request's signal is aborted.
   */
  async sendForMessages(request: HttpRequest, onMessage: (message: unknown) => void): Promise<unknown> {
    const { sendForMessages } = await import('./send-for-messages').catch(notLoaded);
    const { baseURL, fetch = globalThis.fetch } = this;
    return sendForMessages({ ...request, baseURL, fetch, onMessage });
  }

  #loadSender(): Promise<Send> {
    this.#sender ??= import('./send-request')
      .then(({ createSender }) => createSender(this.baseURL, this.fetch))
      .catch((cause) => {
        this.#sender = null;
        return notLoaded(cause);
      });
    return this.#sender;
  }
}

function notLoaded(cause: unknown): never {
  throw new ApiError(0, ERROR_TEXTS.offline, 'offline', { cause });
}
