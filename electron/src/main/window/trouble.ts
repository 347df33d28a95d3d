import type { BrowserWindow, Dialog } from 'electron';
import { texts } from '../language/texts';
import type { Log } from '../logs/log';

export interface TroubleOptions {
  dialog: Pick<Dialog, 'showMessageBox' | 'showMessageBoxSync'>;
  log: Log;
  quit: () => void;
}

/** What the learner sees when the page crashes, hangs, or would lose something by closing. */
export function watchForTrouble(window: BrowserWindow, { dialog, log, quit }: TroubleOptions): void {
  const { webContents } = window;
  let hanging: AbortController | null = null;
  let isRestarting = false;

  webContents.on('render-process-gone', async (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit' || isRestarting || window.isDestroyed()) return;
    hanging?.abort();
    const said = texts().trouble;
    log.error(`The page is gone: ${reason} (${exitCode})`);
    const { response } = await dialog.showMessageBox(window, {
      type: 'error',
      message: said.stoppedWorking,
      detail: reason === 'oom' ? said.outOfMemory : said.crashed,
      buttons: [said.reload, said.quit],
      defaultId: 0,
      cancelId: 0,
    });
    if (response === 1) quit();
    else if (!window.isDestroyed()) webContents.reload();
  });

  window.on('unresponsive', async () => {
    if (hanging) return;
    hanging = new AbortController();
    const said = texts().trouble;
    log.warn('The page doesn’t respond');
    const { response } = await dialog.showMessageBox(window, {
      type: 'warning',
      message: said.isNotResponding,
      detail: said.waitOrReload,
      buttons: [said.wait, said.reload],
      defaultId: 0,
      cancelId: 0,
      signal: hanging.signal,
    });
    hanging = null;
    if (response !== 1 || window.isDestroyed()) return;
    // A page that hangs can't reload by itself.
    isRestarting = true;
    webContents.forcefullyCrashRenderer();
    webContents.reload();
  });
  window.on('responsive', () => hanging?.abort());
  webContents.on('did-finish-load', () => {
    isRestarting = false;
  });

  // Electron would silently keep the window open.
  webContents.on('will-prevent-unload', (event) => {
    const said = texts().trouble;
    const choice = dialog.showMessageBoxSync(window, {
      type: 'warning',
      message: said.changesAreNotSaved,
      detail: said.losesThem,
      buttons: [said.stay, said.leave],
      defaultId: 0,
      cancelId: 0,
    });
    if (choice === 1) event.preventDefault(); // of what prevents it
  });
}
