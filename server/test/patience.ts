import { vi } from 'vitest';

/*
 * Tests wait for states, not for a time: what ends a wait that never succeeds is the test's own limit. Vitest gives up after
 * a second, which isn't enough on a machine that's busy with other tests.
 */
const MAX_WAIT_MS = 45_000;

const { waitFor } = vi;

const waitPatiently: typeof waitFor = (callback, options = MAX_WAIT_MS) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: MAX_WAIT_MS, ...options });

// Files share a process, and each runs its setup.
if (waitFor.name !== waitPatiently.name) vi.waitFor = waitPatiently;
