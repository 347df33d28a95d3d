import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { endpointTable } from './endpoint-table.ts';
import { entryBudget } from './entry-budget.ts';
import { inlineScripts } from './inline-scripts.ts';
import { languageFirst } from './language-first.ts';
import { loadBesideEntry } from './load-beside-entry.ts';
import { serviceWorker } from './service-worker.ts';
import { fromRoot, webStyles } from './shared.ts';
import { translations } from './translations.ts';

/**
 * The version that the web app compares with GET /version: package.json's version plus a hash of the sources, which is the
 * same on every machine, with or without git.
 */
export function appVersion(): string {
  const { version } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as { version: string };
  const hash = createHash('sha256');
  for (const folder of ['renderer', 'shared', 'build/vite']) {
    const names = readdirSync(fromRoot(folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    for (const name of names) hash.update(name.slice(fromRoot('').length)).update(readFileSync(name));
  }
  hash.update(readFileSync(fromRoot('package-lock.json')));
  return `${version}+${hash.digest('hex').slice(0, 12)}`;
}

/** Writes `version.json`, the server's response to GET /version, next to the page. */
function versionFile(version: string): Plugin {
  return {
    name: 'emberforge:version-file',
    apply: 'build',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'version.json',
        source: JSON.stringify({ version }),
      });
    },
  };
}

/** monaco-vim imports Monaco's files by paths from before its package had `exports`. */
const monacoVim = [
  { find: /^monaco-vim$/, replacement: fromRoot('node_modules/monaco-vim/dist/index.mjs') },
  { find: /^monaco-editor\/esm\/vs\//, replacement: 'monaco-editor/' },
];

/** A hundred chunks that few pages load. Their names tell build/scripts/compress-web.mjs. */
const isMermaid = (module: string) => module.includes('/resources/mermaid/');

/** The web app: `vite build --config build/vite/web.vite.ts`, or `vite` with the same config for development. */
export default defineConfig(({ command }) => {
  // In development every edit would be a new version, and the app would ask for a reload each time.
  const version = command === 'build' ? appVersion() : 'dev';
  const api = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;
  return {
    root: fromRoot('renderer'),
    resolve: { tsconfigPaths: true, alias: monacoVim },
    plugins: [
      react(),
      translations({ sourceMap: command !== 'build' }),
      endpointTable(fromRoot('shared/contracts/index.ts')),
      versionFile(version),
      inlineScripts(fromRoot('renderer/public')),
      loadBesideEntry('renderer/src/api/send-request.ts'),
      entryBudget(),
      languageFirst(),
      serviceWorker(fromRoot('renderer/src/service-worker/service-worker.ts'), version),
    ],
    define: { __APP_VERSION__: JSON.stringify(version) },
    worker: { format: 'es' },
    css: webStyles,
    build: {
      outDir: fromRoot('dist/web'),
      emptyOutDir: true,
      target: 'es2023',
      manifest: true,
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        output: {
          // One chunk for everything that all pages need: on a slow connection, each request costs a round trip.
          // The texts apart, because translations need them before the rest may start (language-first.ts).
          codeSplitting: {
            groups: [
              { name: 'texts', tags: ['$initial'], test: /\/shared\/texts\//, priority: 1 },
              { name: 'start', tags: ['$initial'] },
            ],
          },
          chunkFileNames: ({ moduleIds }) =>
            `assets/${moduleIds.some(isMermaid) ? 'mermaid-' : ''}[name]-[hash].js`,
        },
      },
    },
    server: {
      port: Number(process.env.WEB_PORT ?? '5173'),
      proxy: {
        '/v1': { target: api, ws: true },
        '/runtimes': { target: api },
      },
    },
  };
});
