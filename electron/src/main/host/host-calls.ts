import type { Handlers } from '../bridge/handlers';
import type { HostSetting } from './host-setting';

const SYSTEMS: Partial<Record<NodeJS.Platform, 'linux' | 'macos' | 'windows'>> = {
  darwin: 'macos',
  win32: 'windows',
};

/** Answers the `host` calls of the bridge. */
export function answerHostCalls(
  handlers: Handlers,
  host: HostSetting,
  app: { version: string; platform: NodeJS.Platform },
): void {
  handlers.register('host:describe', () => ({
    origin: host.origin,
    isChosen: host.isChosen,
    version: app.version,
    system: SYSTEMS[app.platform] ?? 'linux',
  }));
  handlers.register('host:choose', async ({ address }) => ({ problem: await host.choose(address) }));
}
