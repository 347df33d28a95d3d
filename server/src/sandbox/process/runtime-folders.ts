import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@shared/runner/languages';

/**
 * The folders that runtimes may lie in, the first that has a language's manifest wins: what comes with the product,
 * what its build makes, what this installation made for itself.
 */
export class RuntimeFolders {
  constructor(readonly folders: readonly string[]) {}

  /** Where a language's files lie; undefined when this installation has no runtime for it. */
  folderOf(language: string): string | undefined {
    return this.folders.find((folder) => manifestTime(folder, language) !== undefined);
  }

  /** Differs once a runtime of one of these languages has come, gone or changed. */
  stampOf(languages: readonly Language[]): string {
    return languages
      .map((language) => {
        const folder = this.folderOf(language);
        return folder ? `${folder}:${manifestTime(folder, language)}` : '-';
      })
      .join(' ');
  }
}

const manifestTime = (folder: string, language: string): number | undefined =>
  statSync(join(folder, language, 'manifest.json'), { throwIfNoEntry: false })?.mtimeMs;
