/**
 * npm run release: packs the built server as dist/release/emberforge-<version>.tar.gz. Unpacked anywhere, `npm start` only
 * installs what the server imports (docs/hosting.md).
 */
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { importedPackages, LEFT_OUT, type Manifest, RELEASE_FILES, releaseManifest } from './contents';
import { type Lock, releaseLock } from './lock';

const root = join(import.meta.dirname, '../../..');
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

const manifest = readJson('package.json') as Manifest;
const output = join(root, 'dist/release');
const name = `emberforge-${manifest.version}`;
const folder = join(output, name);
rmSync(output, { recursive: true, force: true });

const isLeftOut = (path: string) => LEFT_OUT.some((pattern) => matchesGlob(path, pattern));
for (const path of globSync(RELEASE_FILES, { cwd: root })) {
  if (!statSync(join(root, path)).isFile() || isLeftOut(path.replaceAll('\\', '/'))) continue;
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  cpSync(join(root, path), join(folder, path));
}

const bundles = globSync('dist/server/**/*.{js,mjs}', { cwd: root });
const packages = importedPackages(
  bundles.map((path) => readFileSync(join(root, path), 'utf8')),
  manifest.dependencies,
);
const released = releaseManifest(manifest, packages);
const lock = releaseLock(readJson('package-lock.json') as Lock, released);
for (const [file, content] of [
  ['package.json', released],
  ['package-lock.json', lock],
] as const)
  writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`);

execFileSync('tar', ['-czf', `${name}.tar.gz`, name], { cwd: output, stdio: 'inherit' });
rmSync(folder, { recursive: true });
const megabytes = statSync(join(output, `${name}.tar.gz`)).size / 1e6;
console.log(
  `dist/release/${name}.tar.gz: ${megabytes.toFixed(0)} MB, ${packages.length} packages to install`,
);
