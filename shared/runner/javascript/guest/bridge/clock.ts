import type { Value } from '../builtins';
import * as safe from '../builtins';
import { numberOfIntrinsic } from './intrinsics';

/* Date with a time set by a test, on both sides. */

let clock: number | undefined;

// biome-ignore lint/suspicious/noShadowRestrictedNames: programs can see the function's name.
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

/** Sets the time in milliseconds since the epoch; undefined restores the real time. */
export function setClock(time: number | undefined): void {
  clock = time;
  const value = time === undefined ? safe.DateClass : SetDate;
  safe.defineProperty(globalThis, 'Date', { value, writable: true, configurable: true });
}
