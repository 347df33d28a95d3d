import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleRunner } from '@server/sandbox/process/bundle';
import { hashSources, isNoTest } from '@server/sandbox/process/source-hash';
import { build } from 'vite';
import { buildCRuntime } from './build-c-runtime';
import { packCli } from './pack-cli';
import { unpackRuntimes } from './unpack-runtimes';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const dist = join(root, 'dist');

/** A build step: what it's built from, and the file that shows it's done. */
interface Target {
  name: string;
  sources: string[];
  proof: string;
  make: () => Promise<unknown>;
}

const bundle = (side: 'web' | 'prerender' | 'server' | 'cli') =>
  build({ configFile: join(root, `build/vite/${side}.vite.ts`), configLoader: 'runner', logLevel: 'warn' });

const bundleDesktop = (part: 'main' | 'preload') =>
  build({
    configFile: join(root, 'build/vite/desktop.vite.ts'),
    configLoader: 'runner',
    logLevel: 'warn',
    mode: part,
  });

const common = ['build', 'shared', 'package-lock.json', 'tsconfig.json'];

const targets: Target[] = [
  {
    name: 'C runtime',
    sources: [
      'build/scripts/build-c-runtime.ts',
      'build/scripts/c-runtime',
      'package-lock.json',
      'shared/runner/c',
      'shared/runner/wasi',
    ],
    proof: 'runtimes/c/manifest.json',
    make: () => buildCRuntime(),
  },
  {
    name: 'unpacked runtimes',
    sources: ['build/scripts/unpack-runtimes.ts', 'resources/runtimes', 'dist/runtimes/c/manifest.json'],
    proof: 'runtimes/unpacked',
    make: () =>
      unpackRuntimes(
        ['resources/runtimes', 'dist/runtimes'].map((folder) => join(root, folder)),
        join(dist, 'runtimes/unpacked'),
      ),
  },
  {
    name: 'web app',
    sources: [...common, 'renderer', 'resources/runtimes'],
    proof: 'web/index.html',
    make: () => bundle('web'),
  },
  {
    name: 'page renderer',
    sources: [...common, 'renderer', 'dist/web/.vite/manifest.json'],
    proof: 'prerender/main.js',
    make: () => bundle('prerender'),
  },
  {
    name: 'server',
    sources: [...common, 'server/src'],
    proof: 'server/main.js',
    make: () => bundle('server'),
  },
  {
    name: 'runner',
    sources: [...common, 'server/src/sandbox'],
    proof: 'server/runner.mjs',
    make: () =>
      bundleRunner({
        source: join(root, 'server/src/sandbox/process/main.ts'),
        outFolder: join(dist, 'server'),
        name: 'runner',
      }),
  },
  {
    name: 'terminal client',
    sources: ['build/scripts/pack-cli.ts', 'build/vite/cli.vite.ts', 'package.json', 'shared', 'cli'],
    proof: 'downloads/emberforge.tgz',
    make: async () => {
      await bundle('cli');
      packCli(root, dist);
    },
  },
  {
    name: 'desktop app',
    sources: [
      'build/vite/desktop.vite.ts',
      'build/vite/desktop-channels.ts',
      'shared',
      'electron',
      'package-lock.json',
    ],
    proof: 'desktop/main.cjs',
    make: async () => {
      await bundleDesktop('preload');
      await bundleDesktop('main');
    },
  },
];

const stampOf = (target: Target) => join(dist, `.${target.name.replace(' ', '-')}.built-from`);

const isFresh = (target: Target, hash: string) =>
  existsSync(join(dist, target.proof)) &&
  existsSync(stampOf(target)) &&
  readFileSync(stampOf(target), 'utf8') === hash;

for (const target of targets) {
  const hash = hashSources(root, target.sources, isNoTest);
  if (isFresh(target, hash)) continue;
  const started = performance.now();
  process.stdout.write(`Building the ${target.name} ...`);
  await target.make();
  writeFileSync(stampOf(target), hash);
  process.stdout.write(` ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}
