import type { AssetLoader } from './assets';
import type { FromWorker, RunnerWorker } from './worker-protocol';

/** Puts a browser's Worker (whose script is `worker-entry.ts`) behind the face that `WorkerRunner` wants. */
export function webRunnerWorker(worker: Worker): RunnerWorker {
  return {
    postMessage: (message) => worker.postMessage(message),
    onMessage: (handler) =>
      worker.addEventListener('message', (event: MessageEvent<FromWorker>) => handler(event.data)),
    onFailure: (handler) => {
      worker.addEventListener('error', (event) => handler(new Error(event.message || 'the worker broke')));
      worker.addEventListener('messageerror', () => handler(new Error('a message could not be read')));
    },
    terminate: () => worker.terminate(),
  };
}

/**
 * Loads assets from a server that holds `resources/runtimes/` under `baseUrl` and sends each `<name>.br` as `<name>`
 * with `Content-Encoding: br`. Rejects when a file is not there.
 */
export function fetchAssets(baseUrl: string): AssetLoader {
  return async (name, onBytes) => {
    const response = await fetch(`${baseUrl}/${name}`);
    if (!response.ok || !response.body) throw new Error(`${name}: HTTP ${response.status}`);
    const parts: Uint8Array[] = [];
    let received = 0;
    for (const reader = response.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      received += value.length;
      onBytes?.(received);
    }
    return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
  };
}
