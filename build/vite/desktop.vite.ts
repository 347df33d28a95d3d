import { defineConfig } from 'vite';
import { desktopChannels } from './desktop-channels.ts';
import { fromRoot } from './shared.ts';

/**
 * Bundles the desktop app's main process or its preload script (`--mode preload`), as CommonJS: a sandboxed preload script
 * can't be anything else. What has binaries stays in node_modules.
 */
export default defineConfig(({ mode }) => {
  const part = mode === 'preload' ? 'preload' : 'main';
  return {
    root: fromRoot(''),
    resolve: { tsconfigPaths: true },
    plugins: [desktopChannels(fromRoot('shared/desktop/index.ts'))],
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external: ['electron', 'better-sqlite3', 'keytar'] },
    build: {
      ssr: true,
      outDir: 'dist/desktop',
      emptyOutDir: false,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        input: { [part]: `electron/src/${part}/${part}.ts` },
        // One file each: a sandboxed preload script can't load another one.
        output: { format: 'cjs', entryFileNames: '[name].cjs', codeSplitting: false },
      },
    },
  };
});
