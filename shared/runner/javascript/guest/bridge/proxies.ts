import type { Value } from '../builtins';
import * as safe from '../builtins';
import { intrinsics } from './intrinsics';
import { link, numberOfTheirs } from './tables';

/* Stubs for a test's functions, which can only be called, and proxies for a program's non-data values. */

type About = [isConstructor: boolean, name: string, length: number] | null;

export function makeCallback(about: About): object {
  const stub = function (this: unknown, ...args: unknown[]): unknown {
    return new.target ? link.ask('new', [stub, ...args]) : link.ask('call', [stub, this, ...args]);
  };
  if (about) {
    safe.defineProperty(stub, 'name', { value: about[1], configurable: true });
    safe.defineProperty(stub, 'length', { value: about[2], configurable: true });
  }
  return stub;
}

/** The prototypes of instances of a test's own classes, which the program's side doesn't know. */
const ownPrototypes = new safe.MapClass<object, object>();
const instanceOf = Function.prototype[Symbol.hasInstance];
/** Maps proxies of intrinsics to this side's intrinsics. */
const shared = new safe.MapClass<object, object>();
/** Types of proxied collections: see `copy` in index.ts. */
const brands = new safe.MapClass<object, string>();

export const sharedOf = (value: object): Value => safe.mapGet(shared, value) ?? value;
/** The value for matchers to compare: this side's intrinsic, or a plain copy of the program's collection. */
export const plainOf = (value: object): Value =>
  safe.mapGet(shared, value) ?? (safe.mapGet(brands, value) ? link.ask('copy', [value]) : value);

export function makeRemote([, about, isList, intrinsic, brandName]: [
  boolean,
  About,
  boolean,
  number | null,
  string,
]): object {
  // Proxy invariants: the target needs the same fixed properties, a constructor's `prototype` or an array's `length`.
  function maker() {}
  const target: object = about ? (about[0] ? maker : () => {}) : isList ? [] : {};
  const fixed = (key: PropertyKey) => {
    const found = safe.descriptorOf(target, key);
    return found && !found.configurable ? found : undefined;
  };
  const self: object = new safe.ProxyClass(target, {
    get: (_, key) => {
      const value = link.ask('get', [self, key]);
      // Without a custom Symbol.hasInstance, `instanceof` runs here, with the prototypes that this side sees.
      return key === Symbol.hasInstance && sharedOf(value) === instanceOf ? undefined : value;
    },
    set: (_, key, value) => link.ask('set', [self, key, value]),
    has: (_, key) => link.ask('has', [self, key]) || fixed(key) !== undefined,
    deleteProperty: (_, key) => link.ask('delete', [self, key]),
    defineProperty: (_, key, found) => link.ask('set', [self, key, found.value]),
    getPrototypeOf: () => safe.mapGet(ownPrototypes, self) ?? link.ask('proto', [self]),
    setPrototypeOf: () => false,
    isExtensible: () => true,
    preventExtensions: () => false,
    ownKeys: () => {
      const keys = [...new safe.SetClass<string | symbol>(link.ask('keys', [self]))];
      for (const key of safe.ownKeys(target)) if (fixed(key) && !keys.includes(key)) safe.push(keys, key);
      return keys;
    },
    getOwnPropertyDescriptor: (_, key) => {
      const [enumerable, value] = link.ask('own', [self, key]);
      const own = fixed(key);
      if (enumerable === undefined) return own;
      return { value, writable: true, enumerable: own ? own.enumerable : !!enumerable, configurable: !own };
    },
    apply: (_, receiver, args) => link.ask('call', [self, receiver, ...args]),
    construct: (_, args, maker) => {
      const made = link.ask('new', [self, ...args]);
      return maker === self ? made : asInstanceOf(maker, made);
    },
  });
  if (typeof intrinsic === 'number') safe.mapSet(shared, self, intrinsics[intrinsic]);
  safe.mapSet(brands, self, brandName);
  return self;
}

/** Makes an instance of a test's class that extends one of the program's: its methods override the program's. */
function asInstanceOf(maker: Value, made: object): object {
  const taken = new safe.SetClass<PropertyKey>();
  for (
    let proto = maker.prototype;
    proto && !safe.mapHas(numberOfTheirs, proto);
    proto = safe.getPrototypeOf(proto)
  ) {
    for (const key of safe.ownKeys(proto)) {
      if (taken.has(key)) continue;
      safe.setAdd(taken, key);
      const { value, get, set } = safe.descriptorOf(proto, key)!;
      link.ask('define', [made, key, value, get, set]);
    }
  }
  safe.mapSet(ownPrototypes, made, maker.prototype);
  return made;
}
