import type { Value } from './builtins';
import * as safe from './builtins';
import { host } from './host';

interface Timer {
  id: number;
  due: number;
  /** Counts all starts, so that timers that are due at the same time fire in the order they were started. */
  start: number;
  callback: (...args: unknown[]) => unknown;
  args: unknown[];
  repeats: boolean;
  list: TimerList;
  previous: Timer | undefined;
  next: Timer | undefined;
}

/** The timers of one duration: a linked list that's always in the order they're due. */
interface TimerList {
  wait: number;
  first: Timer | undefined;
  last: Timer | undefined;
  /** The place in the heap: what `first` had when the list was put there. It never comes after `first`. */
  due: number;
  start: number;
}

/*
 * As in Node, most timers of a program share a few durations. So only the lists are sorted: they're in a binary heap,
 * ordered by due time and then by start. A list whose first timer has gone moves down when it gets to the top.
 */
const heap: TimerList[] = [];
const lists = new safe.MapClass<number, TimerList>();
const byId = new safe.MapClass<number, Timer>();
let lastId = 0;
let lastStart = 0;
/** The latest time that the host told; the real one is never before it. */
let knownTime = 0;
/** What the engine's own clock, which can be set, said then. */
let knownDate = 0;

function readTime(): number {
  knownTime = host.now();
  return knownTime;
}

/** The time to the millisecond: asking the engine's clock whether it's the same one is much cheaper than the host. */
function roughTime(): number {
  const date = safe.dateNow();
  if (date === knownDate) return knownTime;
  knownDate = date;
  return readTime();
}

const isBefore = (a: TimerList, b: TimerList) => a.due < b.due || (a.due === b.due && a.start < b.start);

function moveUp(list: TimerList, from: number): void {
  let at = from;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (!isBefore(list, heap[parent]!)) break;
    heap[at] = heap[parent]!;
    at = parent;
  }
  heap[at] = list;
}

/** Puts a list at the top and moves it down to its place. */
function moveDown(list: TimerList): void {
  let at = 0;
  for (let child = 1; child < heap.length; child = at * 2 + 1) {
    if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child += 1;
    if (!isBefore(heap[child]!, list)) break;
    heap[at] = heap[child]!;
    at = child;
  }
  heap[at] = list;
}

function removeTop(): void {
  safe.mapDelete(lists, heap[0]!.wait);
  const last = heap[heap.length - 1]!;
  heap.length -= 1;
  if (heap.length > 0) moveDown(last);
}

function nextTimer(): Timer | undefined {
  while (heap.length > 0) {
    const list = heap[0]!;
    const { first } = list;
    if (first && first.start === list.start) return first;
    if (first) {
      list.due = first.due;
      list.start = first.start;
      moveDown(list);
    } else removeTop();
  }
  return undefined;
}

function listOf(wait: number): TimerList {
  const known = safe.mapGet(lists, wait);
  if (known) return known;
  const list: TimerList = { wait, first: undefined, last: undefined, due: 0, start: 0 };
  safe.mapSet(lists, wait, list);
  return list;
}

/** Appends a timer to its list; its time starts now. */
function start(timer: Timer): void {
  const { list } = timer;
  const isNew = list.start === 0;
  lastStart += 1;
  timer.start = lastStart;
  timer.due = roughTime() + list.wait;
  timer.previous = list.last;
  timer.next = undefined;
  if (list.last) list.last.next = timer;
  else list.first = timer;
  list.last = timer;
  if (!isNew) return;
  list.due = timer.due;
  list.start = timer.start;
  safe.push(heap, list);
  moveUp(list, heap.length - 1);
}

function unlink({ list, previous, next }: Timer): void {
  if (previous) previous.next = next;
  else list.first = next;
  if (next) next.previous = previous;
  else list.last = previous;
}

export function dropTimer(id: unknown): void {
  const timer = safe.mapGet(byId, id);
  if (!timer) return;
  safe.mapDelete(byId, id);
  unlink(timer);
}

export function addTimer(callback: Value, delay: unknown, args: unknown[], repeats: boolean): number {
  if (typeof callback !== 'function') throw new safe.TypeErrorClass('A timer needs a function to call.');
  const requested = +(delay as number);
  // Like in other engines, overflow means 1 ms, and fractions don't count.
  const wait = requested >= 1 && requested < 2 ** 31 ? requested | 0 : 1;
  lastId += 1;
  const timer: Timer = {
    id: lastId,
    due: 0,
    start: 0,
    callback,
    args,
    repeats,
    list: listOf(wait),
    previous: undefined,
    next: undefined,
  };
  safe.mapSet(byId, lastId, timer);
  start(timer);
  return lastId;
}

/** Milliseconds until the next timer, negative if it's overdue; undefined if there is none. */
export function timerWait(): number | undefined {
  const timer = nextTimer();
  return timer && timer.due - readTime();
}

/** Fires the next timer if it's due. Returns the milliseconds until then, 0 if it fired; undefined if there is none. */
export function fireTimer(): number | undefined {
  const timer = nextTimer();
  if (!timer) return undefined;
  if (timer.due > knownTime && timer.due > readTime()) return timer.due - knownTime;
  unlink(timer);
  if (timer.repeats) start(timer);
  else safe.mapDelete(byId, timer.id);
  safe.apply(timer.callback, undefined, timer.args);
  return 0;
}
