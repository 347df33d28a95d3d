import type { AssetLoader } from '@shared/runner';
import type { AssetMessage } from './asset-messages';
import AssetWorker from './asset-worker?worker';

/**
 * Fetches assets on a thread of their own: a runtime comes in hundreds of pieces, and a slow machine's page would
 * stand still over them. Rejects when an asset cannot be had.
 */
export function fetchInWorker(baseUrl: string): AssetLoader {
  return (name, onBytes) =>
    new Promise((resolve, reject) => {
      const worker = new AssetWorker({ name: 'fetch' });
      const end = (settle: () => void) => {
        worker.terminate();
        settle();
      };
      worker.onmessage = ({ data }: MessageEvent<AssetMessage>) => {
        if ('received' in data) onBytes?.(data.received);
        else if ('bytes' in data) end(() => resolve(new Uint8Array(data.bytes)));
        else end(() => reject(new Error(data.error)));
      };
      worker.onerror = (event) => end(() => reject(new Error(event.message || `${name}: the worker broke`)));
      worker.postMessage([baseUrl, name]);
    });
}
