import type { Value } from '../builtins';
import * as safe from '../builtins';
import { isJudge } from './tables';

/*
 * The intrinsics: every built-in function, class and prototype, and the global object. Both instances run the same engine
 * and collect them in the same order, so a number means the same intrinsic in both. One that a test passes becomes the
 * program's own: the program must never reach the judge's, because with its `Function` or a prototype it could forge
 * verdicts.
 */

export const intrinsics: object[] = [];
export const numberOfIntrinsic = new safe.MapClass<object, number>();
export const isShared = (value: object): boolean => safe.mapHas(numberOfIntrinsic, value);

function add(value: Value): void {
  const isObjectLike = (typeof value === 'object' && value !== null) || typeof value === 'function';
  if (!isObjectLike || numberOfIntrinsic.has(value)) return;
  numberOfIntrinsic.set(value, intrinsics.length);
  safe.push(intrinsics, value);
}

add(globalThis);
const samples: object[] = [
  function* () {},
  async () => {},
  async function* () {},
  (function* () {})(),
  (async function* () {})(),
  [].values(),
  new Map().keys(),
  new Set().keys(),
  ''[Symbol.iterator](),
  ''.matchAll(/./g),
  ([].values() as Value).map((x: unknown) => x),
  safe.IteratorClass.from({ next() {} }),
];
for (const sample of samples) add(safe.getPrototypeOf(sample));
for (let i = 0; i < intrinsics.length; i += 1) {
  const thing = intrinsics[i]!;
  add(safe.getPrototypeOf(thing));
  // A function that isn't a constructor only has a name and a length.
  const isPlainFunction = typeof thing === 'function' && !safe.descriptorOf(thing, 'prototype');
  if (isPlainFunction && thing !== Function.prototype) continue;
  for (const key of safe.ownKeys(thing)) {
    const found = safe.descriptorOf(thing, key);
    add(found?.value);
    add(found?.get);
    add(found?.set);
  }
}

/** The program's proxies, recorded because they can't be recognized later. */
const proxies = new WeakSet();
const hasProxy = safe.bind(WeakSet.prototype.has);
const addProxy = safe.bind(WeakSet.prototype.add);
export const isProxy = (value: object): boolean => hasProxy(proxies, value);

if (!isJudge) {
  const { revocable } = safe.ProxyClass;
  const made = <T extends object>(proxy: T): T => {
    addProxy(proxies, proxy);
    return proxy;
  };
  // biome-ignore lint/suspicious/noShadowRestrictedNames: programs can see the function's name.
  const Watched = function Proxy(this: unknown, target: object, handler: ProxyHandler<object>) {
    if (!new.target) throw new safe.TypeErrorClass('Proxy must be called with new');
    return made(safe.construct(safe.ProxyClass, [target, handler]));
  };
  (Watched as Value).revocable = (target: object, handler: ProxyHandler<object>) => {
    const both = revocable(target, handler);
    made(both.proxy);
    return both;
  };
  safe.defineProperty(globalThis, 'Proxy', { value: Watched, writable: true, configurable: true });
}
