import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleRunner } from '@server/sandbox/process/bundle';
import { hashSources, isNoTest } from '@server/sandbox/process/source-hash';
import { build } from 'vite';
// @ts-expect-error: a plain script, which also runs beside the server
import { compressWeb } from './compress-web.mjs';
import { packCli } from './pack-cli';
// @ts-expect-error: a plain script, which also runs before anything is installed
import { unpackRuntimes } from './unpack-runtimes.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const dist = join(root, 'dist');

/** A build step: what it's built from, and the file that shows it's done. */
interface Target {
  name: string;
  sources: string[];
  /** Built from the web app, or the web app itself. */
  isOfPages?: boolean;
  proof: string;
  make: () => Promise<unknown>;
}

/** This process imports TypeScript by itself. Vite's own ways take longer, or give up after a minute on a busy machine. */
const bundle = (side: 'web' | 'prerender' | 'server' | 'cli') =>
  build({ configFile: join(root, `build/vite/${side}.vite.ts`), configLoader: 'native', logLevel: 'warn' });

const bundleDesktop = (part: 'main' | 'preload') =>
  build({
    configFile: join(root, 'build/vite/desktop.vite.ts'),
    configLoader: 'native',
    logLevel: 'warn',
    mode: part,
  });

const common = ['build', 'shared', 'package-lock.json', 'tsconfig.json'];

const targets: Target[] = [
  {
    name: 'unpacked runtimes',
    sources: ['build/scripts/unpack-runtimes.mjs', 'resources/runtimes'],
    proof: 'runtimes/unpacked',
    make: () => unpackRuntimes(join(root, 'resources/runtimes'), join(dist, 'runtimes/unpacked')),
  },
  {
    name: 'web app',
    isOfPages: true,
    sources: [...common, 'renderer', 'resources/mermaid', 'resources/runtimes'],
    proof: 'web/index.html',
    make: () => bundle('web'),
  },
  {
    name: 'page renderer',
    sources: [...common, 'renderer', 'dist/web/.vite/manifest.json'],
    isOfPages: true,
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
    name: 'compressed copies',
    sources: ['build/scripts/compress-web.mjs', 'dist/web/.vite/manifest.json'],
    isOfPages: true,
    // Goes with the web app it belongs to.
    proof: 'web/.vite/compressed',
    make: async () => {
      await compressWeb(join(dist, 'web/assets'));
      writeFileSync(join(dist, 'web/.vite/compressed'), '');
    },
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

const slug = (name: string) => name.replaceAll(' ', '-');
const stampOf = (target: Target) => join(dist, `.${slug(target.name)}.built-from`);

const isFresh = (target: Target, hash: string) =>
  existsSync(join(dist, target.proof)) &&
  existsSync(stampOf(target)) &&
  readFileSync(stampOf(target), 'utf8') === hash;

async function bring(target: Target): Promise<void> {
  const hash = hashSources(root, target.sources, isNoTest);
  if (isFresh(target, hash)) return;
  const started = performance.now();
  await target.make();
  writeFileSync(stampOf(target), hash);
  console.log(`Built the ${target.name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** `--without=desktop-app,compressed-copies`: what a server starts without. */
const left = process.argv.find((arg) => arg.startsWith('--without='))?.split(/[=,]/) ?? [];
const wanted = targets.filter(({ name }) => !left.includes(slug(name)));

/** One after the other: they follow each other. */
async function bringAll(lane: Target[]): Promise<void> {
  for (const target of lane) await bring(target);
}

// Two lanes for two processors: the web app takes as long as all the rest.
await Promise.all([
  bringAll(wanted.filter(({ isOfPages }) => isOfPages)),
  bringAll(wanted.filter(({ isOfPages }) => !isOfPages)),
]);
