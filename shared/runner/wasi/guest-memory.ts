import { ERRNO, WasiError } from './abi';

const MAX_VECTORS = 1024;

/** Checked access to the guest's memory: an address outside is the guest's EFAULT, never the host's exception. */
export class GuestMemory {
  constructor(private readonly memory: () => WebAssembly.Memory) {}

  /** A view of `length` bytes; good until the guest runs again, since growing detaches it. */
  bytes(pointer: number, length: number): Uint8Array {
    const start = pointer >>> 0;
    const size = length >>> 0;
    const { buffer } = this.memory();
    if (start + size > buffer.byteLength) throw new WasiError(ERRNO.fault);
    return new Uint8Array(buffer, start, size);
  }

  view(pointer: number, length: number): DataView {
    const bytes = this.bytes(pointer, length);
    return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  text(pointer: number, length: number): string {
    return new TextDecoder().decode(this.bytes(pointer, length));
  }

  setU32(pointer: number, value: number): void {
    this.view(pointer, 4).setUint32(0, value, true);
  }

  setU64(pointer: number, value: bigint): void {
    this.view(pointer, 8).setBigUint64(0, value, true);
  }

  /** The buffers of a scattered read or write. */
  vectors(pointer: number, count: number): Uint8Array[] {
    if (count >>> 0 > MAX_VECTORS) throw new WasiError(ERRNO.inval);
    const table = this.view(pointer, count * 8);
    return Array.from({ length: count }, (_, index) =>
      this.bytes(table.getUint32(index * 8, true), table.getUint32(index * 8 + 4, true)),
    );
  }
}
