import type { Value } from '../builtins';
import * as safe from '../builtins';
import { host } from '../host';
import { inspect } from '../inspect';
import { contents } from './changes';
import { setClock } from './clock';
import { plainOf, sharedOf as sharedOfRemote } from './proxies';
import { read, readContents } from './reading';
import { isJudge, kinds, link, numberOfTheirs, PROTOTYPES, settlers } from './tables';
import { itemsOf, newOut, write } from './writing';

/*
 * Runs in both instances of a judged run. The judge's and the program's instance only exchange strings, which this code
 * serializes and parses.
 *
 * Passed by value: primitives, arrays, plain objects, Map, Set, Date, RegExp, typed arrays and built-in errors. Each such
 * object has a replica on the other side, which keeps its identity for the whole run and is updated whenever the object
 * is mentioned again and after each call. Promises become promises. The program's other values (functions, instances,
 * iterators) are passed by reference: as a Proxy that forwards every operation to the program's side. Of the judge's
 * values, only functions are passed by reference, and the program can only call them.
 *
 * Messages refer to an object as ['o', side, number], where side (J or L) is the one that created it.
 */

export { setClock } from './clock';
export { isShared } from './intrinsics';

export const hooks = {
  /** Returns what the other side sees of an error thrown here. */
  onThrown: (error: unknown): unknown => error,
  /** Called when the connection breaks. This ends the test: it's not an error that the test may expect. */
  onBroken: (_error: unknown): void => {},
  /** Called before each question. */
  onAsk: (): void => {},
};

export function ask(operation: string, args: readonly unknown[]): Value {
  hooks.onAsk();
  const out = newOut();
  const written: unknown[] = [];
  for (let i = 0; i < args.length; i += 1) safe.push(written, write(args[i], out));
  const question = safe.stringify([operation, written, contents(out, [], !isJudge)]);
  return readAnswer(host.send(question), operation);
}
link.ask = ask;

/** Parses an answer; rethrows what the other side's code has thrown. */
export function readAnswer(text: string, operation?: string): Value {
  let how: unknown;
  let value: Value;
  try {
    const answer = safe.parse(text);
    if (answer[0] === 'broken') throw new safe.TypeErrorClass(safe.toText(answer[1]));
    readContents(answer[2]);
    how = answer[0];
    // A forged answer must not give access to this side's prototypes.
    if (how === 'prototype' && operation === 'proto') value = PROTOTYPES[answer[1]].prototype;
    else if (how === 'list' && (operation === 'keys' || operation === 'own')) value = answer[1].map(read);
    else if (how === 'value' || how === 'thrown') value = read(answer[1]);
    else throw new safe.TypeErrorClass('Invalid answer.');
  } catch (error) {
    hooks.onBroken(error);
    throw error;
  }
  if (how === 'thrown') throw value;
  return value;
}

/** Serializes a module's exports for the other side's `readAnswer`. */
export function offer(namespace: Value): string {
  const out = newOut();
  const pairs: unknown[] = [];
  for (const key of safe.ownKeys(namespace)) {
    if (typeof key !== 'string') continue;
    try {
      safe.push(pairs, [key, namespace[key]]);
    } catch {} // Not initialized yet: treated as missing.
  }
  const value = write(pairs, out);
  return safe.stringify(['value', value, contents(out, [])]);
}

/** Answers a question from the other side. Errors thrown by the code that it calls are answers as well. */
export function handle(question: string): string {
  const [operation, args, list] = safe.parse(question);
  const out = newOut();
  let how = 'value';
  let value: unknown;
  let named: object[] = [];
  try {
    named = readContents(list);
    const values: Value[] = [];
    for (let i = 0; i < args.length; i += 1) safe.push(values, read(args[i]));
    if (operation === 'proto' && !isJudge) {
      const proto = safe.getPrototypeOf(values[0]);
      for (const name of safe.ownKeys(PROTOTYPES) as string[]) {
        if (PROTOTYPES[name].prototype === proto)
          return safe.stringify(['prototype', name, contents(out, named)]);
      }
      value = write(proto, out);
    } else if (operation === 'keys' || operation === 'own') {
      how = 'list';
      value = itemsOf(OPERATIONS[operation]!(values), out);
    } else value = write(OPERATIONS[operation]!(values), out);
  } catch (error) {
    if (error instanceof safe.EngineError && error.message === 'out of memory') throw error;
    how = 'thrown';
    value = write(hooks.onThrown(error), out);
  }
  return safe.stringify([how, value, contents(out, named)]);
}

const OPERATIONS: Readonly<Record<string, (values: Value[]) => Value>> = {
  __proto__: null as never,
  call: (values) => safe.apply(values[0], values[1], safe.slice(values, 2)),
  new: (values) => safe.construct(values[0], safe.slice(values, 1)),
  settle: (values) => {
    const settler = safe.mapGet(settlers, values[0]);
    if (settler) (values[1] ? settler.resolve : settler.reject)(values[2]);
  },
  ...(!isJudge && {
    get: (values) => values[0][values[1]],
    set: (values) => {
      values[0][values[1]] = values[2];
      return true;
    },
    has: (values) => values[1] in values[0],
    delete: (values) => safe.deleteProperty(values[0], values[1]),
    keys: (values) => safe.ownKeys(values[0]),
    own: ([object, key]) => {
      const found = safe.descriptorOf(object, key);
      return found ? [found.enumerable, 'value' in found ? found.value : object[key]] : [];
    },
    inspect: (values) => inspect(values[0]),
    copy: (values) => copyOf(values[0]),
    clock: (values) => setClock(values[0]),
    define: ([object, key, value, get, set]) => {
      const found = get || set ? { get, set } : { value, writable: true };
      const whole = { __proto__: null, ...found, configurable: true, enumerable: false };
      return safe.defineProperty(object, key, whole as PropertyDescriptor);
    },
  }),
};

/** Copies the actual contents of a Map, Set or Date, bypassing overridden methods. */
function copyOf(object: Value): unknown {
  if (safe.isMap(object)) {
    const all = new safe.MapClass();
    safe.mapEach(object, (item, key) => safe.mapSet(all, key, item));
    return all;
  }
  if (safe.isSet(object)) {
    const all = new safe.SetClass();
    safe.setEach(object, (item) => safe.setAdd(all, item));
    return all;
  }
  return new safe.DateClass(safe.timeOf(object));
}

/* Used by the judge's matchers. */

export const isRemote = (value: unknown): value is object =>
  safe.mapHas(numberOfTheirs, value) && safe.mapGet(kinds, value) === 'remote';
export const inspectAny = (value: unknown): string =>
  isRemote(value) ? safe.toText(ask('inspect', [value])) : inspect(value);
export const plain = (value: Value): Value => (isRemote(value) ? plainOf(value) : value);
export const sharedOf = (value: Value): Value => (isRemote(value) ? sharedOfRemote(value) : value);
