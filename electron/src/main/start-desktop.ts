import { join } from 'node:path';
import { app, type BrowserWindow, dialog, ipcMain, Menu, net, screen, session, shell } from 'electron';
import { APP_ORIGIN, APP_SCHEME } from './app-address';
import { Handlers, type Ipc } from './bridge/handlers';
import { openCache } from './cache';
import type { DesktopContext } from './context';
import { answerHostCalls } from './host/host-calls';
import { HostSetting } from './host/host-setting';
import { packedFor } from './host/packed-for';
import { texts } from './language/texts';
import { quitInOrder } from './lifecycle/quit';
import type { EarlyLinks } from './links/early-links';
import { LinkInbox } from './links/link-inbox';
import { LINK_SCHEME } from './links/parse-link';
import type { Log } from './logs/log';
import { contextMenu } from './menu/context-menu';
import { showMenu } from './menu/show-menu';
import { appProtocol } from './protocol/app-protocol';
import { HostProxy } from './protocol/host-proxy';
import { RuntimeFiles } from './protocol/runtime-files';
import { WebFiles } from './protocol/web-files';
import { startSession } from './session';
import { followLanguage } from './settings/follow-language';
import { SettingsFile } from './settings/settings-file';
import { followUpdates } from './updates';
import { askForDownloads } from './window/downloads';
import { openExternalWith } from './window/external';
import { leavePage } from './window/leave-page';
import { openMainWindow } from './window/main-window';
import { restrictPermissions } from './window/permissions';
import { watchForTrouble } from './window/trouble';
import { placeWindow } from './window/window-place';
import { restrictPage } from './window/window-policy';
import { Zoom } from './window/zoom';

export interface StartOptions {
  /** The folder with dist/ and resources/. */
  root: string;
  /** The built preload script. */
  preload: string;
  log: Log;
  links: EarlyLinks;
}

/**
 * Puts the app together and opens its window. Call it when Electron is ready.
 * @returns how to bring the window to the front
 */
export async function startDesktop({
  root,
  preload,
  log,
  links,
}: StartOptions): Promise<{ show: () => void }> {
  log.info(`Emberforge ${app.getVersion()} on ${process.platform}`);
  const folder = app.getPath('userData');
  const settings = new SettingsFile(join(folder, 'settings.json'), log);
  const fetch: typeof globalThis.fetch = (input, init) => net.fetch(input as string, init);
  let window: BrowserWindow | null = null;
  const host = new HostSetting({
    settings,
    fetch,
    preset: process.env.EMBERFORGE_HOST,
    suggested: packedFor(root),
    leavePage: () => leavePage(window),
  });
  const handlers = new Handlers(ipcMain as Ipc, () => window, log);
  const openExternal = openExternalWith((address) => shell.openExternal(address), host, log);
  const context: DesktopContext = { folder, log, handlers, host, fetch, openExternal };

  followLanguage(handlers, settings, app.getPreferredSystemLanguages());
  answerHostCalls(handlers, host, { version: app.getVersion(), platform: process.platform });
  const inbox = new LinkInbox(handlers, log);
  const cache = await openCache(context);
  const learner = await startSession(context);
  const updates = await followUpdates(context);

  const web = new WebFiles(join(root, 'dist/web'));
  const runtimes = new RuntimeFiles([join(root, 'resources/runtimes'), join(root, 'dist/runtimes')], log);
  const proxy = new HostProxy({ host, fetch, replies: cache.replies, log });
  const { defaultSession } = session;
  defaultSession.protocol.handle(APP_SCHEME, appProtocol({ web, runtimes, proxy, host, log }));
  restrictPermissions(defaultSession, log);
  askForDownloads(defaultSession, {
    folder: app.getPath('downloads'),
    log,
    onFailure: (name) => dialog.showErrorBox(texts().downloads.failed, texts().downloads.wasNotSaved(name)),
  });
  app.on('web-contents-created', (_event, contents) => restrictPage(contents, { log, host, openExternal }));

  const zoom = new Zoom(settings, () => window?.webContents);
  const open = (path = '/') => {
    const screens = screen.getAllDisplays().map(({ workArea }) => workArea);
    const opened = openMainWindow(preload, placeWindow(settings.current.window, screens), path);
    window = opened;
    watchForTrouble(opened, { dialog, log, quit: () => app.quit() });
    opened.webContents.on('did-navigate', () => inbox.wait());
    opened.webContents.on('did-finish-load', () => zoom.apply());
    opened.webContents.on('context-menu', (_event, place) => {
      const items = contextMenu(place);
      if (items.length > 0) Menu.buildFromTemplate(items).popup({ window: opened });
    });
    opened.webContents.on('zoom-changed', (_event, direction) => zoom.change(direction));
    opened.on('close', () =>
      settings.change({
        window: { bounds: opened.getNormalBounds(), isMaximized: opened.isMaximized() },
      }),
    );
    opened.on('closed', () => {
      window = null;
    });
  };
  const show = () => {
    if (!window) return open();
    if (window.isMinimized()) window.restore();
    window.show();
    window.focus();
  };
  showMenu({
    window: () => window,
    show,
    open,
    zoom,
    host,
    handlers,
    updates,
    openExternal,
    logFolder: app.getPath('logs'),
  });
  host.onChange(() => void window?.loadURL(`${APP_ORIGIN}/`));
  app.on('activate', show);
  quitInOrder(app, {
    platform: process.platform,
    log,
    settle: () => learner.close(),
    close: () => cache.close(),
  });
  if (app.isPackaged) app.setAsDefaultProtocolClient(LINK_SCHEME);
  const waited = links.deliverTo((link) => void (inbox.receive(link) && show()));
  for (const link of waited) inbox.receive(link);
  open();
  return { show };
}
