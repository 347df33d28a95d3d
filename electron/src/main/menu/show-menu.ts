import { join } from 'node:path';
import { app, type BrowserWindow, Menu, shell } from 'electron';
import type { Handlers } from '../bridge/handlers';
import type { HostSetting } from '../host/host-setting';
import { onLanguageChanged } from '../language/texts';
import type { DesktopUpdates } from '../updates';
import type { Zoom } from '../window/zoom';
import { menuTemplate } from './menu-template';

export interface MenuDependencies {
  window: () => BrowserWindow | null;
  /** Brings the window to the front, or opens it. */
  show: () => void;
  open: (path: string) => void;
  zoom: Zoom;
  host: HostSetting;
  handlers: Handlers;
  updates: DesktopUpdates;
  openExternal: (address: string) => Promise<unknown>;
  logFolder: string;
}

/** Sets the application's menu. */
export function showMenu({
  window,
  show,
  open,
  zoom,
  host,
  handlers,
  updates,
  openExternal,
  logFolder,
}: MenuDependencies): void {
  let ready: string | null = null;
  const build = () => {
    const template = menuTemplate({
      platform: process.platform,
      isDevelopment: !app.isPackaged,
      readyVersion: ready,
      actions: {
        changeServer() {
          if (!window()) return open('/?modal=server');
          show();
          handlers.send('host:asked', undefined);
        },
        checkForUpdates: () => void updates.check(),
        restartToUpdate: () => updates.restart(),
        back: () => window()?.webContents.navigationHistory.goBack(),
        forward: () => window()?.webContents.navigationHistory.goForward(),
        zoom: (direction) => zoom.change(direction),
        resetZoom: () => zoom.reset(),
        openWebsite: () => void openExternal(host.origin),
        showLog: () => shell.showItemInFolder(join(logFolder, 'main.log')),
      },
    });
    Menu.setApplicationMenu(Menu.buildFromTemplate(template));
  };
  build();
  updates.onReady((version) => {
    ready = version;
    build();
  });
  onLanguageChanged(build);
}
