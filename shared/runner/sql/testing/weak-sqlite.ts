import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { SqlManifest } from '../assets';
import { COMPILE_OPTIONS, compileSqlite, linkRuntime, readGuest, readSqlite } from '../guest/compile';

const CACHE = resolve(import.meta.dirname, '../../../../node_modules/.cache/emberforge-sqlite');

const sha256 = (...parts: (Uint8Array | string)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');

/** The exact code of a defense in database.c, and its replacement. */
export interface GuestMutation {
  original: string;
  replacement: string;
}

/** SQLite's object file, cached because it takes a minute or more to compile and no mutation changes it. */
async function sqliteObject(): Promise<Uint8Array> {
  const { source } = await readSqlite();
  const path = join(CACHE, `${sha256(source, COMPILE_OPTIONS.join(' '))}.o`);
  if (existsSync(path)) return readFile(path);
  const object = await compileSqlite('-O0');
  await mkdir(CACHE, { recursive: true });
  // Renamed into place, since another test may be reading it.
  await writeFile(`${path}.${process.pid}`, object);
  await rename(`${path}.${process.pid}`, path);
  return object;
}

/** The SQL runtime's module without some of its defenses. Throws unless the code of each occurs exactly once. */
export async function weakModule(mutations: readonly GuestMutation[]): Promise<Uint8Array<ArrayBuffer>> {
  let guest = await readGuest();
  for (const { original, replacement } of mutations) {
    const parts = guest.split(original);
    if (parts.length !== 2) throw new Error(`found ${parts.length - 1} times in database.c: ${original}`);
    guest = parts.join(replacement);
  }
  return new Uint8Array(await linkRuntime(await sqliteObject(), guest));
}

const folders: string[] = [];

/** Creates a runtimes folder that contains such a module. */
export async function weakRuntime(mutations: readonly GuestMutation[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'weak-sqlite-'));
  folders.push(folder);
  await chmod(folder, 0o755); // Runner processes may use another user.
  await mkdir(join(folder, 'sql'));
  const module = await weakModule(mutations);
  const packed = brotliCompressSync(module, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  await writeFile(join(folder, 'sql/sqlite.wasm.br'), packed);
  const manifest: SqlManifest = {
    version: 'weak',
    sqliteSha256: '',
    guestSha256: '',
    module: {
      name: 'sqlite.wasm',
      bytes: module.length,
      sha256: sha256(module),
      compressedBytes: packed.length,
      compressedSha256: sha256(packed),
    },
  };
  await writeFile(join(folder, 'sql/manifest.json'), JSON.stringify(manifest));
  return folder;
}

/** Removes the folders that `weakRuntime` created. */
export async function removeWeakRuntimes(): Promise<void> {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
}
