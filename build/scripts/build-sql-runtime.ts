/**
 * Builds resources/runtimes/sql/: compiles better-sqlite3's copy of SQLite and shared/runner/sql/guest/database.c to
 * WebAssembly with clang. Takes about two minutes.
 *
 *   node --import @oxc-node/core/register build/scripts/build-sql-runtime.ts
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SqlManifest } from '../../shared/runner/sql/assets';
import { compileSqlite, linkRuntime, readGuest, readSqlite } from '../../shared/runner/sql/guest/compile';
import { sha256, writeCompressed } from './python-runtime/artifacts';

const TARGET = join(import.meta.dirname, '../../resources/runtimes/sql');

const { source, header } = await readSqlite();
const guest = await readGuest();
const module = await linkRuntime(await compileSqlite('-O2'), guest);

await mkdir(TARGET, { recursive: true });
const manifest: SqlManifest = {
  version: /#define SQLITE_VERSION\s+"([^"]+)"/.exec(header.toString())![1]!,
  sqliteSha256: sha256(source),
  guestSha256: sha256(Buffer.from(guest)),
  module: await writeCompressed(TARGET, 'sqlite.wasm', module),
};
await writeFile(join(TARGET, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
