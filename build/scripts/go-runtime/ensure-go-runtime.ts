import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { GoManifest } from '../../../shared/runner/go/assets';
import { findToolchain, RuntimeBuild } from './toolchain';
import { writeRuntime } from './write-runtime';

/** What the runtime is made of beside the toolchain. */
const SOURCES = ['.', 'tools', 'judge', '../../../shared/runner/go/packages.ts'];

async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES.map((name) => join(import.meta.dirname, name))) {
    const files = source.endsWith('.ts')
      ? [source]
      : (await readdir(source)).filter((name) => /\.(go|ts)$/.test(name) && !name.endsWith('.test.ts'));
    for (const name of files.sort()) hash.update(await readFile(name === source ? name : join(source, name)));
  }
  return hash.digest('hex');
}

/** The runtime that lies in a folder; undefined when there is none, or one that cannot be read. */
export async function readBuiltRuntime(folder: string): Promise<GoManifest | undefined> {
  try {
    return GoManifest.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
  } catch {
    return undefined; // it is built anew
  }
}

export type EnsuredRuntime = 'present' | 'built' | 'no toolchain';

/**
 * Sees to it that Go's runtime lies in `folder` (a server's is `DATA_DIR/runtimes/go`), building it where a toolchain
 * of Go 1.25 or newer is on PATH and the one that is there is not of that toolchain and these sources. A runtime that
 * came as a release artifact stays where no toolchain is. Rejects when the build fails.
 */
export async function ensureGoRuntime(
  folder: string,
  say: (text: string) => void = () => undefined,
): Promise<EnsuredRuntime> {
  const present = await readBuiltRuntime(folder);
  const toolchain = await findToolchain();
  if (!toolchain) return present ? 'present' : 'no toolchain';
  const builtFrom = await hashOfSources();
  if (present?.builtFrom === builtFrom && present.version === toolchain.version) return 'present';
  const workFolder = join(dirname(folder), 'go-build');
  await mkdir(workFolder, { recursive: true });
  const build = new RuntimeBuild(toolchain, workFolder);
  say(`Building Go's compiler (${toolchain.version}) ...`);
  const compiler = await build.tool('compile');
  say("Building Go's linker ...");
  const linker = await build.tool('link');
  say("Building Go's standard library ...");
  const archives = await build.archives();
  say('Packing ...');
  const version = toolchain.version;
  const manifest = await writeRuntime(folder, { version, builtFrom, compiler, linker, archives });
  await rm(workFolder, { recursive: true, force: true });
  const bytes = [manifest.compiler, manifest.linker, manifest.archives].reduce(
    (sum, file) => sum + file.compressedBytes,
    0,
  );
  say(`Go's runtime is ready: ${(bytes / 1e6).toFixed(1)} MB.`);
  return 'built';
}
