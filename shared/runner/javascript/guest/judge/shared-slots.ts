import { ask, hooks, isShared } from '../bridge';
import type { Value } from '../builtins';

/*
 * What a test puts in the place of a thing that both sides have (a spy on console.log or Math.random, a fetch of its
 * own, fake timers) takes that place for the program, too, and gives it back.
 */

const GLOBALS = [
  ...['fetch', 'prompt', 'alert', 'confirm', 'readLine', 'input', 'localStorage'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'clearTimeout', 'clearInterval'],
];

const slots: { home: Value; key: PropertyKey; last: unknown }[] = [];

export function share(home: Value, key: PropertyKey): void {
  if (!isShared(home) || slots.some((slot) => slot.home === home && slot.key === key)) return;
  slots.push({ home, key, last: home[key] });
}

for (const key of Object.keys(console)) share(console, key);
for (const name of GLOBALS) share(globalThis, name);
share(Math, 'random');
share(Date, 'now');

hooks.onAsk = () => {
  for (const slot of slots) {
    const value = slot.home[slot.key];
    if (value === slot.last) continue;
    slot.last = value;
    if (value === undefined) ask('delete', [slot.home, slot.key]);
    else ask('set', [slot.home, slot.key, value]);
  }
};
