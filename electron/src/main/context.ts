import type { Handlers } from './bridge/handlers';
import type { HostSetting } from './host/host-setting';
import type { Log } from './logs/log';

/** What every domain of the main process gets. Nothing in it needs Electron to run, so tests pass in their own. */
export interface DesktopContext {
  /** The folder of the app's data on this computer. */
  folder: string;
  log: Log;
  /** Answers the web app's calls, and sends it events. */
  handlers: Handlers;
  /** The server that the app belongs to. */
  host: HostSetting;
  /** Chromium's network, with the system's proxy and certificates. */
  fetch: typeof globalThis.fetch;
  /** Opens a page in the system's browser: https, or a page of the host. Anything else is refused, and logged: false. */
  openExternal(address: string): Promise<boolean>;
}
