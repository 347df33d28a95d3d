import { BrowserWindow, nativeTheme } from 'electron';
import { APP_ORIGIN } from '../app-address';
import { MIN_HEIGHT, MIN_WIDTH, type placeWindow } from './window-place';

/** The web app's own background, until it has painted. */
const BACKGROUND = { dark: '#14100d', light: '#f8f4ec' };

/**
 * Opens the app's one window. Its page gets no Node, runs in the system's sandbox, and sees nothing of the main process
 * but the bridge's functions.
 * @param path of the web app, such as `/`
 */
export function openMainWindow(
  preload: string,
  place: ReturnType<typeof placeWindow>,
  path: string,
): BrowserWindow {
  const window = new BrowserWindow({
    ...place.bounds,
    minWidth: MIN_WIDTH,
    minHeight: MIN_HEIGHT,
    title: 'Emberforge',
    show: false,
    backgroundColor: nativeTheme.shouldUseDarkColors ? BACKGROUND.dark : BACKGROUND.light,
    webPreferences: {
      preload,
      contextIsolation: true,
      nodeIntegration: false,
      sandbox: true,
      webSecurity: true,
      webviewTag: false,
      spellcheck: false,
    },
  });
  window.once('ready-to-show', () => {
    if (place.isMaximized) window.maximize();
    window.show();
  });
  void window.loadURL(APP_ORIGIN + path);
  return window;
}
