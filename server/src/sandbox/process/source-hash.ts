import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * SHA-256 of files and folders with all their contents. Equal for equal sources on every machine.
 * @param paths relative to `root`, with forward slashes
 * @param isSource decides by path whether a file is included
 */
export function hashSources(
  root: string,
  paths: readonly string[],
  isSource: (path: string) => boolean = () => true,
): string {
  const hash = createHash('sha256');
  const add = (path: string): void => {
    if (statSync(join(root, path)).isDirectory()) {
      for (const name of readdirSync(join(root, path)).sort()) add(`${path}/${name}`);
    } else if (isSource(path)) {
      hash.update(path).update(readFileSync(join(root, path)));
    }
  };
  for (const path of paths) add(path);
  return hash.digest('hex');
}

export const isNoTest = (path: string): boolean => !/\.(test|spec)\.tsx?$/.test(path);
