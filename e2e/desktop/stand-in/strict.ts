/** Members that Node and the language look for on any object. */
const PROBED = new Set(['then', 'toJSON', 'default', '__esModule']);

/** The same object, but reading a member that it lacks throws: the stand-in never answers for Electron by accident. */
export function strict<T extends object>(name: string, target: T): T {
  return new Proxy(target, {
    get(object, key) {
      if (key in object || typeof key === 'symbol' || PROBED.has(key)) return Reflect.get(object, key);
      throw new Error(`The stand-in for Electron has no ${name}.${key} (e2e/desktop/stand-in).`);
    },
  });
}
