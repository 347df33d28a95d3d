import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import root from '../../package.json';

/** Makes the bundled terminal client an npm package, for `/downloads/emberforge.tgz`. */
export function packCli(rootFolder: string, dist: string): void {
  const folder = join(dist, 'cli');
  const { version, license, dependencies, devDependencies } = root;
  const manifest = {
    name: 'emberforge',
    version,
    description: 'Does Emberforge’s terminal lessons on your own computer.',
    license,
    type: 'module',
    bin: { emberforge: 'bin/emberforge.js' },
    files: ['bin'],
    // util.styleText came with it.
    engines: { node: '>=20.12' },
    dependencies: { 'jq-wasm': dependencies['jq-wasm'] },
    // Without a keychain, the client keeps its session in a file.
    optionalDependencies: { keytar: devDependencies.keytar },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  copyFileSync(join(rootFolder, 'cli/README.md'), join(folder, 'README.md'));
  copyFileSync(join(rootFolder, 'LICENSE'), join(folder, 'LICENSE'));
  chmodSync(join(folder, 'bin/emberforge.js'), 0o755);
  mkdirSync(join(dist, 'downloads'), { recursive: true });
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  execFileSync(npm, ['pack', '--silent', '--pack-destination', join(dist, 'downloads')], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  renameSync(join(dist, `downloads/emberforge-${version}.tgz`), join(dist, 'downloads/emberforge.tgz'));
}
