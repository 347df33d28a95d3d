import { ApiError } from '@web/api';
import { AsyncState } from '@web/stores';
import { toastList } from '@web/ui/toasts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { followFailedLoads } from './follow-failed-loads';

let stop: () => void;
beforeEach(() => {
  stop = followFailedLoads();
});
afterEach(() => stop());

const shown = () => toastList.snapshot().map(({ kind, body }) => [kind, body]);
const serials = () => toastList.snapshot().map(({ serial }) => serial);

test('a failed load shows its error as a toast, once for all who wait for it', async () => {
  const state = new AsyncState(() => Promise.reject(new ApiError(500, 'Internal server error')));
  await Promise.all([state.load(), state.load()]);
  expect(shown()).toEqual([['error', 'Internal server error']]);
});

test('the same failure is not told again by the next try, but it is after a success', async () => {
  let isUp = false;
  const failure = new ApiError(503, 'The server is busy.');
  const state = new AsyncState(async () => {
    if (!isUp) throw failure;
  });
  await state.load();
  const first = serials();
  await state.reload();
  expect(serials()).toEqual(first);
  isUp = true;
  await state.reload();
  isUp = false;
  await state.reload();
  expect(serials()).not.toEqual(first);
});

test('loads that fail together for the same reason share a toast', async () => {
  const failing = () =>
    new AsyncState(() => Promise.reject(new ApiError(0, 'We can’t reach the server.', 'offline')));
  await Promise.all([failing().load(), failing().load()]);
  expect(shown()).toHaveLength(1);
});

test.each([400, 403, 404])(
  'a %i has the error page, and a load that nobody waits for says nothing',
  async (status) => {
    const refused = new AsyncState(() => Promise.reject(new ApiError(status, 'Not here.')));
    await refused.load();
    const left = new AsyncState(
      (signal) =>
        new Promise((_, reject) =>
          signal.addEventListener('abort', () => reject(new ApiError(0, 'Cancelled'))),
        ),
    );
    const load = left.load();
    left.reset();
    await load;
    expect(shown()).toEqual([]);
  },
);
