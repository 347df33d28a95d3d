import { unpackFiles } from '../c/packed-files';
import type { FolderNode } from '../wasi/disk';
import { fileNode } from './tool';

const encoder = new TextEncoder();

/** The compiled standard library as a folder that compiler and linker read from, without a copy of its bytes. */
export class DiskLibrary {
  readonly folder: FolderNode = { kind: 'folder', ino: 1n, modifiedNs: 0n, entries: new Map() };
  /** Import paths. */
  readonly packages: readonly string[];

  /** @param packed Archives by the import paths of their packages. */
  constructor(packed: Uint8Array) {
    const archives = unpackFiles(packed);
    this.packages = archives.map(({ name }) => name);
    for (const { name, content } of archives) {
      this.folder.entries.set(fileNameOf(name), fileNode(content));
    }
  }

  /** Where the tools find what a package imports: of the library what is named, and the program's own packages. */
  importConfig(imports: readonly string[], objects: ReadonlyMap<string, Uint8Array>): Uint8Array {
    const library = imports
      .filter((name) => this.folder.entries.has(fileNameOf(name)))
      .map((name) => `packagefile ${name}=/std/${fileNameOf(name)}`);
    const own = [...objects.keys()].map((path, index) => `packagefile ${path}=/out/p${index}.a`);
    return encoder.encode([...library, ...own, ''].join('\n'));
  }
}

const fileNameOf = (name: string) => `${name.replaceAll('/', '.')}.a`;
