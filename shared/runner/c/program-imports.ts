import { ByteReader, readWasmSections } from './wasm-reader';

/** The host functions that C's library imports. No others are available. */
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
/** A compiled program that can be started any number of times. */
export interface ReadyModule {
  wasm: Uint8Array;
  module: WebAssembly.Module;
}

const TABLES = 4;
/** Maximum number of functions in the table. The memory limit doesn't count tables. */
const MAX_TABLE_ENTRIES = 200_000;

/**
 * Compiles a module that was linked from a learner's objects. Returns an error message instead if the module imports an
 * unknown host function, has its own tables, or contains invalid assembly.
 */
export function compileLinked(wasm: Uint8Array, kind: 'program' | 'library'): WebAssembly.Module | string {
  let module: WebAssembly.Module;
  try {
    module = new WebAssembly.Module(wasm as Uint8Array<ArrayBuffer>);
  } catch (error) {
    if (error instanceof WebAssembly.CompileError) return 'The program contains invalid assembly code.';
    throw error;
  }
  for (const { module: from, name, kind: what } of WebAssembly.Module.imports(module)) {
    const known =
      from === 'wasi_snapshot_preview1' ? WASI : from === 'judge' && kind === 'library' ? JUDGE : undefined;
    if (what !== 'function' || !known?.has(name)) return `"${name}" can’t be imported from "${from}" here.`;
  }
  return hasOwnTables(wasm) ? 'Reference tables can’t be used here.' : module;
}

/** A normal program has a single table, for its functions, that can't grow. Any other table was added by hand. */
function hasOwnTables(wasm: Uint8Array): boolean {
  const section = readWasmSections(wasm).find(({ id }) => id === TABLES);
  if (!section) return false;
  const reader = new ByteReader(section.body);
  if (reader.unsigned() !== 1) return true;
  reader.u8(); // the kind of reference
  const hasMaximum = reader.u8() & 1;
  reader.unsigned();
  return !hasMaximum || reader.unsigned() > MAX_TABLE_ENTRIES;
}
