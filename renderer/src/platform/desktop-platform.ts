import type { DesktopBridge } from '@shared/desktop/bridge';
import { currentLanguage } from '@web/i18n';
import { bringRuntimes } from './bundled-runtimes';
import { desktopCopies } from './desktop-copies';
import { DesktopStorage } from './desktop-storage';
import { copyForFirstPaint } from './first-paint';
import type { Platform, TextStorage } from './platform';
import { sharedValues } from './shared-values';
import { webPlatform } from './web-platform';

declare global {
  interface Window {
    /** In the desktop app's window alone. */
    emberforge?: DesktopBridge;
  }
}

/**
 * The platform of the desktop app's window. It's the same browser as the web app's, with the server elsewhere: main answers
 * what the page asks of its own origin, so only the socket and links to share need the server's address.
 */
export async function desktopPlatform(bridge: DesktopBridge): Promise<Platform> {
  bringRuntimes();
  const [{ origin }, values] = await Promise.all([
    bridge.host.describe(),
    DesktopStorage.open(bridge.storage, window),
  ]);
  bridge.language.show({ code: currentLanguage() }).catch(console.error);
  const web = webPlatform();
  forgetOtherServer(web.sessionStorage, origin);
  const storage = copyForFirstPaint(values, web.storage, applyTheme);
  return {
    ...web,
    kind: 'desktop',
    desktop: bridge,
    storage,
    sharedStorage: sharedValues(storage),
    storageHealth: values.health,
    offlineCopies: async () => desktopCopies(bridge.offline),
    publicOrigin: origin,
    socketBaseURL: origin.replace(/^http/, 'ws'),
  };
}

const HOST_KEY = 'emberforge.host';

/** What the window has kept for this visit is of the server that it was at. */
function forgetOtherServer(visit: TextStorage, origin: string): void {
  if (visit.get(HOST_KEY) === origin) return;
  visit.keys('').forEach(visit.remove);
  visit.set(HOST_KEY, origin);
}

function applyTheme(theme: string | null): void {
  const { dataset } = document.documentElement;
  if (theme === 'dark' || theme === 'light') dataset.theme = theme;
  else delete dataset.theme;
}
