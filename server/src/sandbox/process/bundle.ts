import { existsSync, renameSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { hashSources, isNoTest } from './source-hash';

const root = resolve(import.meta.dirname, '../../../..');

/**
 * Bundles a runner program for development and tests, and returns the absolute path. The bundle is cached until the sources
 * change, and shared by all processes.
 */
export async function cachedRunner(source: string): Promise<string> {
  const outFolder = join(root, 'node_modules/.cache/emberforge');
  const sources = ['server/src/sandbox', 'shared/runner', 'package-lock.json'];
  const name = `${basename(source, '.ts')}-${hashSources(root, sources, isNoTest).slice(0, 16)}`;
  const cached = join(outFolder, `${name}.mjs`);
  if (existsSync(cached)) return cached;
  // Written under a temporary name first, because another process may be looking for it.
  renameSync(await bundleRunner({ source, outFolder, name: `${name}-${process.pid}` }), cached);
  return cached;
}

/**
 * Bundles a runner program into a single file that only imports Node's modules, and returns its absolute path,
 * `<outFolder>/<name>.mjs`. Used for production, development and tests.
 */
export async function bundleRunner(options: {
  source: string;
  outFolder: string;
  name: string;
  plugins?: Plugin[];
}): Promise<string> {
  // In a variable, to keep the bundler out of the server's own bundle.
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
 * Escapes all non-ASCII characters. V8 keeps a program's source in memory, and a single character outside Latin-1 makes it
 * use two bytes per character. Together with minifying, this saves three quarters of that memory in every process.
 */
const asciiOnly: Plugin = {
  name: 'ascii-only',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = escaped(chunk.code);
  },
};

const escaped = (code: string) =>
  code.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
