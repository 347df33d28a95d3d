import { ENDPOINTS, type EndpointName } from '@shared/contracts';
import { renameKeys, toCamelCase, toCamelCaseName } from '@shared/contracts/camel-case';
import { wireNames } from '@shared/contracts/testing/wire-names';
import { type Api, createApi } from './create-api';
// Loaded ahead: with a test's own clock, nothing waits for a file.
import './send-request';

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
/** Node needs absolute addresses; tests see them without it. */
const OWN_HOST = 'http://localhost';

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
    baseURL: baseURL || OWN_HOST,
    endpoints: ENDPOINTS,
    exclusive: (_name, task) => task(),
    now,
    monotonic: now,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const answer = await answerTo(await toSeen(request));
      if (answer === 'offline') throw new TypeError('Failed to fetch');
      if (answer === 'timeout')
        throw Object.assign(new Error('timeout of 60000ms exceeded'), { code: 'ETIMEDOUT' });
      return toResponse(answer);
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

function toResponse({
  status = 200,
  body = {},
  bytes,
  text,
  headers,
}: Exclude<FakeAnswer, string>): Response {
  if (bytes) return new Response(bytes, { status, headers: { 'content-type': 'application/octet-stream' } });
  if (text !== undefined) {
    const pieces = text?.map((piece) => () => encodePiece(piece));
    return new Response(pieces ? streamOf(pieces) : null, { headers });
  }
  const sent = status < 400 ? renameKeys(body, (name) => WIRE_NAMES.get(name) ?? name) : body;
  return Response.json(sent, { status, headers });
}

async function toSeen(request: Request): Promise<SeenRequest> {
  const { method, headers } = request;
  const url = new URL(request.url);
  const path = url.pathname.slice('/v1'.length);
  for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
    const pattern = new RegExp(`^${endpoint.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    const match = endpoint.method === method ? pattern.exec(path) : null;
    if (!match) continue;
    return {
      name: name as EndpointName,
      params: { ...match.groups },
      query: url.search ? Object.fromEntries(url.searchParams) : undefined,
      body: await bodyOf(request),
      url: url.origin === OWN_HOST ? url.pathname : `${url.origin}${url.pathname}`,
      token: headers.get('authorization')?.replace('Bearer ', '') ?? null,
    };
  }
  throw new Error(`no endpoint matches ${method} ${path}`);
}

async function bodyOf(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/')) return request.formData();
  const text = await request.text();
  return text === '' ? undefined : toCamelCase(JSON.parse(text) as unknown);
}
