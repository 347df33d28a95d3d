import { existsSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const FILE = 'runner.mjs';

/**
 * The runner's built program, an absolute path. In production it lies beside the server's own bundle; from sources it
 * is bundled anew for this process, so that both run one self-contained file behind the same walls.
 */
export async function findRunnerEntry(): Promise<string> {
  const here = dirname(fileURLToPath(import.meta.url));
  const built = [here, dirname(here)].flatMap((folder) => [join(folder, FILE), join(folder, 'runner', FILE)]);
  const found = built.find((path) => existsSync(path));
  if (found) return found;
  const { bundleRunner } = await import('./process/bundle');
  const entry = await bundleRunner({
    source: join(here, 'process', 'main.ts'),
    outFolder: resolve(here, '../../../node_modules/.cache/emberforge'),
    name: `runner-${process.pid}`,
  });
  process.once('exit', () => rmSync(entry, { force: true }));
  return entry;
}
