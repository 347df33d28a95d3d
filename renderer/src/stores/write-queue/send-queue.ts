import { ApiError, ERROR_TEXTS } from '@web/api';
import { runInAction } from 'mobx';
import { changeWrite } from './change-queue';
import { handlerOf } from './handlers';
import { placeOf, QUEUE, type QueueState } from './queue-state';
import { canWait, type SentOutcome, type WaitingWrite, type WriteHandler } from './queued-write';
import { forgetWrite, markSettled, settledIds, storeWrite } from './stored-writes';

/** Of one write, as long as the server can be reached. */
const MAX_ATTEMPTS = 3;
/** When to try again, if the server doesn't say. */
const LATER_MS = 15_000;

/** `laterMs`: it keeps waiting; null for a connection, or for its learner to sign in again. */
type Sent = SentOutcome | { laterMs: number | null };

/**
 * Sends what's waiting, one after the other. A refused write stays, with its reason, and the next are sent.
 * @returns when to try again; null if there's nothing left, or something else will say when.
 */
export function sendQueue(queue: QueueState): Promise<number | null> {
  return queue.options.platform.exclusive(QUEUE, async () => {
    queue.refresh();
    // Another window may have sent or removed some of them.
    const settled = await settledIds(queue);
    const tried = new Set<string>();
    // Also what's added meanwhile.
    const next = () => queue.waiting.find(({ id }) => !tried.has(id));
    for (let write = next(); write && !queue.isDisposed; write = next()) {
      tried.add(write.id);
      if (settled.includes(write.id)) {
        forgetWrite(queue, write.id);
        continue;
      }
      const handler = await handlerOf(queue, write.kind);
      setSending(queue, write.id);
      const sent = await send(queue, write, handler).finally(() => setSending(queue, null));
      if ('laterMs' in sent) return sent.laterMs;
      await settle(queue, write, sent);
      if (!queue.isDisposed) report(queue, write, sent, handler);
    }
    return null;
  });
}

async function send(queue: QueueState, write: WaitingWrite, handler: WriteHandler): Promise<Sent> {
  const { connection, isOwnersTurn } = queue.options;
  for (let attempt = 1; ; attempt++) {
    try {
      if (!(await isOwnersTurn()) || queue.isDisposed) return { laterMs: null };
      return { reply: await sendOnce(queue, write, handler) };
    } catch (cause) {
      if (!(cause instanceof ApiError)) console.error(cause);
      const error = cause instanceof ApiError ? cause : new ApiError(0, ERROR_TEXTS.unknown, 'internal');
      if (error.kind === 'unauthenticated') return { laterMs: null };
      if (error.status === 429 || error.retryAfterMs > 0) return { laterMs: error.retryAfterMs || LATER_MS };
      if (!canWait(error)) return { error };
      if (!(await connection.check())) return { laterMs: null };
      // The connection is back, but failed for this request: right after a reconnect, that happens.
      if (attempt === MAX_ATTEMPTS) return { laterMs: LATER_MS };
    }
  }
}

/** Sends it, and after a conflict what its kind makes of that. */
async function sendOnce(queue: QueueState, write: WaitingWrite, handler: WriteHandler): Promise<unknown> {
  const { options } = queue;
  try {
    return await handler.send(write, options);
  } catch (error) {
    if (!(error instanceof ApiError && error.kind === 'conflict')) throw error;
    const data = (await handler.resolve?.(write, options)) ?? null;
    if (data === null) throw error;
    changeWrite(queue, write.id, data);
    return handler.send({ ...write, data }, options);
  }
}

async function settle(queue: QueueState, { id }: WaitingWrite, outcome: SentOutcome): Promise<void> {
  if ('reply' in outcome) {
    forgetWrite(queue, id);
    await markSettled(queue, id);
    return;
  }
  // Unless it was removed meanwhile.
  const write = queue.writes.find((each) => each.id === id);
  if (write) storeWrite(queue, { ...write, refusal: outcome.error.message });
}

/** Reports it to what's on the screen, or else to the learner. A mistake there doesn't hold up what's sent next. */
function report(queue: QueueState, write: WaitingWrite, outcome: SentOutcome, handler: WriteHandler): void {
  const listeners = queue.listeners.get(placeOf(write.kind, write.key));
  try {
    runInAction(() => {
      if ('reply' in outcome) queue.sent = [...queue.sent, { write, reply: outcome.reply }];
      if (listeners) for (const listener of [...listeners]) listener(outcome);
      else handler.announce(outcome, write, queue.options);
    });
  } catch (error) {
    console.error(error);
  }
}

function setSending(queue: QueueState, id: string | null): void {
  runInAction(() => {
    queue.sendingId = id;
  });
}
