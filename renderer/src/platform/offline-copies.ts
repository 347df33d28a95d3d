import { KEEP_HEADER, KEPT_HEADER, type KeepOutcome } from '@shared/offline/public-replies';

/** Copies of public replies on this device: the service worker's, or the desktop app's. */
export interface OfflineCopies {
  /**
   * Why nothing can be kept: the page isn't secure, or it was loaded without its service worker. Null if it can.
   */
  obstacle(): 'insecure' | 'no-worker' | null;
  /**
   * Fetches a reply and keeps it until it's removed.
   * @param course the UUID of the course that it belongs to, or `all`
   * @throws KeepError if it isn't fetched, and the signal's reason
   */
  keep(address: string, course: string, signal: AbortSignal): Promise<KeptReply>;
  /** What's kept until it's removed: bytes by address. */
  list(): Promise<Map<string, number>>;
  /** The addresses of everything that opens without the server, also what was only opened. */
  find(prefix: string): Promise<string[]>;
  remove(addresses: readonly string[]): Promise<void>;
  /** Keeps all files of the app itself, so that every page opens. @throws if they can't be loaded */
  keepApp(): Promise<void>;
  /** Of all that's kept until it's removed. */
  limit(bytes: number): Promise<void>;
}

export interface KeptReply {
  outcome: KeepOutcome;
  bytes: number;
  /** Of a JSON reply. */
  text?: string;
}

/** A reply that wasn't fetched. */
export class KeepError extends Error {
  override readonly name = 'KeepError';

  /**
   * @param status 0 if there was no answer
   * @param retryAfterMs what the server asks for
   */
  constructor(
    readonly status: number,
    readonly retryAfterMs = 0,
    options?: ErrorOptions,
  ) {
    super(`The reply wasn't fetched (${status})`, options);
  }
}

export const isKeepError = (error: unknown): error is KeepError => error instanceof KeepError;

/** Fetches a reply, which the service worker or the desktop app keeps on its way. @throws KeepError */
export async function keepReply(address: string, course: string, signal: AbortSignal): Promise<KeptReply> {
  let reply: Response;
  let body: Blob;
  try {
    reply = await fetch(address, { headers: { [KEEP_HEADER]: course }, signal });
    body = await reply.blob();
  } catch (cause) {
    signal.throwIfAborted();
    throw new KeepError(0, 0, { cause });
  }
  const outcome = reply.headers.get(KEPT_HEADER) as KeepOutcome | null;
  if (outcome === null)
    throw new KeepError(reply.ok ? 0 : reply.status, 1_000 * (Number(reply.headers.get('retry-after')) || 0));
  const isJson = reply.headers.get('content-type')?.startsWith('application/json');
  return { outcome, bytes: body.size, ...(isJson && { text: await body.text() }) };
}
