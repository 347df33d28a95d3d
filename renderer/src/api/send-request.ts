import { TEXT_HEADER } from '@shared/contracts/errors';
import axios, { AxiosError, type AxiosInstance, isAxiosError } from 'axios';
import axiosRetry from 'axios-retry';
import { ApiError, ERROR_TEXTS } from './api-error';
import type { HttpReply, HttpRequest } from './http-request';
import { readError } from './read-error';
import { readRetryAfter } from './retry-after';

/** Retried once, for idempotent methods only (docs/wire.md). */
const RETRY_STATUSES = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
/** A PUT or a DELETE is idempotent only if the server says so, and what it answers the second time may differ. */
const RETRY_METHODS = new Set(['get', 'head', 'options']);
const RETRY_DELAY_MS = 300;
const MAX_RETRY_DELAY_MS = 3_000;
const TIMEOUT_MS = 60_000;
const TIMEOUT_CODES: readonly unknown[] = [AxiosError.ETIMEDOUT, AxiosError.ECONNABORTED];

/** @param fetch Replaces the network in tests and on the server. */
export function createSender(baseURL: string, fetch?: typeof globalThis.fetch) {
  const client = axios.create({
    baseURL,
    adapter: 'fetch',
    timeout: TIMEOUT_MS,
    ...(fetch && { env: { fetch } }),
  });
  axiosRetry(client, {
    retries: 1,
    retryCondition: canRetry,
    retryDelay: (_count, error) => Math.min(retryAfterMs(error) || RETRY_DELAY_MS, MAX_RETRY_DELAY_MS),
  });
  return (request: HttpRequest) => sendRequest(client, request);
}

/** @throws ApiError for every status but a 2xx, and if there's no usable response. */
async function sendRequest(client: AxiosInstance, request: HttpRequest): Promise<HttpReply> {
  const { method, path, query, body, token, language, withCookies, timeoutMs, signal } = request;
  try {
    const { data, headers } = await client.request<unknown>({
      url: path,
      method,
      signal,
      params: query,
      data: body,
      responseType: request.canBeBytes ? 'arraybuffer' : 'json',
      headers: {
        // The browser names a form's type, with its boundary; axios would call an empty body a form.
        ...((body === undefined || body instanceof FormData) && { 'content-type': false }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(language && { 'accept-language': language }),
      },
      ...(withCookies && { withCredentials: true }),
      ...(timeoutMs && { timeout: timeoutMs }),
      ...(request.canRetry === false && { 'axios-retry': { retries: 0 } }),
    });
    return toReply(data, String(headers['content-type'] ?? ''));
  } catch (error) {
    throw signal?.aborted ? new ApiError(0, 'Cancelled', 'cancelled') : await toApiError(error);
  }
}

function toReply(data: unknown, type: string): HttpReply {
  if (!(data instanceof ArrayBuffer)) return { body: toJson(data) };
  return type.startsWith('application/json')
    ? { body: toJson(new TextDecoder().decode(data)) }
    : { bytes: new Uint8Array(data) };
}

/** axios leaves a text that isn't JSON as it is: a proxy's HTML, for example. @throws SyntaxError */
const toJson = (data: unknown): unknown => (typeof data === 'string' ? JSON.parse(data) : data);

function canRetry({ config, response, code }: AxiosError): boolean {
  if (!RETRY_METHODS.has(config?.method ?? '')) return false;
  return response
    ? RETRY_STATUSES.has(response.status)
    : code !== AxiosError.ERR_CANCELED && !TIMEOUT_CODES.includes(code);
}

/** What a failed request means, with the server's text if there is one. */
async function toApiError(error: unknown): Promise<ApiError> {
  if (isAxiosError(error) && error.response) {
    const { status, headers, data } = error.response;
    return new ApiError(status, readError(readable(data), headers[TEXT_HEADER]), undefined, {
      retryAfterMs: retryAfterMs(error),
      needsConfirmation: String(headers['www-authenticate']).includes('insufficient_user_authentication'),
    });
  }
  if (isAxiosError(error) && TIMEOUT_CODES.includes(error.code))
    return new ApiError(0, ERROR_TEXTS.timeout, 'timeout');
  // Neither a network error nor a broken body: a mistake here, or a proxy's HTML instead of JSON.
  if (error instanceof SyntaxError) return new ApiError(0, ERROR_TEXTS.unknown, 'internal', { cause: error });
  return new ApiError(0, ERROR_TEXTS.offline, 'offline', { cause: error });
}

/** An error's body where bytes were expected; null if it's no JSON. */
function readable(data: unknown): unknown {
  if (!(data instanceof ArrayBuffer)) return data;
  try {
    return JSON.parse(new TextDecoder().decode(data));
  } catch {
    return null; // a proxy's HTML, for example
  }
}

const retryAfterMs = ({ response }: AxiosError): number =>
  readRetryAfter(response?.headers['retry-after'] as string | undefined);
