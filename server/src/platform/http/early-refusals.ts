import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Text, text } from '@shared/texts';
import { nextRequestId } from './request-id';
import { textHeader } from './text-header';

/** An answer to what never reaches a route: broken HTTP, headers that are too large, a request that never ends. */
export interface EarlyRefusal {
  status: number;
  text: Text;
}

const REFUSALS: Record<string, EarlyRefusal> = {
  HPE_HEADER_OVERFLOW: { status: 431, text: text('request.headers-too-large') },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, text: text('request.chunks-too-large') },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    text: text('request.too-slow'),
  },
};
const NOT_HTTP: EarlyRefusal = { status: 400, text: text('request.not-http') };
const NO_HOST: EarlyRefusal = { status: 400, text: text('request.no-host') };
const UNMET_EXPECTATION: EarlyRefusal = {
  status: 417,
  text: text('request.unmet-expectation'),
};
const NO_TUNNEL: EarlyRefusal = { status: 405, text: text('server.no-proxy') };
const STOPPING: EarlyRefusal = {
  status: 503,
  text: text('server.restarting'),
};
const STARTING: EarlyRefusal = {
  status: 503,
  text: text('server.starting'),
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

function replyOf({ status, text: why }: EarlyRefusal) {
  const body = JSON.stringify({ error: why.english });
  const id = nextRequestId();
  const headers = {
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'x-request-id': id,
    ...textHeader(why),
    ...(status === 503 ? { 'retry-after': RETRY_AFTER_SECONDS } : {}),
  };
  return { body, id, headers };
}

/** Whether a refusal would be read as the reply to the request that caused it. */
function mayReply(last: ServerResponse | undefined): boolean {
  if (!last) return true;
  return last.req.complete ? last.writableFinished : !last.headersSent;
}
