/** The server has no such file: not now, and not at the next try. */
export class AssetMissing extends Error {
  override readonly name = 'AssetMissing';
}

/** A file's bytes as they were before the line packed them; says how many have come. */
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
