import type { BrowserWindow, Dialog } from 'electron';
import type { Log } from '../logs/log';

export interface TroubleOptions {
  dialog: Pick<Dialog, 'showMessageBox' | 'showMessageBoxSync'>;
  log: Log;
  quit: () => void;
}

const WORK_IS_SAFE = 'Your saved work is still here.';

/** What the learner sees when the page crashes, hangs, or would lose something by closing. */
export function watchForTrouble(window: BrowserWindow, { dialog, log, quit }: TroubleOptions): void {
  const { webContents } = window;
  let hanging: AbortController | null = null;
  let isRestarting = false;

  webContents.on('render-process-gone', async (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit' || isRestarting || window.isDestroyed()) return;
    hanging?.abort();
    log.error(`The page is gone: ${reason} (${exitCode})`);
    const { response } = await dialog.showMessageBox(window, {
      type: 'error',
      message: 'Emberforge stopped working',
      detail: `${reason === 'oom' ? 'It ran out of memory.' : 'The page crashed.'} ${WORK_IS_SAFE}`,
      buttons: ['Reload', 'Quit'],
      defaultId: 0,
      cancelId: 0,
    });
    if (response === 1) quit();
    else if (!window.isDestroyed()) webContents.reload();
  });

  window.on('unresponsive', async () => {
    if (hanging) return;
    hanging = new AbortController();
    log.warn('The page doesn’t respond');
    const { response } = await dialog.showMessageBox(window, {
      type: 'warning',
      message: 'Emberforge isn’t responding',
      detail: `You can wait a little longer, or reload. ${WORK_IS_SAFE}`,
      buttons: ['Wait', 'Reload'],
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
    const choice = dialog.showMessageBoxSync(window, {
      type: 'warning',
      message: 'Your latest changes aren’t saved yet',
      detail: 'If you leave now, you’ll lose them.',
      buttons: ['Stay', 'Leave'],
      defaultId: 0,
      cancelId: 0,
    });
    if (choice === 1) event.preventDefault(); // of what prevents it
  });
}
