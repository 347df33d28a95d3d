import { FDFLAGS_APPEND, fail, OFLAGS, RIGHTS, type WasiFunction } from './abi';
import type { Disk, DiskNode, FolderNode } from './disk';
import { writeFileStat } from './file-calls';
import type { GuestMemory } from './guest-memory';
import type { OpenFiles } from './open-files';

const MAX_PATH = 1024;

/** A place on the disk: the folder that holds it, its name there, and what is there now. */
interface Place {
  folder: FolderNode;
  name: string;
  node: DiskNode | undefined;
}

/** Follows a path below `root`. There are no links, so `..` can only climb what it came down. */
function find(root: FolderNode, path: string): Place {
  if (path.startsWith('/')) fail('notcapable');
  const above: FolderNode[] = [];
  let folder = root;
  let place: Place = { folder: root, name: '.', node: root };
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (place.node === undefined) fail('noent');
    if (place.node.kind !== 'folder') fail('notdir');
    if (place.node !== folder) above.push(folder);
    folder = place.node;
    if (part === '..') {
      folder = above.pop() ?? fail('notcapable');
      place = { folder, name: '.', node: folder };
    } else {
      place = { folder, name: part, node: folder.entries.get(part) };
    }
  }
  return place;
}

/** Calls that name files by their path. */
export function pathCalls(memory: GuestMemory, files: OpenFiles, disk: Disk): Record<string, WasiFunction> {
  function at(fd: number, pointer: number, length: number): Place {
    if (length >>> 0 > MAX_PATH) fail('nametoolong');
    return find(files.folder(fd), memory.text(pointer, length));
  }

  function remove({ folder, name, node }: Place, kind: 'folder' | 'file'): void {
    if (!node) fail('noent');
    if (name === '.' || node.kind === 'device') fail('perm');
    if (kind === 'file' && node.kind === 'folder') fail('isdir');
    if (kind === 'folder' && node.kind !== 'folder') fail('notdir');
    if (node.kind === 'folder' && node.entries.size > 0) fail('notempty');
    disk.unlink(folder, name);
  }

  function open(place: Place, flags: number): DiskNode {
    if (!place.node) {
      if (!(flags & OFLAGS.creat) || flags & OFLAGS.directory) fail('noent');
      const file = disk.file();
      disk.link(place.folder, place.name, file);
      return file;
    }
    if (flags & OFLAGS.creat && flags & OFLAGS.excl) fail('exist');
    if (flags & OFLAGS.directory && place.node.kind !== 'folder') fail('notdir');
    if (flags & OFLAGS.trunc && place.node.kind === 'file') disk.resize(place.node, 0);
    return place.node;
  }

  function rename(from: Place, to: Place): void {
    if (!from.node) fail('noent');
    if (from.name === '.' || to.name === '.') fail('inval');
    if (from.node === to.node) return;
    if (from.node.kind === 'folder' && isInside(to.folder, from.node)) fail('inval');
    if (to.node) remove(to, from.node.kind === 'folder' ? 'folder' : 'file');
    disk.link(to.folder, to.name, from.node);
    from.folder.entries.delete(from.name);
    disk.touch(from.folder);
    if (from.node.kind === 'file') from.node.uses -= 1;
  }

  return {
    path_open: (
      fd: number,
      _lookup: number,
      path: number,
      length: number,
      flags: number,
      rights: bigint,
      _inherited: bigint,
      fdFlags: number,
      result: number,
    ) => {
      const node = open(at(fd, path, length), flags);
      const writable = (rights & RIGHTS.write) !== 0n;
      if (node.kind === 'folder' && writable) fail('isdir');
      const readable = (rights & RIGHTS.read) !== 0n;
      const append = (fdFlags & FDFLAGS_APPEND) !== 0;
      memory.setU32(result, files.add({ node, append, readable, writable }));
    },
    path_filestat_get: (fd: number, _flags: number, path: number, length: number, result: number) =>
      writeFileStat(memory, result, at(fd, path, length).node ?? fail('noent')),
    path_filestat_set_times: (fd: number, _flags: number, path: number, length: number) =>
      disk.touch(at(fd, path, length).node ?? fail('noent')),
    path_create_directory: (fd: number, path: number, length: number) => {
      const place = at(fd, path, length);
      if (place.node) fail('exist');
      disk.link(place.folder, place.name, disk.folder());
    },
    path_remove_directory: (fd: number, path: number, length: number) =>
      remove(at(fd, path, length), 'folder'),
    path_unlink_file: (fd: number, path: number, length: number) => remove(at(fd, path, length), 'file'),
    path_rename: (fd: number, from: number, fromLength: number, toFd: number, to: number, toLength: number) =>
      rename(at(fd, from, fromLength), at(toFd, to, toLength)),
    path_readlink: (fd: number, path: number, length: number) =>
      fail(at(fd, path, length).node ? 'inval' : 'noent'),
    path_link: () => fail('notsup'),
    path_symlink: () => fail('notsup'),
  };
}

function isInside(folder: FolderNode, root: FolderNode): boolean {
  if (folder === root) return true;
  return [...root.entries.values()].some((node) => node.kind === 'folder' && isInside(folder, node));
}
