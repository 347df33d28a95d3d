/* Evaluated in the judge's instance before the tests: the same globals as in programs, and the test framework. */
import './prelude';
import { hide } from './builtins';
import { assert } from './judge/assert';
import { globals } from './judge/collect';
import { expect } from './judge/expect';
import { exportOf } from './judge/modules';
import type { FRAMEWORK_NAMES } from './judge/names';
import { vi } from './judge/vi';

export { handle } from './bridge';
export { describeError } from './inspect';
export { openFile } from './judge/collect';
export { take } from './judge/modules';
export { list, run, stall, uncaught } from './judge/tests';
export { messageOf } from './prelude';
export { fireTimer, timerWait } from './timers';

type Read = () => unknown;
Object.assign(expect, {
  /** Retries until the check passes. */
  poll: (read: Read, options?: object) =>
    new Proxy(
      {},
      {
        get:
          (_, name) =>
          (...args: unknown[]) =>
            vi.waitFor!(async () => expect(await read())[name](...args), options),
      },
    ),
});

const names: Record<(typeof FRAMEWORK_NAMES)[number], unknown> = { ...globals, vi, jest: vi, assert };
for (const [name, value] of Object.entries({ ...names, global: globalThis, __module: exportOf })) {
  hide(globalThis, name, value);
}
