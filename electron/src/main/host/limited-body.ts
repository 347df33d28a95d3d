/** A reply was longer than anything the server sends. */
export class BodyTooLong extends Error {
  override readonly name = 'BodyTooLong';

  constructor(maxBytes: number) {
    super(`The reply is longer than ${maxBytes} bytes`);
  }
}

/** A body that fails with `BodyTooLong` after this many bytes: a broken server can send without end. */
export function limitBody(body: ReadableStream<Uint8Array>, maxBytes: number): ReadableStream<Uint8Array> {
  let received = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        received += chunk.byteLength;
        if (received > maxBytes) controller.error(new BodyTooLong(maxBytes));
        else controller.enqueue(chunk);
      },
    }),
  );
}

/** All bytes of a reply. @throws BodyTooLong */
export async function readLimited(response: Response, maxBytes: number): Promise<Uint8Array> {
  if (!response.body) return new Uint8Array();
  return new Uint8Array(await new Response(limitBody(response.body, maxBytes)).arrayBuffer());
}
