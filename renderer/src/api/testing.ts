import { ENDPOINTS, type Endpoint, type EndpointName } from '@shared/contracts';
import { renameKeys, toCamelCase, toCamelCaseName } from '@shared/contracts/camel-case';
import { EVENT_STREAM, encodeEvent, LAST_ID_HEADER } from '@shared/contracts/event-stream';
import { wireNames } from '@shared/contracts/testing/wire-names';
import { type Api, createApi } from './create-api';
// Loaded ahead: with a test's own clock, nothing waits for a file.
import './send-for-messages';
import './send-request';

export interface SeenRequest {
  name: EndpointName;
  params: Record<string, string>;
  query: unknown;
  /** With the app's names. */
  body: unknown;
  token: string | null;
  /** The id of the last message that it got before: it continues a stream. */
  lastId: string | null;
  /** Aborted when the app closes the connection. */
  signal: AbortSignal;
  /** The full URL. */
  url: string;
}

/** A message of a stream; a promise is waited for. */
type FakeMessage = object | Promise<unknown> | typeof CUT;

/**
 * The response to a call: a body (200), bytes, or a status and a body; `offline` for a network error, `timeout` for no
 * response in time. With `messages`, the body is the reply behind them; null is a response that can't be read. Bodies have
 * the app's names, like the rest of a test.
 */
export type FakeAnswer =
  | {
      status?: number;
      body?: unknown;
      bytes?: Uint8Array<ArrayBuffer>;
      messages?: readonly FakeMessage[] | null;
      /** The id of the first message. */
      firstId?: number;
      headers?: HeadersInit;
    }
  | 'offline'
  | 'timeout';
/** Node needs absolute addresses; tests see them without it. */
const OWN_HOST = 'http://localhost';

/** Among messages: the connection breaks here. */
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

const SCHEMAS = Object.values<Endpoint>(ENDPOINTS).flatMap(({ reply, stream }) =>
  stream ? [reply, stream.message] : [reply],
);

/** The wire's name by the app's: `XPForLevel` by `xpForLevel`. */
const WIRE_NAMES = new Map([...wireNames(SCHEMAS)].map((name) => [toCamelCaseName(name), name]));

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

const toWire = (body: unknown) => renameKeys(body, (name) => WIRE_NAMES.get(name) ?? name);

async function* eventsOf(messages: readonly FakeMessage[], reply: unknown, firstId: number) {
  let id = firstId;
  for (const message of messages) {
    if (message === CUT) throw new TypeError('network error');
    if (message instanceof Promise) await message;
    else yield encodeEvent({ type: 'message', id: id++, data: toWire(message) });
  }
  yield encodeEvent({ type: 'end', data: toWire(reply) });
}

function streamOf(events: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await events.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}

function toResponse(answer: Exclude<FakeAnswer, string>): Response {
  const { status = 200, body = {}, bytes, messages, firstId = 1, headers } = answer;
  if (bytes) return new Response(bytes, { status, headers: { 'content-type': 'application/octet-stream' } });
  if (messages !== undefined) {
    const stream = messages && streamOf(eventsOf(messages, body, firstId));
    return new Response(stream, { headers: { 'content-type': EVENT_STREAM } });
  }
  return Response.json(status < 400 ? toWire(body) : body, { status, headers });
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
      lastId: headers.get(LAST_ID_HEADER),
      signal: request.signal,
    };
  }
  throw new Error(`no endpoint matches ${method} ${path}`);
}

async function bodyOf(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/')) return request.formData();
  const text = await request.text();
  return text === '' ? undefined : toCamelCase(JSON.parse(text) as unknown);
}
