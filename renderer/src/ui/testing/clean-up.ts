// When it's imported, axios looks whether it's in a browser: before a test makes up half a window.
import 'axios';
import { afterAll, afterEach, vi } from 'vitest';
import { toasts } from '../toasts';

/** Test files share a process (vitest.config.ts): no test starts with another's clock or toasts, no file with another's globals. */
afterEach(() => {
  vi.useRealTimers();
  toasts.clear();
});

afterAll(() => void vi.unstubAllGlobals());
