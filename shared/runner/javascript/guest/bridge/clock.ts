import type { Value } from '../builtins';
import * as safe from '../builtins';
import { numberOfIntrinsic } from './intrinsics';

/* The time of day that a test gives to both sides, or the real one. */

let clock: number | undefined;

// biome-ignore lint/suspicious/noShadowRestrictedNames: its name is part of how it looks.
const SetDate: Value = function Date(...args: unknown[]) {
  if (!new.target) return safe.toText(new safe.DateClass(clock!));
  const maker = new.target === SetDate ? safe.DateClass : (new.target as Value);
  return safe.construct(safe.DateClass, args.length > 0 ? args : [clock], maker);
};
for (const key of safe.ownKeys(safe.DateClass)) {
  if (key !== 'length' && key !== 'name')
    safe.defineProperty(SetDate, key, safe.descriptorOf(safe.DateClass, key)!);
}
SetDate.now = () => clock;
safe.mapSet(numberOfIntrinsic, SetDate, safe.mapGet(numberOfIntrinsic, safe.DateClass));

/** In milliseconds as Date has them; undefined is the real time again. */
export function setClock(time: number | undefined): void {
  clock = time;
  const value = time === undefined ? safe.DateClass : SetDate;
  safe.defineProperty(globalThis, 'Date', { value, writable: true, configurable: true });
}
