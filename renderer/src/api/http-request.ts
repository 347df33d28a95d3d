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
  /** The reply may be something other than JSON. */
  canBeBytes?: boolean;
}

/** A reply's JSON, or its bytes if it's something else. */
export type HttpReply = { body: unknown } | { bytes: Uint8Array<ArrayBuffer> };
