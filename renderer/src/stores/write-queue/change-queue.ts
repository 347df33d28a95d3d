import { type OutcomeListener, placeOf, QUEUE, type QueueState } from './queue-state';
import { canWait, type QueuedWrite, type SentOutcome, type WaitingWrite } from './queued-write';
import { forgetWrite, markSettled, storeWrite } from './stored-writes';

/** The newest write of a kind about `key` that will be sent. */
export function waitingFor<Data>(
  { waiting }: Pick<QueueState, 'waiting'>,
  { name }: QueuedWrite<Data>,
  key: string,
): WaitingWrite<Data> | undefined {
  const found = waiting.findLast((write) => write.kind === name && write.key === key);
  return found as WaitingWrite<Data> | undefined;
}

/** Keeps what got no reply because of `error`, and sends it later. Returns false if the server has answered. */
export function keepWrite<Data>(
  queue: QueueState,
  kind: QueuedWrite<Data>,
  data: Data,
  error: unknown,
): boolean {
  if (!canWait(error)) return false;
  queueWrite(queue, kind, data);
  return true;
}

/** Adds a write, and sends it if the connection only failed for a moment. Returns what `addWrite` does. */
export function queueWrite<Data>(
  queue: QueueState,
  kind: QueuedWrite<Data>,
  data: Data,
  id?: string,
): WaitingWrite<Data> | null {
  const added = addWrite(queue, kind, data, id);
  void queue.options.connection.check().then((isBack) => (isBack ? queue.sendAll() : undefined));
  return added;
}

/** Adds a write for `sendAll`, merged with the last of its key. Returns null if that one says the same. */
export function addWrite<Data>(
  queue: QueueState,
  kind: QueuedWrite<Data>,
  data: Data,
  id: string = crypto.randomUUID(),
): WaitingWrite<Data> | null {
  queue.refresh();
  const key = kind.keyOf(data);
  const last = waitingFor(queue, kind, key);
  const merged = last ? (kind.merge?.(last.data, data) ?? null) : null;
  if (last && merged === last.data) return null;
  const order = (queue.writes.at(-1)?.order ?? 0) + 1;
  const write = { id, kind: kind.name, key, order, madeAt: Date.now(), data: merged ?? data };
  // As a new one, because the server may have the other already.
  if (last && merged !== null) removeWrite(queue, last.id);
  storeWrite(queue, write);
  return write;
}

/** Replaces its data, unless it was sent or removed meanwhile. */
export function changeWrite<Data>(queue: QueueState, id: string, data: Data): void {
  const write = queue.writes.find((each) => each.id === id);
  if (write) storeWrite(queue, { ...write, data });
}

/** Removes a write for good: it won't be sent by other windows either. */
export function removeWrite(queue: QueueState, id: string): void {
  forgetWrite(queue, id);
  void queue.options.platform.exclusive(QUEUE, () => markSettled(queue, id));
}

/** Sends a refused write again. */
export function retryWrite(queue: QueueState, id: string): void {
  const write = queue.writes.find((each) => each.id === id);
  if (write) storeWrite(queue, { ...write, refusal: undefined });
  void queue.sendAll();
}

/** Calls back with the outcome of a kind's writes about `key`, instead of announcing it. Returns how to stop. */
export function listenToWrites<Data, Reply>(
  { listeners }: QueueState,
  { name }: QueuedWrite<Data, Reply>,
  key: string,
  listener: (outcome: SentOutcome<Reply>) => void,
): () => void {
  const place = placeOf(name, key);
  const group = listeners.get(place) ?? new Set();
  listeners.set(place, group.add(listener as OutcomeListener));
  return () => {
    group.delete(listener as OutcomeListener);
    if (group.size === 0) listeners.delete(place);
  };
}
