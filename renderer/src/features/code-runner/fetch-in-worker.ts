import type { AssetMessage, AssetOrder } from './asset-messages';
import AssetWorker from './asset-worker?worker';
import { AssetMissing } from './fetch-bytes';

export interface FetchOptions {
  onBytes?: (received: number) => void;
  signal?: AbortSignal;
}

export type FetchAsset = (order: AssetOrder, options?: FetchOptions) => Promise<Uint8Array>;

/**
 * Brings one asset on a thread of its own: a runtime comes in hundreds of pieces, and a slow machine's page would
 * stand still over them. Rejects with `AssetMissing` when the server has none, with the signal's reason when cancelled.
 */
export const fetchInWorker: FetchAsset = (order, { onBytes, signal } = {}) =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const worker = new AssetWorker({ name: 'fetch' });
    const end = (settle: () => void) => {
      worker.terminate();
      signal?.removeEventListener('abort', abort);
      settle();
    };
    const abort = () => end(() => reject(signal?.reason));
    signal?.addEventListener('abort', abort);
    worker.onmessage = ({ data }: MessageEvent<AssetMessage>) => {
      if ('received' in data) onBytes?.(data.received);
      else if ('bytes' in data) end(() => resolve(new Uint8Array(data.bytes ?? new ArrayBuffer(0))));
      else end(() => reject(data.isMissing ? new AssetMissing(data.error) : new Error(data.error)));
    };
    worker.onerror = (event) =>
      end(() => reject(new Error(event.message || `${order.name}: the worker broke`)));
    worker.postMessage(order);
  });
