import type { Value } from './builtins';
import * as safe from './builtins';
import { host } from './host';

interface Timer {
  id: number;
  due: number;
  callback: (...args: unknown[]) => unknown;
  args: unknown[];
  /** Milliseconds between two calls; 0 for a timer that is called once. */
  every: number;
}

/**
 * A binary heap: each timer is due no later than the two at twice its place. Timers due together keep their order.
 * One that was cleared is only taken out of `byId`, and skipped when it's due.
 */
const heap: Timer[] = [];
const byId = new safe.MapClass<number, Timer>();
let lastId = 0;

const isBefore = (a: Timer, b: Timer) => a.due < b.due || (a.due === b.due && a.id < b.id);

function add(timer: Timer): void {
  let at = heap.length;
  safe.push(heap, timer);
  while (at > 0) {
    const above = (at - 1) >> 1;
    if (!isBefore(timer, heap[above]!)) break;
    heap[at] = heap[above]!;
    at = above;
  }
  heap[at] = timer;
}

function removeFirst(): void {
  const last = heap[heap.length - 1]!;
  heap.length -= 1;
  let at = 0;
  for (let below = 1; below < heap.length; below = at * 2 + 1) {
    if (below + 1 < heap.length && isBefore(heap[below + 1]!, heap[below]!)) below += 1;
    if (!isBefore(heap[below]!, last)) break;
    heap[at] = heap[below]!;
    at = below;
  }
  if (heap.length > 0) heap[at] = last;
}

function nextTimer(): Timer | undefined {
  while (heap.length > 0 && !safe.mapHas(byId, heap[0]!.id)) removeFirst();
  return heap.length > 0 ? heap[0] : undefined;
}

export const dropTimer = (id: unknown): void => void safe.mapDelete(byId, id);

export function addTimer(callback: Value, delay: unknown, args: unknown[], repeats: boolean): number {
  if (typeof callback !== 'function') throw new safe.Fault('A timer needs a function to call.');
  const asked = +(delay as number);
  const wait = asked >= 1 && asked < 2 ** 31 ? asked : 1; // Elsewhere, too, what is too long does not wait.
  lastId += 1;
  const timer = { id: lastId, due: host.now() + wait, callback, args, every: repeats ? wait : 0 };
  safe.mapSet(byId, lastId, timer);
  add(timer);
  return lastId;
}

/** Milliseconds until the next timer, below zero when it is overdue; undefined when there is none. */
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
