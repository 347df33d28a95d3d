import { beforeEach, expect, test, vi } from 'vitest';
import { toastList, toasts } from './toasts';

beforeEach(() => toasts.clear());

test('a toast lasts 3000 ms by default', () => {
  toasts.success('Saved');
  toasts.info('News', { duration: 10_000 });
  expect(toastList.snapshot().map((item) => [item.kind, item.body, item.duration])).toEqual([
    ['success', 'Saved', 3000],
    ['info', 'News', 10_000],
  ]);
});

test('a toast with the same id replaces the earlier one, so repeated failures do not pile up', () => {
  toasts.error('Oops, lost connection! Click here to refresh!', { id: 'socket', persistent: true });
  toasts.error('Oops, connection lost! Click here to refresh the page.', { id: 'socket', persistent: true });
  expect(toastList.snapshot()).toHaveLength(1);
  expect(toastList.snapshot()[0]!.body).toContain('connection lost');
});

test('the viewport is notified of each change, and a dismissed toast is gone', () => {
  const heard = vi.fn();
  const stop = toastList.subscribe(heard);
  const id = toasts.info('One');
  toasts.dismiss(id);
  stop();
  toasts.info('Two');
  expect(heard).toHaveBeenCalledTimes(2);
  expect(toastList.snapshot().map((item) => item.body)).toEqual(['Two']);
});
