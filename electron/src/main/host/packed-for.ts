import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The server whose learners this copy was packed for, which the packaging writes into package.json
 * (docs/desktop-installers.md).
 */
export function packedFor(root: string): string | undefined {
  const { homepage } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { homepage?: string };
  return homepage;
}
