import type { AssetMessage, AssetRequest } from './asset-messages';
import AssetWorker from './asset-worker?worker';
import { AssetMissing } from './fetch-bytes';

export interface FetchOptions {
  onBytes?: (received: number) => void;
  signal?: AbortSignal;
}

export type FetchAsset = (request: AssetRequest, options?: FetchOptions) => Promise<Uint8Array>;

/**
 * Loads one asset in its own worker: a runtime arrives in hundreds of chunks, which would freeze the page on a slow
 * machine. Rejects with `AssetMissing` if the server doesn't have it, and with the signal's reason when canceled.
 */
export const fetchInWorker: FetchAsset = (request, { onBytes, signal } = {}) =>
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
      end(() => reject(new Error(event.message || `${request.name}: the worker broke`)));
    worker.postMessage(request);
  });
