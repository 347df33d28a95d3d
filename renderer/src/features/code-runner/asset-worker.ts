import { fetchAssets } from '@shared/runner';
import type { AssetMessage } from './asset-messages';

/** The script of a thread that fetches one asset: the message it gets is the asset's path and name. */
const scope = globalThis as unknown as {
  postMessage: (message: AssetMessage, transfer?: Transferable[]) => void;
  addEventListener: (type: 'message', listener: (event: MessageEvent<[string, string]>) => void) => void;
};

const TELL_EVERY_MS = 100;

scope.addEventListener('message', async ({ data: [baseUrl, name] }) => {
  let toldAt = 0;
  try {
    const bytes = await fetchAssets(baseUrl)(name, (received) => {
      if (performance.now() - toldAt < TELL_EVERY_MS) return;
      toldAt = performance.now();
      scope.postMessage({ received });
    });
    const buffer = bytes.buffer as ArrayBuffer;
    scope.postMessage({ bytes: buffer }, [buffer]);
  } catch (error) {
    scope.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});
