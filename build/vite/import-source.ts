import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rollup } from 'vite';

export interface ImportedSource<Module> {
  module: Module;
  /** The files that it was made of. */
  files: string[];
}

/**
 * Imports a module of the sources into the build, as it is now. It's bundled first: Vite's module runner (`runnerImport`) asks
 * for each file by itself and gives up after a minute, which a busy machine needs.
 */
export async function importSource<Module>(entry: string): Promise<ImportedSource<Module>> {
  const built = (await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      write: false,
      target: 'node24',
      minify: false,
      rolldownOptions: { input: entry, output: { format: 'es', codeSplitting: false } },
    },
  })) as Rollup.RollupOutput;
  const [chunk] = built.output;
  return {
    module: (await importCode(chunk.code)) as Module,
    files: chunk.moduleIds.filter((id) => !id.startsWith('\0')),
  };
}

/** From a file of its own: the loader that builds run with knows no `data:` addresses. */
async function importCode(code: string): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'emberforge-build-'));
  try {
    const file = join(folder, 'module.mjs');
    writeFileSync(file, code);
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
