const HEADER_BYTES = 8;
const CUSTOM = 0;
const decoder = new TextDecoder();

/** Reads the numbers and strings of WebAssembly and DWARF sequentially. Throws a `RangeError` past the end. */
export class ByteReader {
  private readonly view: DataView;
  constructor(
    readonly bytes: Uint8Array,
    public at = 0,
  ) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get done(): boolean {
    return this.at >= this.bytes.length;
  }
  u8(): number {
    return this.view.getUint8(this.at++);
  }
  i8(): number {
    return this.view.getInt8(this.at++);
  }
  u16(): number {
    this.at += 2;
    return this.view.getUint16(this.at - 2, true);
  }
  u32(): number {
    this.at += 4;
    return this.view.getUint32(this.at - 4, true);
  }
  unsigned(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.u8();
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  }
  signed(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.u8();
      value += (byte & 127) * scale;
      if (byte < 128) return byte & 64 ? value - scale * 128 : value;
    }
  }
  /** A length-prefixed string. */
  name(): string {
    return decoder.decode(this.take(this.unsigned()));
  }
  /** A null-terminated string. */
  nullTerminated(): string {
    const end = this.bytes.indexOf(0, this.at);
    if (end < 0) throw new RangeError('unterminated string');
    const text = decoder.decode(this.bytes.subarray(this.at, end));
    this.at = end + 1;
    return text;
  }
  take(length: number): Uint8Array {
    this.at += length;
    if (this.at > this.bytes.length) throw new RangeError('unexpected end of data');
    return this.bytes.subarray(this.at - length, this.at);
  }
}

export interface WasmSection {
  id: number;
  /** Name of a custom section; empty for other sections. */
  name: string;
  /** Offset of `body` in the module. */
  start: number;
  body: Uint8Array;
}

export function readWasmSections(wasm: Uint8Array): WasmSection[] {
  const reader = new ByteReader(wasm, HEADER_BYTES);
  const sections: WasmSection[] = [];
  while (!reader.done) {
    const id = reader.u8();
    const length = reader.unsigned();
    const end = reader.at + length;
    const name = id === CUSTOM ? reader.name() : '';
    sections.push({ id, name, start: reader.at, body: wasm.subarray(reader.at, end) });
    reader.at = end;
  }
  return sections;
}
