import type { HostSetting } from '../host/host-setting';
import type { Log } from '../logs/log';

/**
 * Opens web pages in the system's browser: https, or the host's own, which may be http on this computer. Everything else
 * is refused: other schemes start programs. False if it wasn't opened.
 */
export function openExternalWith(
  open: (address: string) => Promise<void>,
  host: Pick<HostSetting, 'origin'>,
  log: Log,
): (address: string) => Promise<boolean> {
  return async (address) => {
    const url = URL.parse(address);
    if (!url || url.username || url.password || (url.protocol !== 'https:' && url.origin !== host.origin)) {
      log.warn(`Refused to open ${url ? `${url.protocol}//${url.host}` : 'an address'} outside the app`);
      return false;
    }
    try {
      await open(url.href);
      return true;
    } catch (error) {
      log.error('The browser could not be opened', error);
      return false;
    }
  };
}
