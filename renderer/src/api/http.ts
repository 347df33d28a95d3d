import ky, { isHTTPError, isTimeoutError, type KyInstance } from 'ky';
import { ApiError, ERROR_TEXTS } from './api-error';
import { readError } from './read-error';

/** Retried once, for idempotent methods only (docs/wire.md). */
const RETRY_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504];
const RETRY_DELAY_MS = 300;
const MAX_RETRY_DELAY_MS = 3_000;
const TIMEOUT_MS = 60_000;

export interface HttpRequest {
  method: string;
  /** Relative to the base URL. */
  path: string;
  /** Undefined values are left out. */
  query?: Record<string, unknown>;
  /** A form, or anything that becomes JSON. */
  body?: unknown;
  token?: string | null;
  /** Of its texts, for replies that there are in several. */
  language?: string | undefined;
  /** Sends and takes cookies, also of another host. */
  withCookies?: boolean;
  signal?: AbortSignal;
  timeoutMs?: number;
  /** False for what isn't the same the second time, whatever its method. */
  canRetry?: boolean;
}

/** The HTTP client: JSON, one retry if it's safe, and a timeout. */
export class Http {
  private readonly ky: KyInstance;

  /** @param fetch Replaces the network in tests. */
  constructor(
    readonly baseURL: string,
    fetch?: typeof globalThis.fetch,
  ) {
    this.ky = ky.create({
      timeout: TIMEOUT_MS,
      ...(fetch && { fetch }),
      retry: {
        methods: ['get', 'put', 'delete'],
        statusCodes: RETRY_STATUSES,
        afterStatusCodes: RETRY_STATUSES,
        delay: () => RETRY_DELAY_MS,
        maxRetryAfter: MAX_RETRY_DELAY_MS,
      },
    });
  }

  /**
   * Sends a request and reads its response's body.
   * @throws ApiError for every status but a 2xx, and if there's no response.
   */
  async send<Body>(request: HttpRequest, read: (response: Response) => Promise<Body>): Promise<Body> {
    const { method, path, query, body, token, language, withCookies, timeoutMs, signal } = request;
    const { canRetry = true } = request;
    try {
      const response = await this.ky(`${this.baseURL}${path}`, {
        method,
        signal,
        searchParams: query as Record<string, string | undefined> | undefined,
        ...(body instanceof FormData ? { body } : { json: body }),
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(language && { 'accept-language': language }),
        },
        ...(withCookies && { credentials: 'include' }),
        ...(timeoutMs && { timeout: timeoutMs }),
        retry: { limit: canRetry ? 1 : 0 },
      });
      return await read(response);
    } catch (error) {
      throw signal?.aborted ? new ApiError(0, 'Cancelled', 'cancelled') : await toApiError(error);
    }
  }
}

/** What a failed request means, with the server's text if there is one. */
async function toApiError(error: unknown): Promise<ApiError> {
  if (isHTTPError(error)) {
    const { status, headers } = error.response;
    return new ApiError(status, await readError(error.data), undefined, {
      retryAfterMs: retryAfterMs(headers.get('retry-after')),
      needsConfirmation: headers.get('www-authenticate')?.includes('insufficient_user_authentication'),
    });
  }
  if (isTimeoutError(error)) return new ApiError(0, ERROR_TEXTS.timeout, 'timeout');
  // Neither a network error nor a broken body: a mistake here, or a proxy's HTML instead of JSON.
  if (error instanceof SyntaxError) return new ApiError(0, ERROR_TEXTS.unknown, 'internal', { cause: error });
  return new ApiError(0, ERROR_TEXTS.offline, 'offline', { cause: error });
}

/** What a Retry-After header asks for: seconds, or a date. 0 without one. */
function retryAfterMs(header: string | null): number {
  if (!header) return 0;
  const seconds = Number(header);
  const ms = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1_000;
  return Math.max(0, ms) || 0;
}
