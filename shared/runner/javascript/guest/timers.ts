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
  /** Its place in `heap`. */
  at: number;
}

/** A binary heap: each timer is due no later than the two at twice its place. Timers due together keep their order. */
let heap: Timer[] = [];
let byId = new safe.MapClass<number, Timer>();
let lastId = 0;

const isBefore = (a: Timer, b: Timer) => a.due < b.due || (a.due === b.due && a.id < b.id);

function place(timer: Timer, at: number): void {
  timer.at = at;
  heap[at] = timer;
}

function rise(timer: Timer): void {
  let { at } = timer;
  while (at > 0) {
    const above = (at - 1) >> 1;
    if (!isBefore(timer, heap[above]!)) break;
    place(heap[above]!, at);
    at = above;
  }
  place(timer, at);
}

function sink(timer: Timer): void {
  let { at } = timer;
  for (;;) {
    let below = at * 2 + 1;
    if (below >= heap.length) break;
    if (below + 1 < heap.length && isBefore(heap[below + 1]!, heap[below]!)) below += 1;
    if (!isBefore(heap[below]!, timer)) break;
    place(heap[below]!, at);
    at = below;
  }
  place(timer, at);
}

function add(timer: Timer): void {
  timer.at = heap.length;
  safe.push(heap, timer);
  safe.mapSet(byId, timer.id, timer);
  rise(timer);
}

export function dropTimer(id: unknown): void {
  const timer = safe.mapGet(byId, id) as Timer | undefined;
  if (!timer) return;
  safe.mapDelete(byId, id);
  const last = heap[heap.length - 1]!;
  heap.length -= 1;
  if (last === timer) return;
  last.at = timer.at;
  rise(last);
  sink(last);
}

export function addTimer(callback: Value, delay: unknown, args: unknown[], repeats: boolean): number {
  if (typeof callback !== 'function') throw new safe.Fault('A timer needs a function to call.');
  const asked = +(delay as number);
  const wait = asked >= 1 && asked < 2 ** 31 ? asked : 1; // Elsewhere, too, what is too long does not wait.
  lastId += 1;
  add({ id: lastId, due: host.now() + wait, callback, args, every: repeats ? wait : 0, at: 0 });
  return lastId;
}

/** Milliseconds until the next timer, below zero when it is overdue; undefined when there is none. */
export const timerWait = (): number | undefined => heap[0] && heap[0].due - host.now();

export function fireTimer(): void {
  const timer = heap[0]!;
  if (timer.every) {
    timer.due = host.now() + timer.every;
    sink(timer);
  } else dropTimer(timer.id);
  safe.apply(timer.callback, undefined, timer.args);
}

export function dropTimers(): void {
  heap = [];
  byId = new safe.MapClass();
}
