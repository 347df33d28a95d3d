import { createServer, type RequestListener, type Server } from 'node:http';
import { answerEarlyRefusals, type OnRefusal, refuseUnroutable } from './early-refusals';

export interface HttpServerOptions {
  /** From the first byte of a request to its last (20 s). */
  requestTimeoutMs?: number;
  /** How often connections are checked for that (1 s). */
  checkIntervalMs?: number;
  onRefusal?: OnRefusal;
  /** While true every new request is answered 503. */
  isStopping?: () => boolean;
}

const REQUEST_TIMEOUT_MS = 20_000;
const CHECK_INTERVAL_MS = 1_000;
/** Longer than proxies keep an idle connection (nginx: 60 s), so that none sends a request into one that just closed. */
const KEEP_ALIVE_TIMEOUT_MS = 72_000;

/** Node's HTTP server with the limits of the API, which answers also its own refusals as the API does. */
export function createHttpServer(handle: RequestListener, options: HttpServerOptions = {}): Server {
  const { onRefusal = () => {}, isStopping = () => false } = options;
  const requestTimeout = options.requestTimeoutMs ?? REQUEST_TIMEOUT_MS;
  const server = createServer(
    {
      requestTimeout,
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: options.checkIntervalMs ?? CHECK_INTERVAL_MS,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      // Refused below instead, with a body.
      requireHostHeader: false,
    },
    (request, response) => {
      if (refuseUnroutable(request, response, { isStopping: isStopping(), onRefusal })) return;
      handle(request, response);
    },
  );
  answerEarlyRefusals(server, onRefusal);
  return server;
}
