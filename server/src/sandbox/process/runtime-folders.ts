import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@shared/runner/languages';

/** Below the project's root: the runtimes that come with the product, then those that its build makes. */
export const runtimeFolders = (root: string): string[] =>
  ['resources/runtimes', 'dist/runtimes'].map((folder) => join(root, folder));

/** The folders that runtimes may lie in; the first that has a language's manifest wins. */
export class RuntimeFolders {
  constructor(readonly folders: readonly string[]) {}

  /** Where a language's files lie; undefined when this installation has no runtime for it. */
  folderOf(language: string): string | undefined {
    return this.folders.find((folder) => manifestTime(folder, language) !== undefined);
  }

  /** Differs once a language's runtime has been added, removed or replaced. */
  stampOf(language: Language): string {
    const folder = this.folderOf(language);
    return folder ? `${folder}:${manifestTime(folder, language)}` : '-';
  }
}

const manifestTime = (folder: string, language: string): number | undefined =>
  statSync(join(folder, language, 'manifest.json'), { throwIfNoEntry: false })?.mtimeMs;
