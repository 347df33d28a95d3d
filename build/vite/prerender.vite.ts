import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { endpointTable } from './endpoint-table.ts';
import { pageFiles } from './page-files.ts';
import { fromRoot, webStyles } from './shared.ts';
import { translations } from './translations.ts';

/** Bundles the web app for the server, which renders pages with it before they are sent. Build the web app first. */
export default defineConfig({
  root: fromRoot('renderer'),
  resolve: { tsconfigPaths: true },
  plugins: [
    react(),
    translations({ sourceMap: false }),
    endpointTable(fromRoot('shared/contracts/index.ts')),
    pageFiles(fromRoot('renderer/src/pages/pages.ts'), fromRoot('dist/web')),
  ],
  define: { 'process.env.NODE_ENV': '"production"', __APP_VERSION__: '""' },
  publicDir: false,
  css: webStyles,
  // Everything is in the bundle, in its production form, whatever the server's NODE_ENV.
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: fromRoot('dist/prerender'),
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: { main: join(fromRoot('renderer'), 'src/prerender/main.tsx') },
      // Only in pages that the server doesn't render.
      external: /^(monaco-|@monaco-editor\/)|\/resources\/mermaid\//,
      output: { format: 'es', entryFileNames: '[name].js' },
    },
  },
});
