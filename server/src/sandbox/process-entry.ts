import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FILE = 'runner.mjs';

/**
 * Absolute path of the runner's program. In production it's next to the server's own bundle. When running from sources,
 * it's bundled whenever they change. Either way, the runner is a single self-contained file with the same isolation.
 */
export async function findRunnerEntry(): Promise<string> {
  const here = dirname(fileURLToPath(import.meta.url));
  const built = [here, dirname(here)].map((folder) => join(folder, FILE)).find((path) => existsSync(path));
  if (built) return built;
  const { cachedRunner } = await import('./process/bundle');
  return cachedRunner(join(here, 'process', 'main.ts'));
}
