import type { UpdateState } from '@shared/desktop/updates';
import { toastList, toasts } from '@web/ui/toasts';
import { afterEach, expect, test } from 'vitest';
import { followDesktopUpdates } from './follow-desktop-updates';

afterEach(() => toasts.clear());

/** The desktop app's side of the bridge. */
function bridge(first: UpdateState) {
  const asked: string[] = [];
  let change = (_: UpdateState) => {};
  let notice = (_: { text: string }) => {};
  return {
    asked,
    change: (state: UpdateState) => change(state),
    notice: (text: string) => notice({ text }),
    updates: {
      describe: async () => first,
      download: async () => void asked.push('download'),
      restart: async (): Promise<void> => Promise.reject(new Error('There’s no update to install.')),
      onChanged(listener: typeof change) {
        change = listener;
        return () => {};
      },
      onNotice(listener: typeof notice) {
        notice = listener;
        return () => {};
      },
    },
  };
}

const bodies = () => toastList.snapshot().map(({ body }) => body);

test('offers an update, then a restart, and does neither by itself', async () => {
  const app = bridge({ kind: 'available', version: '1.1.0', host: 'learn.example.org' });
  await followDesktopUpdates(app.updates);
  expect(bodies()).toEqual(['learn.example.org has version 1.1.0 of this app. Click here to download it.']);
  expect(app.asked).toEqual([]);
  toastList.snapshot()[0]!.onClick!();
  expect(app.asked).toEqual(['download']);

  app.change({ kind: 'downloading', version: '1.1.0', percent: 10 });
  expect(bodies()).toEqual([]);
  app.change({ kind: 'ready', version: '1.1.0' });
  expect(bodies()).toEqual(['Version 1.1.0 of this app is ready. Click here to restart and update.']);
});

test('shows the answer to a check, and why something was refused', async () => {
  const app = bridge({ kind: 'none' });
  await followDesktopUpdates(app.updates);
  app.notice('You have the latest version, 1.0.0.');
  app.change({ kind: 'ready', version: '1.1.0' });
  toastList.snapshot()[1]!.onClick!();
  await expect.poll(bodies).toContain('There’s no update to install.');
  expect(bodies()[0]).toBe('You have the latest version, 1.0.0.');
});
