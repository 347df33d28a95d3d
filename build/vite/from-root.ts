import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** A path in this repository. */
export const fromRoot = (path: string) => join(root, path);
