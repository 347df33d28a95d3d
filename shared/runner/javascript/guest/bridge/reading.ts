import type { Value } from '../builtins';
import * as safe from '../builtins';
import { snapshotOf, touch } from './changes';
import { intrinsics } from './intrinsics';
import { makeCallback, makeRemote } from './proxies';
import {
  ERRORS,
  isJudge,
  isMutable,
  type Kind,
  kinds,
  mine,
  numberOfTheirs,
  OTHER,
  OWN,
  replicas,
  settlers,
  synced,
  TYPED,
} from './tables';
import { toSymbol } from './writing';

/* Deserializes values: creates, fills and updates replicas. Throws for invalid input. */

const INVALID = 'This value cannot be transferred.';

export function read(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  switch (value[0]) {
    case 'u':
    case 'h':
      return undefined;
    case 'n':
      return safe.toNumber(value[1]);
    case 'b':
      return safe.toBig(value[1]);
    case 'y':
      return toSymbol(value);
    case 'g':
      if (!isJudge) return intrinsics[value[1]];
      break;
    case 'o':
      if (value[1] === OWN && typeof value[2] === 'number' && value[2] in mine) return touch(mine[value[2]]!);
      if (safe.mapHas(replicas, value[2])) return touch(safe.mapGet(replicas, value[2]));
  }
  throw new safe.TypeErrorClass(INVALID);
}

/** Creates new objects first and then fills them, because contents can be circular. Returns the mutable ones. */
export function readContents(list: Value): object[] {
  const named: object[] = [];
  const fresh: boolean[] = [];
  for (let i = 0; i < list.length; i += 1) {
    const [[, side, number], kind, content] = list[i];
    if (side === OTHER && !safe.mapHas(replicas, number)) {
      const made = make(kind, content, number);
      safe.mapSet(replicas, number, made);
      safe.mapSet(numberOfTheirs, made, ['o', OTHER, number]);
      safe.mapSet(kinds, made, kind);
      fresh[i] = true;
    }
  }
  for (let i = 0; i < list.length; i += 1) {
    const [name, kind, content] = list[i];
    const object = read(name);
    if (safe.mapGet(kinds, object) !== kind) throw new safe.TypeErrorClass(INVALID);
    if (!isMutable(kind) && !fresh[i]) continue;
    if (fresh[i] || !safe.isFrozen(object)) fill(object, kind, content);
    if (isMutable(kind)) safe.push(named, object);
    else safe.mapSet(synced, object, []);
  }
  for (let i = 0; i < named.length; i += 1) {
    safe.mapSet(synced, named[i], snapshotOf(named[i], safe.mapGet(kinds, named[i])));
  }
  return named;
}

function make(kind: Kind, content: Value, number: number): object {
  switch (kind) {
    case 'array':
      return [];
    case 'object':
      return content[2] ? { __proto__: null } : {};
    case 'instance':
      return { __proto__: {} };
    case 'map':
      return new safe.MapClass();
    case 'set':
      return new safe.SetClass();
    case 'date':
      return new safe.DateClass(Number.NaN);
    case 'regexp':
      return new safe.RegExpClass(safe.toText(content[1]), safe.toText(content[2]));
    case 'typed':
      return new TYPED[content[2]](content[1].length);
    case 'error':
      if (content[1] === 'AggregateError') return new ERRORS.AggregateError([], safe.toText(content[2]));
      return new ERRORS[content[1]](safe.toText(content[2]));
    case 'promise':
      return new safe.PromiseClass((resolve, reject) => safe.mapSet(settlers, number, { resolve, reject }));
    case 'callback':
      return makeCallback(content[1]);
    case 'remote':
      return makeRemote(content);
  }
  throw new safe.TypeErrorClass(INVALID);
}

const isHole = (value: Value): boolean => safe.isArray(value) && value[0] === 'h';
const isTheirs = (object: object): boolean => safe.mapHas(numberOfTheirs, object);

function fill(object: Value, kind: Kind, content: Value): void {
  const [frozen, items] = content;
  switch (kind) {
    case 'array':
      object.length = 0;
      object.length = items.length;
      for (let i = 0; i < items.length; i += 1) if (!isHole(items[i])) safe.put(object, i, read(items[i]));
      break;
    case 'object':
    case 'instance':
      fillProperties(object, items);
      if (kind === 'instance' && isTheirs(object)) {
        for (const [key, method] of content[2])
          safe.hide(safe.getPrototypeOf(object)!, read(key), read(method));
      }
      break;
    case 'map':
      safe.mapClear(object);
      for (let i = 0; i < items.length; i += 1) safe.mapSet(object, read(items[i][0]), read(items[i][1]));
      break;
    case 'set':
      safe.setClear(object);
      for (let i = 0; i < items.length; i += 1) safe.setAdd(object, read(items[i]));
      break;
    case 'date':
      safe.setTime(object, read(items));
      break;
    case 'typed':
      for (let i = 0; i < items.length && i < object.length; i += 1) object[i] = read(items[i]);
      break;
    case 'error':
      fillError(object, content);
  }
  if (frozen && kind !== 'typed' && isTheirs(object)) safe.freeze(object);
}

function fillProperties(object: Value, items: Value): void {
  const keys = safe.ownKeys(object);
  const left = new safe.SetClass();
  for (let i = 0; i < items.length; i += 1) safe.setAdd(left, items[i][0]);
  for (let i = 0; i < keys.length; i += 1) {
    if (typeof keys[i] === 'string' && !left.has(keys[i])) delete object[keys[i]!];
  }
  for (let i = 0; i < items.length; i += 1) {
    const found = safe.descriptorOf(object, items[i][0]);
    if (!found || 'value' in found) safe.put(object, items[i][0], read(items[i][1]));
  }
}

function fillError(object: Value, [, , , stack, pairs, cause, name, errors]: Value): void {
  safe.hide(object, 'stack', safe.toText(stack));
  for (let i = 0; i < pairs.length; i += 1) safe.put(object, pairs[i][0], read(pairs[i][1]));
  if (!isHole(cause)) safe.hide(object, 'cause', read(cause));
  if (!isHole(errors)) safe.hide(object, 'errors', read(errors));
  if (object.name !== name) safe.hide(object, 'name', safe.toText(name));
}
