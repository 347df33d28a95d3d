import { ask, hooks, isShared } from '../bridge';
import type { Value } from '../builtins';

/*
 * When a test replaces something that both sides have (console.log, Math.random, fetch, timers), it's replaced for the
 * program as well, and restored when the test restores it.
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
