/** A reply is larger than what's read of one. */
export class ReplyTooLarge extends Error {
  override readonly name = 'ReplyTooLarge';
}

/** `fetch`, but a reply of more than `maxBytes` rejects with `ReplyTooLarge`, and isn't read to its end. */
export const fetchLimited =
  (maxBytes: number): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new ReplyTooLarge(`The reply has more than ${maxBytes} bytes.`);
      chunks.push(chunk);
    }
    const { status, statusText, headers } = response;
    const isEmpty = status === 204 || status === 205 || status === 304;
    return new Response(isEmpty ? null : Buffer.concat(chunks), { status, statusText, headers });
  };
