/** The server doesn't have this file, so retrying won't help. */
export class AssetMissing extends Error {
  override readonly name = 'AssetMissing';
}

/** Downloads a file, decompressed, and reports the progress. */
export async function fetchBytes(
  url: string,
  onBytes: (received: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url);
  if (response.status === 404) throw new AssetMissing(`${url} does not exist`);
  if (!response.ok || !response.body) throw new Error(`${url}: HTTP ${response.status}`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  for (const reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    received += value.length;
    onBytes(received);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
