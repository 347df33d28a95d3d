import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { nextRequestId } from './request-id';

/** An answer to what never reaches a route: broken HTTP, headers that are too large, a request that never ends. */
export interface EarlyRefusal {
  status: number;
  error: string;
}

const REFUSALS: Record<string, EarlyRefusal> = {
  HPE_HEADER_OVERFLOW: { status: 431, error: "The request's headers are too large." },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, error: 'The request is too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    error: 'The request took too long to arrive. Please send it again.',
  },
};
const NOT_HTTP: EarlyRefusal = { status: 400, error: 'This is not a valid HTTP request.' };
const NO_HOST: EarlyRefusal = { status: 400, error: 'The request has no Host header.' };
const UNMET_EXPECTATION: EarlyRefusal = {
  status: 417,
  error: 'The Expect header asks for what this server cannot do.',
};
const NO_TUNNEL: EarlyRefusal = { status: 405, error: 'This server is no proxy.' };
const STOPPING: EarlyRefusal = {
  status: 503,
  error: 'The server is restarting. Please try again in a moment.',
};
const STARTING: EarlyRefusal = {
  status: 503,
  error: 'The server is starting. Please try again in a moment.',
};
const RETRY_AFTER_SECONDS = '5';

/** The newest reply on a connection. A property costs each request less than a WeakMap of all connections. */
const LAST_REPLY = Symbol('last reply');
type ServedSocket = Duplex & { [LAST_REPLY]?: ServerResponse };

export type OnRefusal = (refusal: EarlyRefusal & { id: string; remoteAddress: string | undefined }) => void;

/** Gives every refusal of Node's own HTTP server the API's `{"error"}` body and a request id. */
export function answerEarlyRefusals(server: Server, onRefusal: OnRefusal): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // A client that hung up reads nothing, and one that waits for another reply would take this one for it.
    const isReadable = error.code !== 'ECONNRESET' && socket.writable;
    if (!isReadable || !mayReply((socket as ServedSocket)[LAST_REPLY])) return socket.destroy(error);
    refuseOnSocket(socket, REFUSALS[error.code ?? ''] ?? NOT_HTTP, onRefusal);
  });
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    refuse(request, response, UNMET_EXPECTATION, onRefusal),
  );
  server.on('connect', (_request, socket) => refuseOnSocket(socket, NO_TUNNEL, onRefusal));
}

/** Refuses a request that can't be routed; true when it did. Every request passes here first. */
export function refuseUnroutable(
  request: IncomingMessage,
  response: ServerResponse,
  options: { isStopping: boolean; onRefusal: OnRefusal },
): boolean {
  (request.socket as ServedSocket)[LAST_REPLY] = response;
  const isHostMissing = request.headers.host === undefined && request.httpVersion !== '1.0';
  if (!isHostMissing && !options.isStopping) return false;
  refuse(request, response, isHostMissing ? NO_HOST : STOPPING, options.onRefusal);
  return true;
}

/** While a server brings its database up to date, which may take long: it's alive, and not ready for anything. */
export function answerWhileStarting(
  request: IncomingMessage,
  response: ServerResponse,
  onRefusal: OnRefusal,
): void {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  if (request.url === '/healthz') response.writeHead(200, headers).end('{"status":"ok"}');
  else refuse(request, response, STARTING, onRefusal);
}

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  refusal: EarlyRefusal,
  onRefusal: OnRefusal,
): void {
  const { headers, body, id } = replyOf(refusal);
  response.writeHead(refusal.status, headers).end(body);
  onRefusal({ ...refusal, id, remoteAddress: request.socket.remoteAddress });
}

function refuseOnSocket(socket: Duplex, refusal: EarlyRefusal, onRefusal: OnRefusal): void {
  const { headers, body, id } = replyOf(refusal);
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const { remoteAddress } = socket as Duplex & { remoteAddress?: string };
  socket.once('finish', () => socket.destroy());
  socket.on('error', () => socket.destroy());
  socket.end([`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`, ...head, '', body].join('\r\n'));
  onRefusal({ ...refusal, id, remoteAddress });
}

function replyOf({ status, error }: EarlyRefusal) {
  const body = JSON.stringify({ error });
  const id = nextRequestId();
  const headers = {
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'x-request-id': id,
    ...(status === 503 ? { 'retry-after': RETRY_AFTER_SECONDS } : {}),
  };
  return { body, id, headers };
}

/** Whether a refusal would be read as the reply to the request that caused it. */
function mayReply(last: ServerResponse | undefined): boolean {
  if (!last) return true;
  return last.req.complete ? last.writableFinished : !last.headersSent;
}
