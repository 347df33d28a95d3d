import type { MenuItemConstructorOptions } from 'electron';

/** What the menu's own items do; everything else is a role, which the system knows. */
export interface MenuActions {
  changeServer(): void;
  checkForUpdates(): void;
  restartToUpdate(): void;
  back(): void;
  forward(): void;
  zoom(direction: 'in' | 'out'): void;
  resetZoom(): void;
  openWebsite(): void;
  showLog(): void;
}

export interface MenuOptions {
  platform: NodeJS.Platform;
  /** Developer tools, for people who work on the app. */
  isDevelopment: boolean;
  /** The version that a restart installs. */
  readyVersion?: string | null;
  actions: MenuActions;
}

const SEPARATOR: MenuItemConstructorOptions = { type: 'separator' };

/**
 * The application's menu, in each system's order. Its own items are in title case like the roles' labels, which come from
 * Electron.
 */
export function menuTemplate({
  platform,
  isDevelopment,
  readyVersion,
  actions,
}: MenuOptions): MenuItemConstructorOptions[] {
  const isMac = platform === 'darwin';
  const server: MenuItemConstructorOptions = { label: 'Change Server…', click: actions.changeServer };
  const updates: MenuItemConstructorOptions = readyVersion
    ? { label: `Restart to Update to ${readyVersion}`, click: actions.restartToUpdate }
    : { label: 'Check for Updates…', click: actions.checkForUpdates };
  const about: MenuItemConstructorOptions = { role: 'about' };
  const first: MenuItemConstructorOptions = isMac
    ? {
        role: 'appMenu',
        submenu: [
          about,
          updates,
          SEPARATOR,
          server,
          SEPARATOR,
          { role: 'services' },
          SEPARATOR,
          { role: 'hide' },
          { role: 'hideOthers' },
          { role: 'unhide' },
          SEPARATOR,
          { role: 'quit' },
        ],
      }
    : { label: '&File', submenu: [server, SEPARATOR, { role: 'quit' }] };
  return [
    first,
    ...(isMac ? [{ label: 'File', submenu: [{ role: 'close' }] } satisfies MenuItemConstructorOptions] : []),
    { role: 'editMenu' },
    {
      label: '&View',
      submenu: [
        { role: 'reload' },
        SEPARATOR,
        ...zoomItems(actions),
        SEPARATOR,
        { role: 'togglefullscreen' },
        ...(isDevelopment ? [SEPARATOR, { role: 'toggleDevTools' } as const] : []),
      ],
    },
    {
      label: '&Go',
      submenu: [
        { label: 'Back', accelerator: isMac ? 'Cmd+[' : 'Alt+Left', click: actions.back },
        { label: 'Forward', accelerator: isMac ? 'Cmd+]' : 'Alt+Right', click: actions.forward },
      ],
    },
    ...(isMac ? [{ role: 'windowMenu' } satisfies MenuItemConstructorOptions] : []),
    {
      role: 'help',
      submenu: [
        { label: 'Open in Browser', click: actions.openWebsite },
        { label: 'Show Log File', click: actions.showLog },
        ...(isMac ? [] : [SEPARATOR, updates, about]),
      ],
    },
  ];
}

/** With the keys of every keyboard: plus is often the shifted equals sign, and a key of its own on the right. */
function zoomItems(actions: MenuActions): MenuItemConstructorOptions[] {
  const zoomIn = () => actions.zoom('in');
  const zoomOut = () => actions.zoom('out');
  const hidden = { visible: false, acceleratorWorksWhenHidden: true };
  return [
    { label: 'Actual Size', accelerator: 'CmdOrCtrl+0', click: actions.resetZoom },
    { label: 'Zoom In', accelerator: 'CmdOrCtrl+Plus', click: zoomIn },
    { label: 'Zoom In', accelerator: 'CmdOrCtrl+=', click: zoomIn, ...hidden },
    { label: 'Zoom In', accelerator: 'CmdOrCtrl+numadd', click: zoomIn, ...hidden },
    { label: 'Zoom Out', accelerator: 'CmdOrCtrl+-', click: zoomOut },
    { label: 'Zoom Out', accelerator: 'CmdOrCtrl+numsub', click: zoomOut, ...hidden },
  ];
}
