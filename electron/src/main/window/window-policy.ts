import type { WebContents } from 'electron';
import { APP_ORIGIN, isAppAddress } from '../app-address';
import type { HostSetting } from '../host/host-setting';
import type { Log } from '../logs/log';
import { isHostPath } from '../protocol/host-path';
import { UserGesture } from './user-gesture';

export interface WindowPolicyOptions {
  log: Log;
  host: Pick<HostSetting, 'origin'>;
  /** Opens a page in the system's browser, if it may. */
  openExternal: (address: string) => Promise<boolean>;
  now?: () => number;
}

/**
 * Keeps a window at the app's own pages, whatever it shows. A link to the web that the learner has followed opens in the
 * system's browser; a page of the app that asks for a window of its own opens in this one. Frames, redirects and web views are refused.
 */
export function restrictPage(
  contents: WebContents,
  { log, host, openExternal, now }: WindowPolicyOptions,
): void {
  const gesture = new UserGesture(contents, now);
  const openOutside = (address: string) => {
    if (gesture.take()) void openExternal(address);
    else log.warn(`Refused to open ${withoutSecrets(address)}: nobody has clicked on anything`);
  };
  const refuse = (event: { preventDefault(): void }, what: string, address: string) => {
    event.preventDefault();
    log.warn(`Refused ${what} to ${withoutSecrets(address)}`);
  };
  contents.on('will-navigate', (event) => {
    // The page loads itself again, for example after an update of its code.
    if (isOwnPage(event.url)) return;
    refuse(event, 'a navigation', event.url);
    if (isAppAddress(event.url)) return;
    openOutside(event.url);
  });
  contents.on('will-redirect', (event) => refuse(event, 'a redirect', event.url));
  contents.on('will-frame-navigate', (event) => {
    if (event.isMainFrame) return; // will-navigate decides
    refuse(event, 'a navigation of a frame', event.url);
  });
  contents.on('will-attach-webview', (event) => refuse(event, 'a web view', ''));
  contents.setWindowOpenHandler(({ url }) => {
    if (isOwnPage(url)) void contents.loadURL(url);
    else openOutside(isAppAddress(url) ? host.origin + url.slice(APP_ORIGIN.length) : url);
    return { action: 'deny' };
  });
}

/** A page of the web app, and not a reply of the host that would be shown in its place. */
const isOwnPage = (address: string) => isAppAddress(address) && !isHostPath(new URL(address).pathname);

const withoutSecrets = (address: string) => {
  const url = URL.parse(address);
  return url ? `${url.protocol}//${url.host}` : 'nowhere';
};
