import type { ReplyCache } from '../cache/ports';
import type { HostSetting } from '../host/host-setting';
import { limitBody } from '../host/limited-body';
import { texts } from '../language/texts';
import type { Log } from '../logs/log';

/** Far more than any reply of the server, and little enough for any computer. */
const MAX_REPLY_BYTES = 200_000_000;

/** What the server has to know. Not the origin or a cookie: the server sees a program, not a page. */
const SENT_HEADERS = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'if-none-match',
  'last-event-id',
  'range',
];

/** What only the connection between main and the server needs, or sets. */
const DROPPED_HEADERS = [
  'connection',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'keep-alive',
  'set-cookie',
  'strict-transport-security',
  'transfer-encoding',
];

export interface HostProxyOptions {
  host: Pick<HostSetting, 'origin'>;
  fetch: typeof globalThis.fetch;
  replies: ReplyCache;
  log: Log;
}

/** Fetches from the host what the web app asks of its own origin. */
export class HostProxy {
  constructor(private readonly options: HostProxyOptions) {}

  /** A network error if the host can't be reached, which the web app takes for being offline. */
  async answer(request: Request, pathAndQuery: string): Promise<Response> {
    const { host, log, replies } = this.options;
    const address = host.origin + pathAndQuery;
    try {
      return isPublic(request, pathAndQuery)
        ? await replies.answer(request, (asked) => this.#ask(asked, address))
        : await this.#ask(request, address);
    } catch (error) {
      if (!request.signal.aborted)
        log.info(`No answer to ${request.method} ${pathOf(address)}`, String(error));
      return Response.error();
    }
  }

  async #ask(request: Request, address: string): Promise<Response> {
    const headers = new Headers();
    for (const name of SENT_HEADERS) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    const response = await this.options.fetch(address, {
      method: request.method,
      headers,
      ...(hasBody && request.body ? { body: await request.arrayBuffer() } : {}),
      credentials: 'omit',
      // A token is for this server alone, so it doesn't follow a redirect.
      redirect: 'error',
      signal: request.signal,
    });
    return this.#clean(response, pathOf(address));
  }

  #clean(response: Response, path: string): Response {
    const headers = new Headers(response.headers);
    for (const name of DROPPED_HEADERS) headers.delete(name);
    const type = headers.get('content-type') ?? '';
    if (/html|javascript|ecmascript|text\/css/i.test(type)) {
      if (!path.startsWith('/v1/content/')) {
        this.options.log.warn(`The server answered ${path} with ${type}`);
        void response.body?.cancel();
        return Response.json({ error: texts().host.makesNoSense }, { status: 502 });
      }
      // Files of a lesson are read, and never run.
      headers.set('content-type', 'text/plain; charset=utf-8');
    }
    const { body, status, statusText } = response;
    return new Response(body && limitBody(body, MAX_REPLY_BYTES), { status, statusText, headers });
  }
}

const isPublic = ({ method, headers }: Request, path: string) =>
  method === 'GET' && /^\/v1\/(static|content)\//.test(path) && !headers.has('authorization');

const pathOf = (address: string) => new URL(address).pathname;
