import type { StreamError } from '@shared/contracts';
import { encodeEvent, KEEP_ALIVE } from '@shared/contracts/event-stream';

/** What a handler writes: messages, and in the end its reply. Each is asked for once there's room for it. */
export type MessageSource = AsyncGenerator<unknown, unknown, void>;

/** Proxies close connections that say nothing for a minute or so. */
const KEEP_ALIVE_MS = 15_000;

export interface EventOptions {
  /** The id before that of the first message. */
  after: number;
  /** Says what failed, and logs it. */
  explain: (error: unknown) => StreamError;
  keepAliveMs?: number;
}

/** As server-sent events. What fails before the first one is thrown, and anything later is the last event. */
export async function* eventChunks(
  messages: MessageSource,
  { after, explain, keepAliveMs = KEEP_ALIVE_MS }: EventOptions,
): AsyncGenerator<string, void> {
  let hasBegun = false;
  try {
    for (let id = after + 1; ; id++) {
      const next = messages.next();
      while (!(await settlesWithin(next, keepAliveMs))) {
        hasBegun = true;
        yield KEEP_ALIVE;
      }
      const { done, value } = await next;
      hasBegun = true;
      yield done
        ? encodeEvent({ type: 'end', data: value })
        : encodeEvent({ type: 'message', id, data: value });
      if (done) return;
    }
  } catch (error) {
    if (!hasBegun) throw error;
    yield encodeEvent({ type: 'error', data: explain(error) });
  } finally {
    close(messages);
  }
}

/** As text, for clients that know no events. What fails cuts it off, and only a text that ends is complete. */
export async function* textChunks(
  messages: MessageSource,
  key: string,
  explain: (error: unknown) => StreamError,
): AsyncGenerator<string, void> {
  let hasBegun = false;
  try {
    for (let next = await messages.next(); !next.done; next = await messages.next()) {
      const text = String((next.value as Record<string, unknown>)[key]);
      // Nothing would be sent, not even the head.
      if (text === '') continue;
      hasBegun = true;
      yield text;
    }
  } catch (error) {
    if (hasBegun) explain(error);
    throw error;
  } finally {
    close(messages);
  }
}

/** A handler that waits for something isn't waited for: its reader has left. */
function close(messages: MessageSource): void {
  messages.return(undefined).catch(() => {});
}

async function settlesWithin(promise: Promise<unknown>, ms: number): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(late.resolve, ms, false);
  const settled = promise.then(
    () => true,
    () => true,
  );
  return Promise.race([settled, late.promise]).finally(() => clearTimeout(timer));
}
