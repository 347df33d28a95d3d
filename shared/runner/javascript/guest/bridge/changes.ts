import type { Value } from '../builtins';
import * as safe from '../builtins';
import { changes, type Kind, kinds, known, link, numberOfMine, numberOfTheirs } from './tables';
import { contentOf, type Out, write } from './writing';

/* Which of the objects that both sides know have changed since. */

/** So many of the objects that were named last are looked at in each message, as long as they are not large. */
const WATCHED = 16;
const WATCHED_ITEMS = 200;
let watched: object[] = [];

const HOLE = {};

/** What an object holds, one level deep: enough to see whether it has changed since. */
export function shotOf(value: Value, kind: Kind | undefined): unknown[] {
  const shot: unknown[] = [safe.isFrozen(value)];
  if (kind === 'array' || kind === 'typed') {
    for (let i = 0; i < value.length; i += 1) safe.push(shot, i in value ? value[i] : HOLE);
  } else if (kind === 'map') {
    safe.mapEach(value, (item, key) => {
      safe.push(shot, key);
      safe.push(shot, item);
    });
  } else if (kind === 'set') safe.setEach(value, (item) => safe.push(shot, item));
  else if (kind === 'date') safe.push(shot, safe.timeOf(value));
  else if (kind === 'object' || kind === 'instance') {
    const keys = safe.ownKeys(value);
    for (let i = 0; i < keys.length; i += 1) {
      const key = keys[i]!;
      if (typeof key !== 'string') continue;
      safe.push(shot, key);
      safe.push(shot, value[key]);
    }
  }
  return shot;
}

function isSameShot(a: unknown[] | undefined, b: unknown[]): boolean {
  if (a === undefined || a.length !== b.length) return false;
  for (let i = 0; i < a.length; i += 1) if (!safe.is(a[i], b[i])) return false;
  return true;
}

const isThing = (value: unknown): boolean =>
  ((typeof value === 'object' && value !== null) || typeof value === 'function') && value !== HOLE;

/** What is new or changed among the objects that a message names, and among those that were named lately. */
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
    const isNew = !safe.mapHas(known, value);
    if (!changes(kind) && (!isNew || safe.mapHas(numberOfTheirs, value))) continue;
    // A long list that goes along to every call-back is looked at again when the program's own call is over.
    if (inCallback && !isNew && kind === 'array' && value.length > WATCHED_ITEMS) continue;
    const shot = shotOf(value, kind);
    if (i < named || i >= last) watch(value, kind, shot);
    if (!isNew && isSameShot(safe.mapGet(known, value), shot)) {
      for (let at = 0; at < shot.length; at += 1) if (isThing(shot[at])) write(shot[at], out);
      continue;
    }
    const content = contentOf(value, kind, out);
    safe.mapSet(known, value, shot);
    safe.push(list, [safe.mapGet(numberOfTheirs, value) ?? safe.mapGet(numberOfMine, value), kind, content]);
    if (kind === 'promise') follow(value, safe.mapGet(numberOfMine, value)[2]);
  }
  return list;
}

function watch(value: object, kind: Kind | undefined, shot: unknown[]): void {
  if (!changes(kind) || shot.length > WATCHED_ITEMS || watched[0] === value) return;
  const next = [value];
  let items = shot.length;
  for (let i = 0; i < watched.length && next.length < WATCHED; i += 1) {
    if (watched[i] === value) continue;
    items += safe.mapGet(known, watched[i])?.length ?? 0;
    if (items > WATCHED_ITEMS) break;
    safe.push(next, watched[i]);
  }
  watched = next;
}

/** What a message named may be changed next. */
export function touch<T extends object>(value: T): T {
  const shot = safe.mapGet(known, value) as unknown[] | undefined;
  if (shot !== undefined) watch(value, safe.mapGet(kinds, value), shot);
  return value;
}

function follow(promise: Promise<unknown>, number: number): void {
  const settle = (ok: boolean) => (value: unknown) => {
    link.ask('settle', [number, ok, value]);
  };
  safe.thenOf(promise, settle(true), settle(false));
}
