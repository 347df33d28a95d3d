import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { app, dialog } from 'electron';
import type { DesktopContext } from '../context';
import { texts } from '../language/texts';
import { AppUpdates } from './app-updates';
import { toUpdater } from './library-updater';
import type { DesktopUpdates } from './ports';
import { checksSignatures, whyNoUpdates } from './who-updates';

export type { DesktopUpdates } from './ports';

/** How often a running app looks for a new version. */
const CHECK_EVERY_MS = 4 * 60 * 60 * 1000;

/** Follows the new versions that the host offers: at the start, and every few hours. */
export async function followUpdates({ handlers, host, log }: DesktopContext): Promise<DesktopUpdates> {
  const notify = (text: string) => handlers.send('updates:notice', { text });
  const installation = {
    isPackaged: app.isPackaged,
    system: process.platform,
    appImage: process.env.APPIMAGE,
    updateConfig: app.isPackaged ? await readUpdateConfig() : '',
    codeSignature: app.isPackaged && process.platform === 'darwin' ? await readCodeSignature() : '',
  };
  const reason = whyNoUpdates(installation);
  if (reason) {
    handlers.register('updates:describe', () => ({ kind: 'none' }));
    log.info(reason);
    return { check: async () => notify(reason), onReady: () => {}, restart: () => {} };
  }
  const { autoUpdater } = (await import('electron-updater')).default;
  const updates = new AppUpdates({
    updater: toUpdater(autoUpdater, log),
    version: app.getVersion(),
    isVerified: checksSignatures(installation),
    origin: () => (host.isChosen ? host.origin : null),
    confirm: confirmDownload,
    onChange: (state) => handlers.send('updates:changed', state),
    notify,
    log,
  });
  handlers.register('updates:describe', () => updates.state);
  handlers.register('updates:download', () => updates.download());
  handlers.register('updates:restart', () => updates.restart());
  void updates.checkQuietly();
  host.onChange(() => void updates.checkQuietly());
  setInterval(() => void updates.checkQuietly(), CHECK_EVERY_MS).unref();
  return updates;
}

/** Empty in builds without updates, which don't have the file. */
const readUpdateConfig = () =>
  readFile(join(process.resourcesPath, 'app-update.yml'), 'utf8').catch(() => '');

/** What macOS knows about the running app's signature. */
const readCodeSignature = () =>
  promisify(execFile)('/usr/bin/codesign', ['--display', '--verbose', process.execPath]).then(
    ({ stderr }) => stderr,
    () => '', // not signed at all
  );

/** A dialog of the system's, which no page can answer. */
async function confirmDownload(version: string, serverName: string): Promise<boolean> {
  const said = texts().updates;
  const { response } = await dialog.showMessageBox({
    type: 'question',
    message: said.question(version, serverName),
    detail: said.warning,
    buttons: [said.download, said.notNow],
    defaultId: 0,
    cancelId: 1,
  });
  return response === 0;
}
