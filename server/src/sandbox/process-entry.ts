import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FILE = 'runner.mjs';

/**
 * The runner's built program. In production it lies beside the server's own bundle; from sources it is bundled anew
 * into `cacheFolder`, so that both run one self-contained file behind the same walls.
 */
export async function findRunnerEntry(cacheFolder: string): Promise<string> {
  const here = dirname(fileURLToPath(import.meta.url));
  const built = [here, dirname(here)].flatMap((folder) => [join(folder, FILE), join(folder, 'runner', FILE)]);
  const found = built.find((path) => existsSync(path));
  if (found) return found;
  const { bundleRunner } = await import('./process/bundle');
  return bundleRunner({ source: join(here, 'process', 'main.ts'), outFolder: cacheFolder, name: 'runner' });
}
