/**
 * Builds SQLite for learners' scripts into resources/runtimes/sql/: SQLite's one source file, as better-sqlite3 ships
 * it, and shared/runner/sql/guest/database.c, by clang as WebAssembly. Takes about two minutes.
 *
 *   node --import @oxc-node/core/register build/scripts/build-sql-runtime.ts
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commands } from '@yowasp/clang';
import type { SqlManifest } from '../../shared/runner/sql/assets';
import { sha256, writeCompressed } from './python-runtime/artifacts';

const ROOT = join(import.meta.dirname, '../..');
const SQLITE = join(ROOT, 'node_modules/better-sqlite3/deps/sqlite3');
const GUEST = join(ROOT, 'shared/runner/sql/guest/database.c');
const TARGET = join(ROOT, 'resources/runtimes/sql');

const DEFINES = [
  // No operating system but ours, which has no files.
  'SQLITE_OS_OTHER=1',
  'SQLITE_THREADSAFE=0',
  'SQLITE_TEMP_STORE=3',
  'SQLITE_OMIT_LOAD_EXTENSION',
  'SQLITE_OMIT_SHARED_CACHE',
  'SQLITE_OMIT_WAL',
  'SQLITE_MAX_ATTACHED=0',
  'SQLITE_USE_URI=0',
  // A misspelt column in double quotes is an error, and not a text.
  'SQLITE_DQS=0',
  'SQLITE_ENABLE_MATH_FUNCTIONS',
  'SQLITE_OMIT_DEPRECATED',
  'SQLITE_LIKE_DOESNT_MATCH_BLOBS',
  'SQLITE_DEFAULT_MEMSTATUS=0',
  'SQLITE_USE_ALLOCA',
  'NDEBUG',
];

/** What shared/runner/sql/engine.ts calls, besides what database.c exports by itself. */
const EXPORTS = [
  'malloc',
  'free',
  'prepare_v2',
  'step',
  'finalize',
  'column_count',
  'column_name',
  'column_type',
  'column_int64',
  'column_double',
  'column_blob',
  'column_bytes',
  'errmsg',
  'error_offset',
  'extended_errcode',
  'changes',
  'get_autocommit',
];

const source = await readFile(join(SQLITE, 'sqlite3.c'));
const header = await readFile(join(SQLITE, 'sqlite3.h'));
const guest = await readFile(GUEST);
const built = await commands.clang(
  [
    '-O2',
    '-mexec-model=reactor',
    ...DEFINES.map((define) => `-D${define}`),
    ...EXPORTS.map((name) => `-Wl,--export=sqlite3_${name}`),
    ...['--import-memory', '--initial-memory=2097152', '--strip-all'].map((option) => `-Wl,${option}`),
    '-Wl,-z,stack-size=1048576',
    '-I.',
    'sqlite3.c',
    'database.c',
    '-o',
    'sqlite.wasm',
  ],
  { 'sqlite3.c': source, 'sqlite3.h': header, 'database.c': guest },
);
const module = built?.['sqlite.wasm'];
if (!(module instanceof Uint8Array)) throw new Error('clang gave no module');

await mkdir(TARGET, { recursive: true });
const manifest: SqlManifest = {
  version: /#define SQLITE_VERSION\s+"([^"]+)"/.exec(header.toString())![1]!,
  sqliteSha256: sha256(source),
  guestSha256: sha256(guest),
  module: await writeCompressed(TARGET, 'sqlite.wasm', module),
};
await writeFile(join(TARGET, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
