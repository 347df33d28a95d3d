/**
 * The bridge's last part: stand-ins for functions of a test, which can only be called, and for the rest of
 * what a learner has.
 */
export const STAND_INS_SOURCE = `
  function makeCallback(number, about) {
    const stub = function (...args) {
      return new.target ? ask('new', [stub, ...args]) : ask('call', [stub, this, ...args]);
    };
    if (about) {
      defineProperty(stub, 'name', { value: about[1], configurable: true });
      defineProperty(stub, 'length', { value: about[2], configurable: true });
    }
    return stub;
  }

  /** Of instances that a test's own class made: its prototype, which the learner's side does not know. */
  const ownPrototypes = new MapClass();
  const shared = new MapClass(), brands = new MapClass();

  function makeRemote(number, [, about, isList, intrinsic, brandName]) {
    const target = about ? (about[0] ? function () {} : () => {}) : isList ? [] : {};
    const fixed = (key) => { const found = descriptorOf(target, key); return found && !found.configurable ? found : undefined; };
    const self = new ProxyClass(target, {
      get: (_, key) => (key === Symbol.hasInstance ? undefined : ask('get', [self, key])),
      set: (_, key, value) => ask('set', [self, key, value]),
      has: (_, key) => ask('has', [self, key]) || fixed(key) !== undefined,
      deleteProperty: (_, key) => ask('delete', [self, key]),
      defineProperty: (_, key, found) => ask('set', [self, key, found.value]),
      getPrototypeOf: () => mapGet(ownPrototypes, self) ?? ask('proto', [self]),
      setPrototypeOf: () => false,
      isExtensible: () => true,
      preventExtensions: () => false,
      ownKeys: () => {
        const keys = [...new SetClass(ask('keys', [self]))];
        for (const key of ownKeys(target)) if (fixed(key) && !keys.includes(key)) push(keys, key);
        return keys;
      },
      getOwnPropertyDescriptor: (_, key) => {
        const [enumerable, value] = ask('own', [self, key]);
        const own = fixed(key);
        if (enumerable === undefined) return own;
        return { value, writable: true, enumerable: own ? own.enumerable : !!enumerable, configurable: !own };
      },
      apply: (_, self2, args) => ask('call', [self, self2, ...args]),
      construct: (_, args, maker) => {
        const made = ask('new', [self, ...args]);
        return maker === self ? made : asInstanceOf(maker, made);
      },
    });
    if (typeof intrinsic === 'number') mapSet(shared, self, intrinsics[intrinsic]);
    mapSet(brands, self, brandName);
    return self;
  }

  /** An instance of a test's class which extends one of the program's: the test's methods come before the program's. */
  function asInstanceOf(maker, made) {
    const taken = new SetClass();
    for (let proto = maker.prototype; proto && !mapHas(numberOfTheirs, proto); proto = getPrototypeOf(proto)) {
      for (const key of ownKeys(proto)) {
        if (taken.has(key)) continue;
        setAdd(taken, key);
        const { value, get, set } = descriptorOf(proto, key);
        ask('define', [made, key, value, get, set]);
      }
    }
    mapSet(ownPrototypes, made, maker.prototype);
    return made;
  }
`;
