import { basename } from 'node:path';
import type { StorageChange, StorageProblem, WriteReply } from '@shared/desktop/storage';
import {
  type Database,
  type FileOptions,
  type FileProblem,
  openFile,
  problemOf,
  replace,
} from './database-file';
import { ValueBackups } from './value-backups';
import { checksumOf, readRows, readRowsOf } from './value-rows';
import { VALUE_SCHEMA } from './value-schema';

export interface ValueStoreOptions {
  path: string;
  now?: () => number;
  /** For the log: problems that learners needn't know. */
  onProblem?: (problem: unknown) => void;
}

/**
 * What the web app stores on this computer: drafts, checked boxes, answers that wait, settings. It's the learner's own, so
 * it's in a file of its own, checked at each start, and backed up. A file that can't be used is never touched: the values
 * then last as long as the app is open, and `problem` says why.
 */
export class ValueStore {
  /** What the learner should know: of the start, or of the last write. */
  problem: StorageProblem | undefined;
  private db: Database;
  private isInMemory = false;
  private readonly file: FileOptions;
  private readonly backups: ValueBackups;

  constructor(options: ValueStoreOptions) {
    const { path, now = Date.now, onProblem = () => {} } = options;
    this.file = { path, schema: VALUE_SCHEMA, synchronous: 'FULL', check: 'always', now };
    this.backups = new ValueBackups({ path, db: () => this.db, now, onProblem });
    const opened = openFile(this.file);
    this.db = opened.db;
    this.use(opened);
    if (!opened.problem && !readRows(this.db).isComplete) this.repair();
  }

  /** All values by key. */
  all(): Record<string, string> {
    return Object.fromEntries(readRows(this.db).values);
  }

  /** Writes all changes or none. */
  apply(changes: readonly StorageChange[]): WriteReply {
    let failure = this.tryWrite(changes);
    if (failure === 'damaged') {
      this.repair();
      failure = this.tryWrite(changes);
    }
    if (failure) this.problem = { kind: failure };
    if (failure || this.isInMemory) return { isStored: false, problem: this.problem };
    if (this.problem?.kind !== 'damaged') this.problem = undefined;
    this.backups.note();
    return { isStored: true };
  }

  /** Backs up and closes the file. Nothing can be stored after this. */
  close(): void {
    if (!this.isInMemory) this.backups.flush();
    this.db.close();
  }

  private tryWrite(changes: readonly StorageChange[]): FileProblem | undefined {
    try {
      this.write(changes);
      return undefined;
    } catch (error) {
      return problemOf(error);
    }
  }

  private write(changes: readonly StorageChange[]): void {
    const put = this.db.prepare<[string, string, number]>(
      `INSERT INTO value (key, value, checksum) VALUES (?, ?, ?)
       ON CONFLICT (key) DO UPDATE SET value = excluded.value, checksum = excluded.checksum`,
    );
    const drop = this.db.prepare<[string]>('DELETE FROM value WHERE key = ?');
    const all = this.db.transaction(() => {
      for (const { key, value } of changes) {
        // SQLite stores UTF-8, which half a surrogate pair isn't.
        const text = value?.toWellFormed();
        if (text === undefined) drop.run(key);
        else put.run(key, text, checksumOf(text));
      }
    });
    all.immediate();
  }

  /** Sets the file aside, and collects what's readable in it and in the backups. */
  private repair(): void {
    this.db.close();
    this.use(replace(this.file));
  }

  private use({ db, problem, setAside }: ReturnType<typeof openFile>): void {
    this.db = db;
    this.isInMemory = problem !== undefined && problem !== 'damaged';
    if (!problem) return;
    this.problem = { kind: problem, ...(setAside && { file: basename(setAside) }) };
    // A file that can't be written can often be read. A newer version's may mean something else by its values.
    if (problem === 'newer') return;
    const values = this.collect(setAside ?? this.file.path);
    this.write([...values].map(([key, value]) => ({ key, value })));
    if (setAside) this.backups.note();
  }

  /** The values of a damaged file; those that it has lost come from the backups, the newest first. */
  private collect(path: string): Map<string, string> {
    const { values, isComplete } = readRowsOf(path);
    if (isComplete) return values; // what isn't there was deleted
    for (const backup of this.backups.files)
      for (const [key, value] of readRowsOf(backup).values) if (!values.has(key)) values.set(key, value);
    return values;
  }
}
