import type { DesktopBridge } from '@shared/desktop/bridge';
import { keepReply, type OfflineCopies } from './offline-copies';

/** The main process keeps them, in SQLite. */
export function desktopCopies(bridge: DesktopBridge['offline']): OfflineCopies {
  return {
    obstacle: () => null,
    keep: keepReply,
    list: async () => new Map((await bridge.list()).map(({ address, bytes }) => [address, bytes])),
    find: (prefix) => bridge.find({ prefix }),
    remove: (addresses) => bridge.remove({ addresses: [...addresses] }),
    keepApp: async () => {}, // they came with the app
    limit: (bytes) => bridge.limit({ bytes }),
  };
}
