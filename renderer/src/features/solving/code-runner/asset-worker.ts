import { cacheAsset, isCached, readCached } from './asset-cache';
import type { AssetMessage, AssetRequest } from './asset-messages';
import { AssetMissing, fetchBytes } from './fetch-bytes';

/** The worker script that loads one asset, from the cache if it's there, otherwise from the server. */
const scope = globalThis as unknown as {
  postMessage: (message: AssetMessage, transfer?: Transferable[]) => void;
  addEventListener: (type: 'message', listener: (event: MessageEvent<AssetRequest>) => void) => void;
};

const PROGRESS_INTERVAL_MS = 100;

function createProgressReporter() {
  let reportedAt = 0;
  return (received: number) => {
    if (performance.now() - reportedAt < PROGRESS_INTERVAL_MS) return;
    reportedAt = performance.now();
    scope.postMessage({ received });
  };
}

async function loadAsset({ baseUrl, name, sha256, cacheOnly }: AssetRequest): Promise<ArrayBuffer | null> {
  const url = `${baseUrl}/${name}`;
  if (cacheOnly && (await isCached(url))) return null;
  const cached = sha256 && !cacheOnly ? await readCached(url) : undefined;
  if (cached) return cached;
  const bytes = await fetchBytes(url, createProgressReporter());
  if (sha256) {
    await check(name, bytes, sha256);
    await cacheAsset(url, bytes);
  }
  return cacheOnly ? null : bytes.buffer;
}

/** In insecure contexts there is no checksum API, and nothing is cached either. */
async function check(name: string, bytes: Uint8Array<ArrayBuffer>, sha256: string): Promise<void> {
  if (!globalThis.crypto?.subtle) return;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (found !== sha256) throw new Error(`the checksum of ${name} doesn't match its manifest`);
}

scope.addEventListener('message', async ({ data }) => {
  try {
    const bytes = await loadAsset(data);
    scope.postMessage({ bytes }, bytes ? [bytes] : []);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    scope.postMessage({ error: message, isMissing: error instanceof AssetMissing });
  }
});
