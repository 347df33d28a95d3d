import type { Value } from '../builtins';
import * as safe from '../builtins';
import { isJudge } from './tables';

/*
 * What belongs to the language itself: every built-in function, class and prototype, and the global object. Both
 * worlds are of one engine and find the same ones in the same order, so that a number means the same thing in both.
 * What a test hands over of these becomes the program's own: the judge's must never be within reach, since whoever
 * has its `Function` or a prototype of it writes the verdicts.
 */

export const intrinsics: object[] = [];
export const numberOfIntrinsic = new safe.MapClass<object, number>();
export const isShared = (value: object): boolean => safe.mapHas(numberOfIntrinsic, value);

function add(value: Value): void {
  const isThing = (typeof value === 'object' && value !== null) || typeof value === 'function';
  if (!isThing || numberOfIntrinsic.has(value)) return;
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
  // A function that makes nothing has only its name and length.
  const isPlainFunction = typeof thing === 'function' && !safe.descriptorOf(thing, 'prototype');
  if (isPlainFunction && thing !== Function.prototype) continue;
  for (const key of safe.ownKeys(thing)) {
    const found = safe.descriptorOf(thing, key);
    add(found?.value);
    add(found?.get);
    add(found?.set);
  }
}

/** Proxies look like what they stand for: those that the program makes are remembered. */
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
  // biome-ignore lint/suspicious/noShadowRestrictedNames: its name is part of how it looks.
  const Watched = function Proxy(this: unknown, target: object, handler: ProxyHandler<object>) {
    if (!new.target) throw new safe.Fault('Proxy must be called with new');
    return made(safe.construct(safe.ProxyClass, [target, handler]));
  };
  (Watched as Value).revocable = (target: object, handler: ProxyHandler<object>) => {
    const both = revocable(target, handler);
    made(both.proxy);
    return both;
  };
  safe.defineProperty(globalThis, 'Proxy', { value: Watched, writable: true, configurable: true });
}
