import { ENDPOINTS, type EndpointName } from '@shared/contracts';
import { renameKeys, toCamelCase, toCamelCaseName } from '@shared/contracts/camel-case';
import { wireNames } from '@shared/contracts/testing/wire-names';
import { AxiosError, AxiosHeaders, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { type Api, createApi } from './create-api';

export interface SeenRequest {
  name: EndpointName;
  params: Record<string, string>;
  query: unknown;
  /** With the app's names. */
  body: unknown;
  token: string | null;
  /** The full URL. */
  url: string;
}

/**
 * The response to a call: a body (200), bytes, or the pieces of a text (null for none), or a status and a body; `offline` for a network error, `timeout` for no response in time. Bodies have the
 * app's names, like the rest of a test.
 */
export type FakeAnswer =
  | {
      status?: number;
      body?: unknown;
      bytes?: Uint8Array<ArrayBuffer>;
      text?: string[] | null;
      headers?: HeadersInit;
    }
  | 'offline'
  | 'timeout';
/** In a text: the connection breaks here. */
export const CUT = '\0cut';

export type FakeHandlers = Partial<
  Record<EndpointName, (request: SeenRequest) => FakeAnswer | Promise<FakeAnswer>>
>;

/** An unsigned JWT that expires `seconds` after `now` (milliseconds). */
export function fakeToken(seconds: number, now = Date.now(), sub = 'user'): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const iat = Math.floor(now / 1000);
  return `${part({ alg: 'none' })}.${part({ sub, iat, exp: iat + seconds })}.x`;
}

/** The wire's name by the app's: `XPForLevel` by `xpForLevel`. */
const WIRE_NAMES = new Map(
  [...wireNames(Object.values(ENDPOINTS).map(({ reply }) => reply))].map((name) => [
    toCamelCaseName(name),
    name,
  ]),
);

/**
 * The real client with a fake network, for tests. `seen` lists all requests in order. Replies are converted to the wire's
 * names on their way, so that the client has something to convert back.
 */
export function fakeApi(
  handlers: FakeHandlers,
  now?: () => number,
  baseURL = '',
): Api & { seen: SeenRequest[] } {
  const seen: SeenRequest[] = [];
  const answerTo = async (request: SeenRequest): Promise<FakeAnswer> => {
    seen.push(request);
    return (await handlers[request.name]?.(request)) ?? { status: 404, body: { error: 'not played' } };
  };
  const api = createApi({
    baseURL,
    endpoints: ENDPOINTS,
    exclusive: (_name, task) => task(),
    now,
    fetch: async (input, { method, body, headers } = {}) => {
      const url = String(input).replace(`${baseURL}/v1`, '');
      const answer = await answerTo(
        toSeen({
          baseURL: `${baseURL}/v1`,
          url,
          method,
          data: body,
          headers: new AxiosHeaders(headers as Record<string, string>),
        }),
      );
      if (typeof answer === 'string') throw new TypeError('Failed to fetch');
      if (answer.status !== undefined) return Response.json(answer.body, { status: answer.status });
      const pieces = answer.text?.map((piece) => () => encodePiece(piece));
      return new Response(pieces ? streamOf(pieces) : null, { headers: answer.headers });
    },
    adapter: async (config) => {
      const answer = await answerTo(toSeen(config));
      if (answer === 'offline') throw new AxiosError('Network Error', 'ERR_NETWORK', config);
      if (answer === 'timeout') throw new AxiosError('timeout', 'ECONNABORTED', config);
      return settle(config, answer);
    },
  });
  return Object.assign(api, { seen });
}

/** `CUT` breaks the connection. */
function encodePiece(piece: string): Uint8Array {
  if (piece === CUT) throw new TypeError('network error');
  return new TextEncoder().encode(piece);
}

function streamOf(pieces: readonly (() => Uint8Array)[]): ReadableStream {
  const rest = [...pieces];
  return new ReadableStream({
    pull(controller) {
      const next = rest.shift();
      if (next) controller.enqueue(next());
      else controller.close();
    },
  });
}

function settle(
  config: InternalAxiosRequestConfig,
  { status = 200, body = {}, bytes }: Exclude<FakeAnswer, string>,
): AxiosResponse {
  const headers = { 'content-type': bytes ? 'application/octet-stream' : 'application/json' };
  const sent = status < 400 ? renameKeys(body, (name) => WIRE_NAMES.get(name) ?? name) : body;
  const json = () =>
    config.responseType === 'arraybuffer' ? new TextEncoder().encode(JSON.stringify(sent)).buffer : sent;
  const response: AxiosResponse = { data: bytes?.buffer ?? json(), status, statusText: '', headers, config };
  if (status < 400) return response;
  throw new AxiosError(`status ${status}`, 'ERR_BAD_RESPONSE', config, undefined, response);
}

type SentRequest = Pick<
  InternalAxiosRequestConfig,
  'method' | 'url' | 'baseURL' | 'data' | 'params' | 'headers'
>;

function toSeen(config: SentRequest): SeenRequest {
  const method = config.method?.toUpperCase();
  for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
    const pattern = new RegExp(`^${endpoint.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    const match = endpoint.method === method ? pattern.exec(config.url ?? '') : null;
    if (!match) continue;
    return {
      name: name as EndpointName,
      params: { ...match.groups },
      query: config.params as unknown,
      body: toCamelCase(typeof config.data === 'string' ? (JSON.parse(config.data) as unknown) : config.data),
      url: `${config.baseURL ?? ''}${config.url ?? ''}`,
      token: String(config.headers.get('authorization') ?? '').replace('Bearer ', '') || null,
    };
  }
  throw new Error(`no endpoint matches ${method} ${config.url}`);
}
