import type { MenuItemConstructorOptions } from 'electron';
import { texts } from '../language/texts';
import { withRoleLabels } from './role-labels';

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
  const said = texts().menu;
  const server: MenuItemConstructorOptions = { label: said.changeServer, click: actions.changeServer };
  const updates: MenuItemConstructorOptions = readyVersion
    ? { label: said.restartToUpdate(readyVersion), click: actions.restartToUpdate }
    : { label: said.checkForUpdates, click: actions.checkForUpdates };
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
    : { label: said.file, submenu: [server, SEPARATOR, { role: 'quit' }] };
  return withRoleLabels([
    first,
    ...(isMac
      ? [{ label: said.fileOnMac, submenu: [{ role: 'close' }] } satisfies MenuItemConstructorOptions]
      : []),
    editMenu(isMac),
    {
      label: said.view,
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
      label: said.go,
      submenu: [
        { label: said.back, accelerator: isMac ? 'Cmd+[' : 'Alt+Left', click: actions.back },
        { label: said.forward, accelerator: isMac ? 'Cmd+]' : 'Alt+Right', click: actions.forward },
      ],
    },
    ...(isMac ? [WINDOW_MENU] : []),
    {
      role: 'help',
      submenu: [
        { label: said.openInBrowser, click: actions.openWebsite },
        { label: said.showLogFile, click: actions.showLog },
        ...(isMac ? [] : [SEPARATOR, updates, about]),
      ],
    },
  ]);
}

/** What Electron's own menu has, item by item, so that each can be named. */
function editMenu(isMac: boolean): MenuItemConstructorOptions {
  const said = texts().menu;
  const onMac: MenuItemConstructorOptions[] = [
    SEPARATOR,
    {
      label: said.substitutions,
      submenu: [
        { role: 'showSubstitutions' },
        SEPARATOR,
        { role: 'toggleSmartQuotes' },
        { role: 'toggleSmartDashes' },
        { role: 'toggleTextReplacement' },
      ],
    },
    { label: said.speech, submenu: [{ role: 'startSpeaking' }, { role: 'stopSpeaking' }] },
  ];
  return {
    role: 'editMenu',
    submenu: [
      { role: 'undo' },
      { role: 'redo' },
      SEPARATOR,
      { role: 'cut' },
      { role: 'copy' },
      { role: 'paste' },
      ...(isMac ? [{ role: 'pasteAndMatchStyle' } as const] : []),
      { role: 'delete' },
      ...(isMac ? [] : [SEPARATOR]),
      { role: 'selectAll' },
      ...(isMac ? onMac : []),
    ],
  };
}

/** As above. */
const WINDOW_MENU: MenuItemConstructorOptions = {
  role: 'windowMenu',
  submenu: [{ role: 'minimize' }, { role: 'zoom' }, SEPARATOR, { role: 'front' }],
};

/** With the keys of every keyboard: plus is often the shifted equals sign, and a key of its own on the right. */
function zoomItems(actions: MenuActions): MenuItemConstructorOptions[] {
  const zoomIn = () => actions.zoom('in');
  const zoomOut = () => actions.zoom('out');
  const said = texts().menu;
  const hidden = { visible: false, acceleratorWorksWhenHidden: true };
  return [
    { label: said.actualSize, accelerator: 'CmdOrCtrl+0', click: actions.resetZoom },
    { label: said.zoomIn, accelerator: 'CmdOrCtrl+Plus', click: zoomIn },
    { label: said.zoomIn, accelerator: 'CmdOrCtrl+=', click: zoomIn, ...hidden },
    { label: said.zoomIn, accelerator: 'CmdOrCtrl+numadd', click: zoomIn, ...hidden },
    { label: said.zoomOut, accelerator: 'CmdOrCtrl+-', click: zoomOut },
    { label: said.zoomOut, accelerator: 'CmdOrCtrl+numsub', click: zoomOut, ...hidden },
  ];
}
