import type { BrowserWindow, Event } from 'electron';

/** Closes what the window shows. False if the learner would rather stay, because the page would lose something. */
export async function leavePage(window: BrowserWindow | null): Promise<boolean> {
  if (!window) return true;
  const stayed = new Promise<boolean>((resolve) => {
    // Loading doesn't end then. After the learner was asked: see watchForTrouble.
    const check = (event: Event) => setImmediate(() => !event.defaultPrevented && resolve(false));
    window.webContents.once('will-prevent-unload', check);
  });
  const left = window.loadURL('about:blank').then(
    () => true,
    () => false,
  );
  return Promise.race([left, stayed]);
}
