import axios, { type AxiosError, type AxiosInstance } from 'axios';
import axiosRetry, { retryAfter } from 'axios-retry';
import { ApiError, ERROR_TEXTS } from './api-error';

/** Retried once, for idempotent methods only (docs/wire.md). */
const RETRY_STATUSES = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const RETRY_METHODS = new Set(['get', 'head', 'options']);
const RETRY_DELAY_MS = 300;
const MAX_RETRY_DELAY_MS = 3_000;
const TIMEOUT_MS = 60_000;

/** The HTTP client: JSON, one retry if it's safe, and a timeout. */
export function createHttp(baseURL: string, adapter?: AxiosInstance['defaults']['adapter']): AxiosInstance {
  const http = axios.create({ baseURL, timeout: TIMEOUT_MS, ...(adapter ? { adapter } : {}) });
  axiosRetry(http, {
    retries: 1,
    retryCondition: isWorthARetry,
    retryDelay: (_count, error) => Math.min(Math.max(retryAfter(error), RETRY_DELAY_MS), MAX_RETRY_DELAY_MS),
  });
  return http;
}

function isWorthARetry(error: AxiosError): boolean {
  if (!RETRY_METHODS.has(error.config?.method?.toLowerCase() ?? '')) return false;
  if (error.response) return RETRY_STATUSES.has(error.response.status);
  return error.code === 'ERR_NETWORK';
}

/** Converts an axios error to an ApiError, with the server's text if there is one. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (axios.isCancel(error)) return new ApiError(0, 'Cancelled', 'cancelled');
  if (!axios.isAxiosError(error)) return new ApiError(0, ERROR_TEXTS.unknown, 'internal', { cause: error });
  if (error.response) {
    const { status, data: body } = error.response;
    const data = (body instanceof ArrayBuffer ? parseJson(body) : body) as { error?: unknown } | null;
    const text = typeof data?.error === 'string' && data.error !== '' ? data.error : ERROR_TEXTS.unknown;
    return new ApiError(status, text);
  }
  if (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT')
    return new ApiError(0, ERROR_TEXTS.timeout, 'timeout');
  return new ApiError(0, ERROR_TEXTS.offline, 'offline');
}

/** Parses the JSON body of a call for bytes; null if it isn't JSON. */
export function parseJson(body: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null; // a proxy's HTML, for example: the callers treat it as a body without a text
  }
}
