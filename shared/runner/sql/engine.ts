import type { Deadline } from '../deadline';

/** One value of a row: a bigint is SQLite's INTEGER, a number its REAL. */
export type Cell = null | bigint | number | string | Uint8Array;

/** An error from SQLite. `offset`: its position in bytes of the statement's text, if known. */
export class SqlError extends Error {
  override readonly name = 'SqlError';
  constructor(
    message: string,
    readonly code: number,
    readonly offset: number | undefined,
  ) {
    super(message);
  }
}

/** Longer names and messages are truncated: a learner's table can have a name of a megabyte. */
const MAX_NAME_BYTES = 400;
const MAX_MESSAGE_BYTES = 2000;

const PAGE = 65_536;
/** The module's initial memory, and so the smallest possible limit. */
const INITIAL_PAGES = 32;
export const CODE = { noMemory: 7, interrupted: 9, row: 100, done: 101 } as const;

interface Exports {
  __stack_pointer: WebAssembly.Global<'i32'>;
  _initialize(): void;
  sqlite3_malloc(bytes: number): number;
  sqlite3_free(pointer: number): void;
  sqlite3_prepare_v2(db: number, sql: number, bytes: number, statement: number, tail: number): number;
  sqlite3_step(statement: number): number;
  sqlite3_finalize(statement: number): number;
  sqlite3_column_count(statement: number): number;
  sqlite3_column_name(statement: number, column: number): number;
  sqlite3_column_type(statement: number, column: number): number;
  sqlite3_column_int64(statement: number, column: number): bigint;
  sqlite3_column_double(statement: number, column: number): number;
  sqlite3_column_blob(statement: number, column: number): number;
  sqlite3_column_text(statement: number, column: number): number;
  sqlite3_column_bytes(statement: number, column: number): number;
  sqlite3_errmsg(db: number): number;
  sqlite3_error_offset(db: number): number;
  sqlite3_extended_errcode(db: number): number;
  sqlite3_changes(db: number): number;
  sqlite3_get_autocommit(db: number): number;
  database_open(): number;
  database_save(db: number, size: number): number;
  database_restore(db: number, image: number, size: number): number;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * SQLite with one database, in its own instance, which shares only the compiled code with others. After a run it's
 * rewound or discarded, never cleaned up.
 */
export class Engine {
  /** Checked repeatedly while a statement runs. */
  deadline: Deadline | undefined;
  private readonly memory: WebAssembly.Memory;
  private readonly calls: Exports;
  private readonly db: number;
  /** The address of two words for SQLite's out parameters. */
  private readonly outParameters: number;
  /** Together with the stack pointer, all of the instance's state. */
  private readonly snapshot: Uint8Array;
  private readonly stackTop: number;

  constructor(module: WebAssembly.Module, memoryBytes: number) {
    const maximum = Math.max(INITIAL_PAGES, Math.floor(memoryBytes / PAGE));
    this.memory = new WebAssembly.Memory({ initial: INITIAL_PAGES, maximum });
    const host = {
      now: () => Date.now(),
      random: (target: number, bytes: number) => void crypto.getRandomValues(this.bytes(target, bytes)),
      stopped: () => (this.deadline?.passed ? 1 : 0),
    };
    const instance = new WebAssembly.Instance(module, { env: { memory: this.memory }, host });
    this.calls = instance.exports as unknown as Exports;
    this.calls._initialize();
    this.db = this.calls.database_open();
    this.outParameters = this.calls.sqlite3_malloc(8);
    if (!this.db || !this.outParameters) throw new Error('opening the database failed');
    this.snapshot = new Uint8Array(this.memory.buffer).slice();
    this.stackTop = this.calls.__stack_pointer.value;
  }

  /** Restores the initial state, byte for byte. Returns false if that's impossible because the memory has grown. */
  rewind(): boolean {
    if (this.memoryBytes !== this.snapshot.length) return false;
    new Uint8Array(this.memory.buffer).set(this.snapshot);
    this.calls.__stack_pointer.value = this.stackTop;
    this.deadline = undefined;
    return true;
  }

  get memoryBytes(): number {
    return this.memory.buffer.byteLength;
  }

  /** Number of rows changed by the last INSERT, UPDATE or DELETE. */
  get changes(): number {
    return this.calls.sqlite3_changes(this.db);
  }

  get inTransaction(): boolean {
    return this.calls.sqlite3_get_autocommit(this.db) === 0;
  }

  /**
   * Prepares the statements of a script one by one. Each is finalized when the next is requested. Throws `SqlError` for
   * an invalid statement.
   */
  *statements(sql: string): Generator<Statement> {
    const text = encoder.encode(`${sql}\0`);
    const start = this.put(text);
    for (let at = start; at < start + text.length - 1; ) {
      const code = this.calls.sqlite3_prepare_v2(this.db, at, -1, this.outParameters, this.outParameters + 4);
      if (code !== 0) throw this.error(code, at - start);
      const [statement, tail] = [this.number(this.outParameters), this.number(this.outParameters + 4)];
      if (tail === at) break; // A NUL byte ends the text.
      const span = { from: at - start, to: tail - start };
      at = tail;
      if (!statement) continue; // Only comments or white space.
      const prepared = new Statement(this, this.calls, statement, span);
      yield prepared;
      this.calls.sqlite3_finalize(statement);
    }
    this.calls.sqlite3_free(start);
  }

  /**
   * Returns all rows of a query.
   * @param maxBytes longer texts and blobs are truncated
   */
  query(sql: string, maxBytes?: number): Cell[][] {
    const rows: Cell[][] = [];
    for (const statement of this.statements(sql)) while (statement.step()) rows.push(statement.row(maxBytes));
    return rows;
  }

  /** Serializes the whole database. Throws `SqlError` if there's no memory for a copy. */
  save(): Uint8Array {
    const image = this.calls.database_save(this.db, this.outParameters);
    const size = this.number(this.outParameters);
    if (!image && size > 0) throw new SqlError('out of memory', CODE.noMemory, undefined);
    const copy = this.bytes(image, size).slice();
    this.calls.sqlite3_free(image);
    return copy;
  }

  /** Replaces the database with the result of another engine's `save`. */
  restore(image: Uint8Array): void {
    if (image.length === 0) return;
    const code = this.calls.database_restore(this.db, this.put(image), image.length);
    if (code !== 0) throw this.error(code);
  }

  /** @param from the start of the statement, in bytes of its text */
  error(code: number, from?: number): SqlError {
    if (code === CODE.noMemory) return new SqlError('out of memory', code, undefined);
    const offset = this.calls.sqlite3_error_offset(this.db);
    return new SqlError(
      this.cString(this.calls.sqlite3_errmsg(this.db), MAX_MESSAGE_BYTES),
      this.calls.sqlite3_extended_errcode(this.db),
      from === undefined || offset < 0 ? undefined : from + offset,
    );
  }

  bytes(at: number, length: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.memory.buffer, at, length);
  }

  text(at: number, length: number): string {
    return decoder.decode(this.bytes(at, length));
  }

  /** Reads a NUL-terminated string, truncated to `maxBytes`. */
  cString(at: number, maxBytes: number): string {
    const bytes = new Uint8Array(this.memory.buffer, at).subarray(0, maxBytes);
    const end = bytes.indexOf(0);
    return decoder.decode(end < 0 ? bytes : bytes.subarray(0, end));
  }

  private number(at: number): number {
    return new DataView(this.memory.buffer).getInt32(at, true);
  }

  private put(bytes: Uint8Array): number {
    const at = this.calls.sqlite3_malloc(bytes.length);
    if (!at) throw new SqlError('out of memory', CODE.noMemory, undefined);
    this.bytes(at, bytes.length).set(bytes);
    return at;
  }
}

const TYPE = { integer: 1, real: 2, text: 3, blob: 4 } as const;

/** A prepared statement. */
export class Statement {
  readonly columns: string[];
  constructor(
    private readonly engine: Engine,
    private readonly calls: Exports,
    private readonly handle: number,
    /** Its byte range in the script, including white space and comments before it. */
    readonly span: { from: number; to: number },
  ) {
    this.columns = Array.from({ length: calls.sqlite3_column_count(handle) }, (_, column) =>
      engine.cString(calls.sqlite3_column_name(handle, column), MAX_NAME_BYTES),
    );
  }

  /** Advances to the next row; false if there is none. Throws `SqlError`. */
  step(): boolean {
    const code = this.calls.sqlite3_step(this.handle);
    if (code === CODE.row) return true;
    if (code !== 0 && code !== CODE.done) throw this.engine.error(code & 0xff);
    return false;
  }

  /** Size of the row's texts and blobs, in the database's encoding. */
  rowBytes(): number {
    return this.columns.reduce((sum, _, column) => {
      const type = this.calls.sqlite3_column_type(this.handle, column);
      const sized = type === TYPE.text || type === TYPE.blob;
      return sum + (sized ? this.calls.sqlite3_column_bytes(this.handle, column) : 0);
    }, 0);
  }

  /** @param maxBytes longer texts and blobs are truncated */
  row(maxBytes = Number.POSITIVE_INFINITY): Cell[] {
    return this.columns.map((_, column) => this.cell(column, maxBytes));
  }

  private cell(column: number, maxBytes: number): Cell {
    const { calls, handle } = this;
    const type = calls.sqlite3_column_type(handle, column);
    if (type === TYPE.integer) return calls.sqlite3_column_int64(handle, column);
    if (type === TYPE.real) return calls.sqlite3_column_double(handle, column);
    if (type !== TYPE.text && type !== TYPE.blob) return null;
    // Must come before sqlite3_column_bytes, because it converts the text to UTF-8.
    const at =
      type === TYPE.text
        ? calls.sqlite3_column_text(handle, column)
        : calls.sqlite3_column_blob(handle, column);
    if (!at && type === TYPE.text) throw new SqlError('out of memory', CODE.noMemory, undefined);
    const length = Math.min(calls.sqlite3_column_bytes(handle, column), maxBytes);
    return type === TYPE.text ? this.engine.text(at, length) : this.engine.bytes(at, length).slice();
  }
}
