import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json, from the sources and from the built server alike. */
export function projectRoot(folder = dirname(fileURLToPath(import.meta.url))): string {
  return existsSync(join(folder, 'package.json')) ? folder : projectRoot(dirname(folder));
}
