import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Where a server's runtimes lie: those that come with the product, those that its build makes, and those that this
 * installation made for itself. The last is made if need be, so that what comes later can be read by every runner.
 */
export function runtimeFolders(root: string, dataDir: string): string[] {
  const own = join(dataDir, 'runtimes');
  mkdirSync(own, { recursive: true });
  return [join(root, 'resources/runtimes'), join(root, 'dist/runtimes'), own];
}
