import { FDFLAGS_APPEND, FILETYPE, fail, RIGHTS, type WasiFunction, WHENCE } from './abi';
import type { Disk, DiskNode } from './disk';
import type { GuestMemory } from './guest-memory';
import type { OpenFile, OpenFiles } from './open-files';

const DIRENT_BYTES = 24;
const encoder = new TextEncoder();

export const fileTypeOf = (node: DiskNode): number =>
  ({ file: FILETYPE.regular, folder: FILETYPE.directory, device: FILETYPE.unknown })[node.kind];

export function writeFileStat(memory: GuestMemory, pointer: number, node: DiskNode): void {
  const view = memory.view(pointer, 64);
  view.setBigUint64(0, 1n, true);
  view.setBigUint64(8, node.ino, true);
  view.setBigUint64(16, BigInt(fileTypeOf(node)), true);
  view.setBigUint64(24, 1n, true);
  view.setBigUint64(32, BigInt(node.kind === 'file' ? node.size : 0), true);
  for (const at of [40, 48, 56]) view.setBigUint64(at, node.modifiedNs, true);
}

/** A 64-bit offset as a number; past the end of any possible disk it is refused. */
function toOffset(value: bigint): number {
  return value >= 0n && value <= 0xffffffffn ? Number(value) : fail('inval');
}

/** Calls on open file descriptors. */
export function fileCalls(memory: GuestMemory, files: OpenFiles, disk: Disk): Record<string, WasiFunction> {
  function readInto(open: OpenFile, into: Uint8Array, offset: number): number {
    if (!open.readable) fail('badf');
    const { node } = open;
    if (node.kind === 'folder') fail('isdir');
    if (node.kind === 'file') return disk.read(node, offset, into);
    const bytes = node.read ? node.read(into.length) : fail('badf');
    into.set(bytes);
    return bytes.length;
  }

  function writeFrom(open: OpenFile, bytes: Uint8Array, offset: number): void {
    if (!open.writable) fail('badf');
    const { node } = open;
    if (node.kind === 'folder') fail('isdir');
    if (node.kind === 'file') disk.write(node, offset, bytes);
    else if (node.write) node.write(bytes);
    else fail('badf');
  }

  function readAll(open: OpenFile, vectors: Uint8Array[], from: number): number {
    let total = 0;
    for (const vector of vectors) {
      const count = readInto(open, vector, from + total);
      total += count;
      if (count < vector.length) break;
    }
    return total;
  }

  function writeAll(open: OpenFile, vectors: Uint8Array[], from: number): number {
    let total = 0;
    for (const vector of vectors) {
      writeFrom(open, vector, from + total);
      total += vector.length;
    }
    return total;
  }

  return {
    fd_close: (fd: number) => files.close(fd),
    fd_renumber: (from: number, to: number) => files.renumber(from, to),
    fd_advise: (fd: number) => void files.get(fd),
    fd_sync: (fd: number) => void files.get(fd),
    fd_datasync: (fd: number) => void files.get(fd),
    fd_allocate: (fd: number, offset: bigint, length: bigint) => {
      const { node } = files.file(fd);
      disk.resize(node, Math.max(node.size, toOffset(offset + length)));
    },
    fd_fdstat_get: (fd: number, pointer: number) => {
      const { node, append } = files.get(fd);
      const view = memory.view(pointer, 24);
      view.setUint16(0, fileTypeOf(node), true);
      view.setUint16(2, append ? FDFLAGS_APPEND : 0, true);
      view.setUint32(4, 0, true);
      view.setBigUint64(8, RIGHTS.all, true);
      view.setBigUint64(16, RIGHTS.all, true);
    },
    fd_fdstat_set_flags: (fd: number, flags: number) => {
      files.get(fd).append = (flags & FDFLAGS_APPEND) !== 0;
    },
    fd_filestat_get: (fd: number, pointer: number) => writeFileStat(memory, pointer, files.get(fd).node),
    fd_filestat_set_size: (fd: number, size: bigint) => {
      const open = files.file(fd);
      if (!open.writable) fail('badf');
      disk.resize(open.node, toOffset(size));
    },
    fd_filestat_set_times: (fd: number) => disk.touch(files.get(fd).node),
    fd_prestat_get: (fd: number, pointer: number) => {
      const name = files.get(fd).preopenedAs ?? fail('badf');
      memory.setU32(pointer, 0);
      memory.setU32(pointer + 4, encoder.encode(name).length);
    },
    fd_prestat_dir_name: (fd: number, pointer: number, length: number) => {
      const name = encoder.encode(files.get(fd).preopenedAs ?? fail('badf'));
      memory.bytes(pointer, length).set(name.subarray(0, length));
    },
    fd_read: (fd: number, vectors: number, count: number, result: number) => {
      const open = files.get(fd);
      const read = readAll(open, memory.vectors(vectors, count), open.offset);
      open.offset += read;
      memory.setU32(result, read);
    },
    fd_pread: (fd: number, vectors: number, count: number, offset: bigint, result: number) =>
      memory.setU32(result, readAll(files.file(fd), memory.vectors(vectors, count), toOffset(offset))),
    fd_write: (fd: number, vectors: number, count: number, result: number) => {
      const open = files.get(fd);
      if (open.append && open.node.kind === 'file') open.offset = open.node.size;
      const written = writeAll(open, memory.vectors(vectors, count), open.offset);
      open.offset += written;
      memory.setU32(result, written);
    },
    fd_pwrite: (fd: number, vectors: number, count: number, offset: bigint, result: number) =>
      memory.setU32(result, writeAll(files.file(fd), memory.vectors(vectors, count), toOffset(offset))),
    fd_seek: (fd: number, offset: bigint, whence: number, result: number) => {
      const open = files.file(fd);
      const base = { [WHENCE.set]: 0, [WHENCE.cur]: open.offset, [WHENCE.end]: open.node.size }[whence];
      open.offset = toOffset(BigInt(base ?? fail('inval')) + offset);
      memory.setU64(result, BigInt(open.offset));
    },
    fd_tell: (fd: number, result: number) => memory.setU64(result, BigInt(files.file(fd).offset)),
    fd_readdir: (fd: number, pointer: number, length: number, cookie: bigint, result: number) => {
      const target = memory.bytes(pointer, length);
      memory.setU32(result, writeEntries(target, [...files.folder(fd).entries], Number(cookie)));
    },
  };
}

/** Fills `target` with directory entries from the `first` on; the last may be cut, which asks for another call. */
function writeEntries(target: Uint8Array, entries: Array<[string, DiskNode]>, first: number): number {
  let used = 0;
  for (let index = first; index < entries.length && used < target.length; index += 1) {
    const [name, node] = entries[index]!;
    const text = encoder.encode(name);
    const entry = new Uint8Array(DIRENT_BYTES + text.length);
    const view = new DataView(entry.buffer);
    view.setBigUint64(0, BigInt(index + 1), true);
    view.setBigUint64(8, node.ino, true);
    view.setUint32(16, text.length, true);
    view.setUint32(20, fileTypeOf(node), true);
    entry.set(text, DIRENT_BYTES);
    const part = entry.subarray(0, target.length - used);
    target.set(part, used);
    used += part.length;
  }
  return used;
}
