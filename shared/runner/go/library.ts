import { unpackFiles } from '../c/packed-files';
import type { FolderNode } from '../wasi/disk';
import { fileNode } from './tool';

const encoder = new TextEncoder();

/** The compiled standard library as a folder for the compiler and linker. Doesn't copy its bytes. */
export class DiskLibrary {
  readonly folder: FolderNode = { kind: 'folder', ino: 1n, modifiedNs: 0n, entries: new Map() };
  /** Import paths. */
  readonly packages: readonly string[];

  /** @param packed archives named by their packages' import paths */
  constructor(packed: Uint8Array) {
    const archives = unpackFiles(packed);
    this.packages = archives.map(({ name }) => name);
    for (const { name, content } of archives) {
      this.folder.entries.set(fileNameOf(name), fileNode(content));
    }
  }

  /** Maps imports to files for the compiler and linker: the given library packages, and the program's own packages. */
  importConfig(imports: readonly string[], objects: ReadonlyMap<string, Uint8Array>): Uint8Array {
    const library = imports
      .filter((name) => this.folder.entries.has(fileNameOf(name)))
      .map((name) => `packagefile ${name}=/std/${fileNameOf(name)}`);
    const own = [...objects.keys()].map((path, index) => `packagefile ${path}=/out/p${index}.a`);
    return encoder.encode([...library, ...own, ''].join('\n'));
  }
}

const fileNameOf = (name: string) => `${name.replaceAll('/', '.')}.a`;
