import {
  construct,
  DateClass,
  defineProperty,
  descriptorOf,
  mapGet,
  mapSet,
  ownKeys,
  toText,
  type Value,
} from '../builtins';
import { numberOfIntrinsic } from './intrinsics';

/* The time of day that a test gives to both sides, or the real one. */

let clock: number | undefined;

// biome-ignore lint/suspicious/noShadowRestrictedNames: its name is part of how it looks.
const SetDate: Value = function Date(...args: unknown[]) {
  if (!new.target) return toText(new DateClass(clock!));
  const maker = new.target === SetDate ? DateClass : (new.target as Value);
  return construct(DateClass, args.length > 0 ? args : [clock], maker);
};
for (const key of ownKeys(DateClass)) {
  if (key !== 'length' && key !== 'name') defineProperty(SetDate, key, descriptorOf(DateClass, key)!);
}
SetDate.now = () => clock;
mapSet(numberOfIntrinsic, SetDate, mapGet(numberOfIntrinsic, DateClass));

/** In milliseconds as Date has them; undefined is the real time again. */
export function setClock(time: number | undefined): void {
  clock = time;
  const value = time === undefined ? DateClass : SetDate;
  defineProperty(globalThis, 'Date', { value, writable: true, configurable: true });
}
