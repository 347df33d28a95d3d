import { DISK_LIMITS } from '../limits';
import { fail } from './abi';
import type { Disk, DiskNode, FileNode, FolderNode } from './disk';

export interface OpenFile {
  node: DiskNode;
  /** The path under which a program finds this folder; only for folders that are there from the start. */
  preopenedAs?: string;
  offset: number;
  append: boolean;
  readable: boolean;
  writable: boolean;
}

/** The file descriptors of one run. Numbers are given out lowest first, as a program may expect. */
export class OpenFiles {
  private readonly table = new Map<number, OpenFile>();

  constructor(private readonly disk: Disk) {}

  add(file: Partial<OpenFile> & { node: DiskNode }, at?: number): number {
    if (this.table.size >= DISK_LIMITS.openFiles) fail('mfile');
    let fd = at ?? 0;
    while (at === undefined && this.table.has(fd)) fd += 1;
    this.table.set(fd, { offset: 0, append: false, readable: true, writable: true, ...file });
    this.disk.hold(file.node);
    return fd;
  }

  get(fd: number): OpenFile {
    return this.table.get(fd) ?? fail('badf');
  }

  file(fd: number): OpenFile & { node: FileNode } {
    const open = this.get(fd);
    if (open.node.kind === 'folder') fail('isdir');
    if (open.node.kind === 'device') fail('spipe');
    return open as OpenFile & { node: FileNode };
  }

  folder(fd: number): FolderNode {
    const { node } = this.get(fd);
    return node.kind === 'folder' ? node : fail('notdir');
  }

  close(fd: number): void {
    const { node } = this.get(fd);
    this.table.delete(fd);
    if (node.kind === 'file') this.disk.drop(node);
  }

  renumber(from: number, to: number): void {
    const open = this.get(from);
    if (from === to) return;
    if (this.table.has(to)) this.close(to);
    this.table.set(to, open);
    this.table.delete(from);
  }

  /** For a test that a run leaves nothing behind, and for the build that records what a snapshot keeps open. */
  list(): Array<[number, OpenFile]> {
    return [...this.table];
  }
}
