import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commands } from '@yowasp/clang';

const SQLITE = join(import.meta.dirname, '../../../../node_modules/better-sqlite3/deps/sqlite3');

/** SQLite's source and header, as shipped in better-sqlite3. */
export const readSqlite = async () => ({
  source: await readFile(join(SQLITE, 'sqlite3.c')),
  header: await readFile(join(SQLITE, 'sqlite3.h')),
});

/** Our part: SQLite's operating system layer, and the restrictions for scripts. */
export const readGuest = () => readFile(join(import.meta.dirname, 'database.c'), 'utf8');

const DEFINES = [
  // Our own operating system layer, which has no files.
  ...['OS_OTHER=1', 'THREADSAFE=0', 'TEMP_STORE=3', 'OMIT_LOAD_EXTENSION', 'OMIT_SHARED_CACHE', 'OMIT_WAL'],
  ...['MAX_ATTACHED=0', 'USE_URI=0'],
  // A misspelled column in double quotes is an error, not a string.
  'DQS=0',
  ...['ENABLE_MATH_FUNCTIONS', 'OMIT_DEPRECATED', 'LIKE_DOESNT_MATCH_BLOBS', 'DEFAULT_MEMSTATUS=0'],
  'USE_ALLOCA',
]
  .map((define) => `-DSQLITE_${define}`)
  .concat('-DNDEBUG');

/** The functions that shared/runner/sql/engine.ts calls, besides database.c's own exports. */
const EXPORTS = [
  ...['malloc', 'free', 'prepare_v2', 'step', 'finalize', 'column_count', 'column_name', 'column_type'],
  ...['column_int64', 'column_double', 'column_blob', 'column_text', 'column_bytes', 'errmsg'],
  ...['error_offset', 'extended_errcode', 'changes', 'get_autocommit'],
].map((name) => `-Wl,--export=sqlite3_${name}`);

/** Options for compiling SQLite itself; part of the cache key of its object file. */
export const COMPILE_OPTIONS = [...DEFINES, '-I.', '-c'] as const;

type Files = Record<string, Uint8Array | string>;

/** Runs clang on in-memory files. Rejects with its error output if it doesn't create `output`. */
async function clang(args: readonly string[], files: Files, output: string): Promise<Uint8Array> {
  const messages: Uint8Array[] = [];
  const onStderr = (bytes: Uint8Array | null) => void (bytes && messages.push(bytes));
  const tree = await commands.clang([...args, '-o', output], files, {
    stderr: onStderr,
    fetchProgress: () => {},
  });
  const file = tree?.[output];
  if (!(file instanceof Uint8Array))
    throw new Error(`clang didn't create ${output}:\n${Buffer.concat(messages)}`);
  return file;
}

/** Compiles SQLite to an object file. Takes two minutes at -O2, a few seconds at -O0. */
export async function compileSqlite(optimization: '-O2' | '-O0'): Promise<Uint8Array> {
  const { source, header } = await readSqlite();
  const files = { 'sqlite3.c': source, 'sqlite3.h': header };
  return clang([optimization, ...COMPILE_OPTIONS, 'sqlite3.c'], files, 'sqlite3.o');
}

/** Links the module from SQLite's object file and the source of database.c. */
export async function linkRuntime(sqlite: Uint8Array, guest: string): Promise<Uint8Array> {
  const { header } = await readSqlite();
  const files = { 'sqlite3.o': sqlite, 'sqlite3.h': header, 'database.c': guest };
  const memory = ['--import-memory', '--initial-memory=2097152', '--strip-all', '-z,stack-size=1048576'];
  // The only state of an instance besides its memory: engine.ts rewinds both.
  memory.push('--export=__stack_pointer');
  const linked = [...EXPORTS, ...memory.map((each) => `-Wl,${each}`)];
  const options = ['-O2', '-mexec-model=reactor', ...DEFINES, ...linked];
  return clang([...options, '-I.', 'sqlite3.o', 'database.c'], files, 'sqlite.wasm');
}
