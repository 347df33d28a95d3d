import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@shared/runner/languages';

/** Folders of a project: the committed runtimes, then the built ones. */
export const runtimeFolders = (root: string): string[] =>
  ['resources/runtimes', 'dist/runtimes'].map((folder) => join(root, folder));

/** The folders that can contain runtimes. The first with a language's manifest is used. */
export class RuntimeFolders {
  constructor(readonly folders: readonly string[]) {}

  /** The folder that contains a language; undefined if this installation has no runtime for it. */
  folderOf(language: string): string | undefined {
    return this.folders.find((folder) => manifestTime(folder, language) !== undefined);
  }

  /** Changes when a language's runtime is added, removed or replaced. */
  stampOf(language: Language): string {
    const folder = this.folderOf(language);
    return folder ? `${folder}:${manifestTime(folder, language)}` : '-';
  }
}

const manifestTime = (folder: string, language: string): number | undefined =>
  statSync(join(folder, language, 'manifest.json'), { throwIfNoEntry: false })?.mtimeMs;
