import type { BrowserWindow } from 'electron';
import { expect, test } from 'vitest';
import { FakeContents } from '../testing/fake-contents';
import { leavePage } from './leave-page';

/** A window whose page asks before it closes, and a learner who leaves it or stays. */
function askingWindow(leaves: boolean): BrowserWindow {
  const webContents = new FakeContents();
  webContents.on('will-prevent-unload', (event) => {
    if (leaves) event.preventDefault();
  });
  const loadURL = () => {
    webContents.attempt('will-prevent-unload');
    return leaves ? Promise.resolve() : new Promise<void>(() => {});
  };
  return { webContents, loadURL } as unknown as BrowserWindow;
}

test('a page that would lose something stays if the learner says so', async () => {
  expect([await leavePage(askingWindow(true)), await leavePage(askingWindow(false))]).toEqual([true, false]);
  expect(await leavePage(null)).toBe(true);
});

test('a page that can’t be left stays', async () => {
  const loadURL = () => Promise.reject(new Error('ERR_ABORTED'));
  expect(await leavePage({ webContents: new FakeContents(), loadURL } as unknown as BrowserWindow)).toBe(
    false,
  );
});
