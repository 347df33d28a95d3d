import { DISK_LIMITS } from '../limits';
import { fail } from './abi';

export interface FileNode {
  kind: 'file';
  ino: bigint;
  modifiedNs: bigint;
  /** May be longer than `size`, to grow cheaply. */
  data: Uint8Array;
  size: number;
  /** Links and open descriptors: a deleted file that is still open goes on to count. */
  uses: number;
  /** `data` is the caller's, who may share it between runs: it is copied before the first change. */
  borrowed: boolean;
}

export interface FolderNode {
  kind: 'folder';
  ino: bigint;
  modifiedNs: bigint;
  entries: Map<string, DiskNode>;
}

/** A byte stream of the host: stdin, stdout, the harness's channel. */
export interface DeviceNode {
  kind: 'device';
  ino: bigint;
  modifiedNs: bigint;
  /** At most `limit` bytes; none is the end. */
  read?: (limit: number) => Uint8Array;
  write?: (bytes: Uint8Array) => void;
}

export type DiskNode = FileNode | FolderNode | DeviceNode;

/** The in-memory disk of one run. Its total size and number of files are capped: a full disk is ENOSPC. */
export class Disk {
  private nodes = 0;
  private bytes = 0;
  private nextIno = 1n;

  constructor(private readonly nowNs: () => bigint) {}

  folder(): FolderNode {
    return { kind: 'folder', ...this.newNode(), entries: new Map() };
  }

  file(content: Uint8Array = new Uint8Array(0)): FileNode {
    this.reserve(content.length);
    return { kind: 'file', ...this.newNode(), data: content, size: content.length, uses: 0, borrowed: true };
  }

  device(streams: Pick<DeviceNode, 'read' | 'write'>): DeviceNode {
    return { kind: 'device', ...this.newNode(), ...streams };
  }

  read(file: FileNode, offset: number, into: Uint8Array): number {
    const part = file.data.subarray(Math.min(offset, file.size), Math.min(offset + into.length, file.size));
    into.set(part);
    return part.length;
  }

  write(file: FileNode, offset: number, bytes: Uint8Array): void {
    const end = offset + bytes.length;
    if (end > file.size) this.resize(file, end);
    this.own(file);
    file.data.set(bytes, offset);
    this.touch(file);
  }

  resize(file: FileNode, size: number): void {
    if (size > DISK_LIMITS.bytes) fail('nospc');
    if (size > file.data.length) {
      const capacity = Math.max(size, Math.min(file.data.length * 2, file.data.length + (1 << 20)));
      this.reserve(capacity - file.data.length);
      const grown = new Uint8Array(capacity);
      grown.set(file.data.subarray(0, file.size));
      file.data = grown;
      file.borrowed = false;
    }
    if (size === 0) {
      this.bytes -= file.data.length;
      file.data = new Uint8Array(0);
      file.borrowed = false;
    }
    this.own(file);
    if (size < file.size) file.data.fill(0, size, file.size);
    file.size = size;
    this.touch(file);
  }

  link(folder: FolderNode, name: string, node: DiskNode): void {
    folder.entries.set(name, node);
    this.hold(node);
    this.touch(folder);
  }

  unlink(folder: FolderNode, name: string): void {
    const node = folder.entries.get(name);
    if (!node) return;
    folder.entries.delete(name);
    this.drop(node);
    this.touch(folder);
  }

  hold(node: DiskNode): void {
    if (node.kind === 'file') node.uses += 1;
  }

  /** Frees a file's room once nothing names it or has it open. */
  drop(node: DiskNode): void {
    if (node.kind === 'device') return;
    if (node.kind === 'file') {
      node.uses -= 1;
      if (node.uses > 0) return;
      this.bytes -= node.data.length;
    }
    if (node.kind === 'folder' && node.entries.size > 0) return;
    this.nodes -= 1;
  }

  touch(node: DiskNode): void {
    node.modifiedNs = this.nowNs();
  }

  private own(file: FileNode): void {
    if (file.borrowed) file.data = file.data.slice();
    file.borrowed = false;
  }

  private newNode(): { ino: bigint; modifiedNs: bigint } {
    if (this.nodes >= DISK_LIMITS.nodes) fail('nospc');
    this.nodes += 1;
    return { ino: this.nextIno++, modifiedNs: this.nowNs() };
  }

  private reserve(bytes: number): void {
    if (this.bytes + bytes > DISK_LIMITS.bytes) fail('nospc');
    this.bytes += bytes;
  }
}
