import { ByteReader, readWasmSections } from './wasm-reader';

/** What a program of C's library asks its host for; nothing else is there to be imported. */
const WASI = new Set(
  (
    'args_get args_sizes_get environ_get environ_sizes_get clock_res_get clock_time_get fd_advise fd_allocate ' +
    'fd_close fd_datasync fd_fdstat_get fd_fdstat_set_flags fd_filestat_get fd_filestat_set_size ' +
    'fd_filestat_set_times fd_pread fd_prestat_get fd_prestat_dir_name fd_pwrite fd_read fd_readdir fd_renumber ' +
    'fd_seek fd_sync fd_tell fd_write path_create_directory path_filestat_get path_filestat_set_times path_link ' +
    'path_open path_readlink path_remove_directory path_rename path_symlink path_unlink_file poll_oneoff proc_exit ' +
    'sched_yield random_get sock_accept sock_recv sock_send sock_shutdown'
  ).split(' '),
);
const JUDGE = new Set(['number', 'real', 'bytes', 'array', 'pointer', 'compare', 'skip']);
/** A program that can be started any number of times. */
export interface ReadyModule {
  wasm: Uint8Array;
  module: WebAssembly.Module;
}

const TABLES = 4;
/** Functions that pointers can lead to; a table of them is memory that the memory limit does not count. */
const TABLE_ENTRIES = 200_000;

/**
 * Compiles a module that was linked from a learner's objects. Gives a text instead when it asks for a host function
 * that there is not or for memory of another kind, or when assembler in it is not valid.
 */
export function compileLinked(wasm: Uint8Array, kind: 'program' | 'library'): WebAssembly.Module | string {
  let module: WebAssembly.Module;
  try {
    module = new WebAssembly.Module(wasm as Uint8Array<ArrayBuffer>);
  } catch (error) {
    if (error instanceof WebAssembly.CompileError) return 'The assembler code in the program is not valid.';
    throw error;
  }
  for (const { module: from, name, kind: what } of WebAssembly.Module.imports(module)) {
    const known =
      from === 'wasi_snapshot_preview1' ? WASI : from === 'judge' && kind === 'library' ? JUDGE : undefined;
    if (what !== 'function' || !known?.has(name)) return `There is no "${name}" of "${from}" to import here.`;
  }
  return hasOwnTables(wasm) ? 'Tables of references cannot be used here.' : module;
}

/** A program has one table, of its functions, that cannot grow: each other one is of its own making. */
function hasOwnTables(wasm: Uint8Array): boolean {
  const section = readWasmSections(wasm).find(({ id }) => id === TABLES);
  if (!section) return false;
  const reader = new ByteReader(section.body);
  if (reader.unsigned() !== 1) return true;
  reader.u8(); // the kind of reference
  const hasMaximum = reader.u8() & 1;
  reader.unsigned();
  return !hasMaximum || reader.unsigned() > TABLE_ENTRIES;
}
