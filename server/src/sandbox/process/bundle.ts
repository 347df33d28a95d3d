import { existsSync, renameSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { hashSources, isNoTest } from './source-hash';

const root = resolve(import.meta.dirname, '../../../..');

/**
 * The bundle of a runner program for development and tests, an absolute path. Bundled once for the sources as they
 * are now, and shared by every process that asks for it.
 */
export async function cachedRunner(source: string): Promise<string> {
  const outFolder = join(root, 'node_modules/.cache/emberforge');
  const sources = ['server/src/sandbox', 'shared/runner', 'package-lock.json'];
  const name = `${basename(source, '.ts')}-${hashSources(root, sources, isNoTest).slice(0, 16)}`;
  const cached = join(outFolder, `${name}.mjs`);
  if (existsSync(cached)) return cached;
  // Under a name of its own first: another process may look for it now.
  renameSync(await bundleRunner({ source, outFolder, name: `${name}-${process.pid}` }), cached);
  return cached;
}

/**
 * Bundles a runner program into one file that imports nothing but Node: `<outFolder>/<name>.mjs`, an absolute path.
 * Production, development and tests all build it this way.
 */
export async function bundleRunner(options: {
  source: string;
  outFolder: string;
  name: string;
  plugins?: Plugin[];
}): Promise<string> {
  // Named by a variable, so that the server's own bundle does not carry a bundler.
  const bundler = 'vite';
  const { build } = (await import(bundler)) as typeof import('vite');
  await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    plugins: [...(options.plugins ?? []), asciiOnly],
    ssr: { noExternal: true },
    build: {
      ssr: options.source,
      outDir: options.outFolder,
      emptyOutDir: false,
      target: 'node24',
      minify: true,
      rolldownOptions: {
        output: { format: 'es', entryFileNames: `${options.name}.mjs`, codeSplitting: false },
      },
    },
  });
  return join(options.outFolder, `${options.name}.mjs`);
}

/**
 * Writes every other character as an escape. V8 keeps the whole text of a program, and a single character beyond
 * Latin-1 makes it keep two bytes for each: minified and like this it is a quarter of the size, in every process.
 */
const asciiOnly: Plugin = {
  name: 'ascii-only',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = escaped(chunk.code);
  },
};

const escaped = (code: string) =>
  code.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
