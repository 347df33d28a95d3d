export interface PackedFile {
  name: string;
  content: Uint8Array;
}

const HEADER_BYTES = 4;

/** Packs files into one: the length of an index (32-bit little-endian), the index as JSON, then the contents. */
export function packFiles(files: readonly PackedFile[]): Uint8Array {
  const index = new TextEncoder().encode(
    JSON.stringify(files.map(({ name, content }) => [name, content.length])),
  );
  const total = files.reduce((sum, { content }) => sum + content.length, HEADER_BYTES + index.length);
  const packed = new Uint8Array(total);
  new DataView(packed.buffer).setUint32(0, index.length, true);
  packed.set(index, HEADER_BYTES);
  let at = HEADER_BYTES + index.length;
  for (const { content } of files) {
    packed.set(content, at);
    at += content.length;
  }
  return packed;
}

/** Unpacks the files of `packFiles`. Their contents are views into `packed`. */
export function unpackFiles(packed: Uint8Array): PackedFile[] {
  const length = new DataView(packed.buffer, packed.byteOffset).getUint32(0, true);
  let at = HEADER_BYTES + length;
  const index = JSON.parse(new TextDecoder().decode(packed.subarray(HEADER_BYTES, at)));
  return (index as [string, number][]).map(([name, size]) => {
    const content = packed.subarray(at, at + size);
    at += size;
    return { name, content };
  });
}
