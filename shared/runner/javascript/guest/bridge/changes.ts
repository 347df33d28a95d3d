import type { Value } from '../builtins';
import * as safe from '../builtins';
import { isMutable, type Kind, kinds, link, numberOfMine, numberOfTheirs, synced } from './tables';
import { contentOf, type Out, write } from './writing';

/* Detects which of the objects known to both sides have changed. */

/** How many of the most recently mentioned objects are checked for changes with each message, unless they're large. */
const WATCHED = 16;
const WATCHED_ITEMS = 200;
let watched: object[] = [];

const HOLE = {};

/** An object's contents, one level deep, to detect changes. */
export function snapshotOf(value: Value, kind: Kind | undefined): unknown[] {
  const snapshot: unknown[] = [safe.isFrozen(value)];
  if (kind === 'array' || kind === 'typed') {
    for (let i = 0; i < value.length; i += 1) safe.push(snapshot, i in value ? value[i] : HOLE);
  } else if (kind === 'map') {
    safe.mapEach(value, (item, key) => {
      safe.push(snapshot, key);
      safe.push(snapshot, item);
    });
  } else if (kind === 'set') safe.setEach(value, (item) => safe.push(snapshot, item));
  else if (kind === 'date') safe.push(snapshot, safe.timeOf(value));
  else if (kind === 'object' || kind === 'instance') {
    const keys = safe.ownKeys(value);
    for (let i = 0; i < keys.length; i += 1) {
      const key = keys[i]!;
      if (typeof key !== 'string') continue;
      safe.push(snapshot, key);
      safe.push(snapshot, value[key]);
    }
  }
  return snapshot;
}

function isSameSnapshot(a: unknown[] | undefined, b: unknown[]): boolean {
  if (a === undefined || a.length !== b.length) return false;
  for (let i = 0; i < a.length; i += 1) if (!safe.is(a[i], b[i])) return false;
  return true;
}

const isObjectLike = (value: unknown): boolean =>
  ((typeof value === 'object' && value !== null) || typeof value === 'function') && value !== HOLE;

/** The contents of new or changed objects among those that a message mentions or that were mentioned recently. */
export function contents(out: Out, also: readonly unknown[], inCallback = false): unknown[] {
  const list: unknown[] = [];
  const older = watched;
  for (let i = 0; i < also.length; i += 1) write(also[i], out);
  const named = out.queue.length;
  for (let i = 0; i < older.length; i += 1) write(older[i], out);
  const last = out.queue.length;
  for (let i = 0; i < out.queue.length; i += 1) {
    const value = out.queue[i] as Value;
    const kind = safe.mapGet(kinds, value) as Kind;
    const isNew = !safe.mapHas(synced, value);
    if (!isMutable(kind) && (!isNew || safe.mapHas(numberOfTheirs, value))) continue;
    // A long list passed to every callback is only checked again after the program's own call has ended.
    if (inCallback && !isNew && kind === 'array' && value.length > WATCHED_ITEMS) continue;
    const snapshot = snapshotOf(value, kind);
    if (i < named || i >= last) watch(value, kind, snapshot);
    if (!isNew && isSameSnapshot(safe.mapGet(synced, value), snapshot)) {
      for (let at = 0; at < snapshot.length; at += 1)
        if (isObjectLike(snapshot[at])) write(snapshot[at], out);
      continue;
    }
    const content = contentOf(value, kind, out);
    safe.mapSet(synced, value, snapshot);
    safe.push(list, [safe.mapGet(numberOfTheirs, value) ?? safe.mapGet(numberOfMine, value), kind, content]);
    if (kind === 'promise') follow(value, safe.mapGet(numberOfMine, value)[2]);
  }
  return list;
}

function watch(value: object, kind: Kind | undefined, snapshot: unknown[]): void {
  if (!isMutable(kind) || snapshot.length > WATCHED_ITEMS || watched[0] === value) return;
  const next = [value];
  let items = snapshot.length;
  for (let i = 0; i < watched.length && next.length < WATCHED; i += 1) {
    if (watched[i] === value) continue;
    items += safe.mapGet(synced, watched[i])?.length ?? 0;
    if (items > WATCHED_ITEMS) break;
    safe.push(next, watched[i]);
  }
  watched = next;
}

/** Watches an object that a message mentioned, because it may change next. */
export function touch<T extends object>(value: T): T {
  const snapshot = safe.mapGet(synced, value) as unknown[] | undefined;
  if (snapshot !== undefined) watch(value, safe.mapGet(kinds, value), snapshot);
  return value;
}

function follow(promise: Promise<unknown>, number: number): void {
  const settle = (ok: boolean) => (value: unknown) => {
    link.ask('settle', [number, ok, value]);
  };
  safe.thenOf(promise, settle(true), settle(false));
}
