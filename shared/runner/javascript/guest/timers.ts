import type { Value } from './builtins';
import * as safe from './builtins';
import { host } from './host';

interface Timer {
  id: number;
  due: number;
  callback: (...args: unknown[]) => unknown;
  args: unknown[];
  /** Milliseconds between calls; 0 for a timer that fires once. */
  every: number;
}

/**
 * A binary heap, ordered by due time and then by id. A cleared timer is only removed from `byId`, and skipped when it's
 * due.
 */
const heap: Timer[] = [];
const byId = new safe.MapClass<number, Timer>();
let lastId = 0;

const isBefore = (a: Timer, b: Timer) => a.due < b.due || (a.due === b.due && a.id < b.id);

function add(timer: Timer): void {
  let at = heap.length;
  safe.push(heap, timer);
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (!isBefore(timer, heap[parent]!)) break;
    heap[at] = heap[parent]!;
    at = parent;
  }
  heap[at] = timer;
}

function removeFirst(): void {
  const last = heap[heap.length - 1]!;
  heap.length -= 1;
  let at = 0;
  for (let child = 1; child < heap.length; child = at * 2 + 1) {
    if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child += 1;
    if (!isBefore(heap[child]!, last)) break;
    heap[at] = heap[child]!;
    at = child;
  }
  if (heap.length > 0) heap[at] = last;
}

function nextTimer(): Timer | undefined {
  while (heap.length > 0 && !safe.mapHas(byId, heap[0]!.id)) removeFirst();
  return heap.length > 0 ? heap[0] : undefined;
}

export const dropTimer = (id: unknown): void => void safe.mapDelete(byId, id);

export function addTimer(callback: Value, delay: unknown, args: unknown[], repeats: boolean): number {
  if (typeof callback !== 'function') throw new safe.TypeErrorClass('A timer needs a function to call.');
  const requested = +(delay as number);
  const wait = requested >= 1 && requested < 2 ** 31 ? requested : 1; // Like in other engines, overflow means 1 ms.
  lastId += 1;
  const timer = { id: lastId, due: host.now() + wait, callback, args, every: repeats ? wait : 0 };
  safe.mapSet(byId, lastId, timer);
  add(timer);
  return lastId;
}

/** Milliseconds until the next timer, negative if it's overdue; undefined if there is none. */
export function timerWait(): number | undefined {
  const timer = nextTimer();
  return timer && timer.due - host.now();
}

export function fireTimer(): void {
  const timer = nextTimer()!;
  removeFirst();
  if (timer.every) {
    timer.due = host.now() + timer.every;
    add(timer);
  } else dropTimer(timer.id);
  safe.apply(timer.callback, undefined, timer.args);
}
