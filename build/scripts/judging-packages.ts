import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Packages that run learners' programs or process their data. */
const PACKAGES = [
  '@jitl/quickjs-wasmfile-release-sync',
  '@yowasp/clang',
  'node',
  'quickjs-emscripten-core',
  'sucrase',
  'typescript',
  'zod',
];

/** The locked versions of what runs and judges programs, in one line. */
export function judgingPackages(root: string): string {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string }>;
  };
  return PACKAGES.map((name) => `${name}@${lock.packages[`node_modules/${name}`]?.version}`).join(' ');
}
