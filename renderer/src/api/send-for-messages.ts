import { t } from '@lingui/core/macro';
import type { StreamError } from '@shared/contracts';
import { TEXT_HEADER } from '@shared/contracts/errors';
import { EVENT_STREAM, EventDecoder, LAST_ID_HEADER } from '@shared/contracts/event-stream';
import { ApiError, ERROR_TEXTS } from './api-error';
import type { HttpRequest } from './http-request';
import { readError } from './read-error';
import { readRetryAfter } from './retry-after';
import { SilenceAlarm } from './silence-alarm';

export interface MessageRequest extends HttpRequest {
  baseURL: string;
  fetch: typeof globalThis.fetch;
  /** Gets each message while the reply arrives. */
  onMessage: (message: unknown) => void;
}

/** The stream ended before the reply: nobody knows what became of it. */
class BrokenOff extends Error {}

/**
 * Sends a request whose reply comes in messages, and resolves to its last part, the reply. A connection that breaks on the
 * way is opened once more, if the request has an id: the server then goes on after the last message that arrived.
 * @throws ApiError
 */
export async function sendForMessages(request: MessageRequest): Promise<unknown> {
  const progress = { lastId: 0 };
  try {
    return await read(request, progress);
  } catch (cause) {
    if (!(cause instanceof BrokenOff)) throw cause;
    return await readOn(request, progress, cause);
  }
}

/** A reply that breaks off has brought the request to the server: it counts as one that came too late. */
async function readOn(request: MessageRequest, progress: Progress, first: BrokenOff): Promise<unknown> {
  const tooLate = (cause: unknown) => new ApiError(0, ERROR_TEXTS.timeout, 'timeout', { cause });
  if (!hasId(request.body)) throw tooLate(first);
  return read(request, progress).catch((cause) => {
    throw cause instanceof BrokenOff ? tooLate(cause) : cause;
  });
}

const hasId = (body: unknown) =>
  typeof (body as { requestUUID?: unknown } | undefined)?.requestUUID === 'string';

interface Progress {
  /** Of the messages that have arrived. */
  lastId: number;
}

async function read(request: MessageRequest, progress: Progress): Promise<unknown> {
  const alarm = new SilenceAlarm();
  const signal = AbortSignal.any([alarm.signal, ...(request.signal ? [request.signal] : [])]);
  const failure = (cause: unknown, otherwise: () => Error) => {
    if (request.signal?.aborted) return new ApiError(0, 'Cancelled', 'cancelled');
    if (alarm.signal.aborted) return new ApiError(0, ERROR_TEXTS.timeout, 'timeout', { cause });
    return cause instanceof ApiError ? cause : otherwise();
  };
  try {
    const response = await open(request, progress, signal).catch((cause) => {
      throw failure(cause, () => new ApiError(0, ERROR_TEXTS.offline, 'offline', { cause }));
    });
    if (!response.body) throw new ApiError(0, t`invalid reader`, 'internal');
    return await readBody(response.body, request, progress, alarm).catch((cause) => {
      throw failure(cause, () => new BrokenOff('The stream broke off', { cause }));
    });
  } finally {
    alarm.stop();
  }
}

async function open(request: MessageRequest, { lastId }: Progress, signal: AbortSignal): Promise<Response> {
  const { baseURL, path, method, query, body, token, language, fetch } = request;
  const known = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(known.map(([name, value]) => [name, String(value)])).toString();
  const response = await fetch(`${baseURL}${path}${search && `?${search}`}`, {
    method,
    signal,
    headers: {
      accept: EVENT_STREAM,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(language && { 'accept-language': language }),
      ...(lastId > 0 && { [LAST_ID_HEADER]: String(lastId) }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw await refusalOf(response);
  return response;
}

/** A page that's left, or a caller whose `onMessage` fails, closes the connection. */
async function readBody(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  { onMessage }: MessageRequest,
  progress: Progress,
  alarm: SilenceAlarm,
): Promise<unknown> {
  const decoder = new EventDecoder();
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      alarm.put();
      for (const { type, id, data } of decoder.push(piece.value)) {
        if (type === 'end') return data;
        if (type === 'error') throw await failureOf(data as StreamError);
        progress.lastId = id ?? progress.lastId;
        onMessage(data);
      }
    }
    throw new BrokenOff('The stream ended without a reply');
  } finally {
    void reader.cancel().catch(() => {});
  }
}

async function refusalOf(response: Response): Promise<ApiError> {
  const { status, headers } = response;
  const body: unknown = await response.json().catch(() => null); // a proxy's HTML, for example
  return new ApiError(status, await readError(body, headers.get(TEXT_HEADER)), undefined, {
    retryAfterMs: readRetryAfter(headers.get('retry-after')),
    needsConfirmation: String(headers.get('www-authenticate')).includes('insufficient_user_authentication'),
  });
}

async function failureOf(error: StreamError): Promise<ApiError> {
  const { Status, ErrorText, RetryAfter } = error;
  const retryAfterMs = (RetryAfter ?? 0) * 1_000;
  return new ApiError(Status, await readError(error, ErrorText), undefined, { retryAfterMs });
}
