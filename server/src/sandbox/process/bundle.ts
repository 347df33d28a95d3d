import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Bundles a runner's program into one file that imports nothing but Node: `<outFolder>/<name>.mjs`, an absolute
 * path. The one way that it is built, for production, development and tests alike.
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
    plugins: options.plugins,
    ssr: { noExternal: true },
    build: {
      ssr: options.source,
      outDir: options.outFolder,
      emptyOutDir: false,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        output: { format: 'es', entryFileNames: `${options.name}.mjs`, codeSplitting: false },
      },
    },
  });
  return join(options.outFolder, `${options.name}.mjs`);
}
