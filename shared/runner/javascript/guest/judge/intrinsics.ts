/**
 * The bridge's own list of what belongs to the language itself: every built-in function, class and prototype, and the
 * global object. Both worlds are of one engine and find the same ones in the same order, so that a number means the
 * same thing in both. What a test hands over of these becomes the learner's own: the judge's must never be within
 * reach, since whoever has its `Function` or a prototype of it writes the verdicts.
 */
export const INTRINSICS_SOURCE = `
  const intrinsics = [], numberOfIntrinsic = new Map();
  {
    const add = (value) => {
      if (((typeof value !== 'object' || value === null) && typeof value !== 'function') || numberOfIntrinsic.has(value)) return;
      numberOfIntrinsic.set(value, intrinsics.length);
      push(intrinsics, value);
    };
    add(globalThis);
    const samples = [
      function* () {}, async () => {}, async function* () {}, (function* () {})(), (async function* () {})(),
      [].values(), new Map().keys(), new Set().keys(), ''[Symbol.iterator](), ''.matchAll(/./g), [].values().map((x) => x), Iterator.from({ next() {} }),
    ];
    for (const sample of samples) add(getPrototypeOf(sample));
    for (let i = 0; i < intrinsics.length; i += 1) {
      const thing = intrinsics[i];
      add(getPrototypeOf(thing));
      // A function that makes nothing has only its name and length.
      if (typeof thing === 'function' && !descriptorOf(thing, 'prototype')) continue;
      const keys = ownKeys(thing);
      for (let at = 0; at < keys.length; at += 1) {
        const found = descriptorOf(thing, keys[at]);
        add(found.value); add(found.get); add(found.set);
      }
    }
  }
  /** Proxies look like what they stand for: those that the program makes are remembered. */
  const proxies = new WeakSet(), isProxy = bind(WeakSet.prototype.has), addProxy = bind(WeakSet.prototype.add);
  if (role === 'L') {
    const { revocable } = ProxyClass;
    const made = (proxy) => { addProxy(proxies, proxy); return proxy; };
    const Watched = function Proxy(target, handler) {
      if (!new.target) throw new Fault('Proxy must be called with new');
      return made(new ProxyClass(target, handler));
    };
    Watched.revocable = (target, handler) => { const both = revocable(target, handler); made(both.proxy); return both; };
    defineProperty(globalThis, 'Proxy', { value: Watched, writable: true, configurable: true });
  }
`;
