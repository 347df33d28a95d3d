import { expect, test } from 'vitest';
import { DISK_LIMITS } from '../limits';
import { ERRNO, WasiError } from './abi';
import { Disk, type FolderNode } from './disk';

const noSpace = new WasiError(ERRNO.nospc);

function newDisk(): { disk: Disk; root: FolderNode } {
  const disk = new Disk(() => 0n);
  return { disk, root: disk.folder() };
}

test('a full disk takes no more files, and takes one again for one that is deleted', () => {
  const { disk, root } = newDisk();
  for (let at = 1; at < DISK_LIMITS.nodes; at += 1) disk.link(root, `f${at}`, disk.file());
  for (let tries = 0; tries < 3; tries += 1) expect(() => disk.file()).toThrow(noSpace);
  disk.unlink(root, 'f1');
  expect(disk.file().size).toBe(0);
});

test('bytes of a deleted file are given back once nobody has it open', () => {
  const { disk, root } = newDisk();
  const file = disk.file();
  disk.link(root, 'large', file);
  disk.hold(file);
  disk.resize(file, DISK_LIMITS.bytes);
  disk.unlink(root, 'large');
  expect(() => disk.file(new Uint8Array(1))).toThrow(noSpace);
  disk.drop(file);
  expect(disk.file(new Uint8Array(1)).size).toBe(1);
});
