/** The module `electron`, as far as the app uses it. */
import { app } from './app';
import { ipcMain } from './ipc';
import { defaultSession } from './session';
import { strict } from './strict';
import { WebContents } from './web-contents';
import { BrowserWindow as Window } from './window';

const notScripted = (name: string) => () => {
  throw new Error(`${name} has no answer: the test has to put a function in its place.`);
};

const BrowserWindow = strict('BrowserWindow', Window);
const webContents = strict('webContents', WebContents);
const session = strict('session', { defaultSession });
const protocol = Object.assign(defaultSession.protocol, { registerSchemesAsPrivileged: () => {} });
const net = strict('net', { fetch: globalThis.fetch, isOnline: () => true });
const shell = strict('shell', {
  openExternal: notScripted('shell.openExternal'),
  showItemInFolder: notScripted('shell.showItemInFolder'),
});
const dialog = strict('dialog', {
  showErrorBox: (title: string, text: string) => console.error(`${title}: ${text}`),
  showMessageBox: notScripted('dialog.showMessageBox'),
  showMessageBoxSync: notScripted('dialog.showMessageBoxSync'),
});
const Menu = strict('Menu', {
  buildFromTemplate: (template: object) => template,
  setApplicationMenu: () => {},
});
const crashReporter = strict('crashReporter', { start: () => {} });
const nativeTheme = strict('nativeTheme', { shouldUseDarkColors: true });
const workArea = { x: 0, y: 0, width: 1440, height: 900 };
const screen = strict('screen', { getAllDisplays: () => [{ workArea }] });

const windows = { BrowserWindow, dialog, Menu, nativeTheme, screen, session, webContents };
const electron = strict('electron', { app, crashReporter, ipcMain, net, protocol, shell, ...windows });

export {
  app,
  BrowserWindow,
  crashReporter,
  dialog,
  electron as default,
  electron as 'module.exports',
  ipcMain,
  Menu,
  nativeTheme,
  net,
  protocol,
  screen,
  session,
  shell,
  webContents,
};
