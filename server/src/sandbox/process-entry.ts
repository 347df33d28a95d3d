import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FILE = 'runner.mjs';

/**
 * The runner's program, an absolute path. In production it's beside the server's own bundle; from sources it is
 * bundled when they change, so that both run one self-contained file behind the same walls.
 */
export async function findRunnerEntry(): Promise<string> {
  const here = dirname(fileURLToPath(import.meta.url));
  const built = [here, dirname(here)].map((folder) => join(folder, FILE)).find((path) => existsSync(path));
  if (built) return built;
  const { cachedRunner } = await import('./process/bundle');
  return cachedRunner(join(here, 'process', 'main.ts'));
}
