import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import type { Database } from './database-file';
import { readRows, readRowsOf } from './value-rows';

/** After this much quiet the values are backed up. */
const QUIET_MS = 10_000;
/** While the learner keeps writing, at least this often. */
const MAX_AGE_MS = 60_000;

export interface BackupOptions {
  /** Of the database. Its backups are next to it. */
  path: string;
  db: () => Database;
  now: () => number;
  onProblem: (problem: unknown) => void;
}

/** The two newest backups of the learner's values. A backup replaces another only once it was read back. */
export class ValueBackups {
  private timer: NodeJS.Timeout | undefined;
  /** When the oldest change that isn't backed up was made. */
  private since: number | undefined;

  constructor(private readonly options: BackupOptions) {}

  /** The files, the newest first. */
  get files(): [string, string] {
    const { path } = this.options;
    return [`${path}.backup-1`, `${path}.backup-2`];
  }

  /** Something was written. */
  note(): void {
    const now = this.options.now();
    this.since ??= now;
    clearTimeout(this.timer);
    const delay = Math.min(QUIET_MS, Math.max(0, this.since + MAX_AGE_MS - now));
    this.timer = setTimeout(() => this.flush(), delay).unref();
  }

  /** Backs up now what isn't yet. A failure leaves the backups as they were. */
  flush(): void {
    clearTimeout(this.timer);
    if (this.since === undefined) return;
    this.since = undefined;
    try {
      this.write();
    } catch (error) {
      this.options.onProblem(error);
    }
  }

  private write(): void {
    const [newest, older] = this.files;
    const next = `${this.options.path}.backup-new`;
    rmSync(next, { force: true });
    this.options.db().prepare('VACUUM INTO ?').run(next);
    const written = readRowsOf(next);
    const current = readRows(this.options.db());
    if (!written.isComplete || !current.isComplete || written.values.size !== current.values.size) {
      rmSync(next, { force: true });
      throw new Error('The backup can’t be read back');
    }
    sync(next);
    try {
      renameSync(newest, older);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error; // the first backup
    }
    renameSync(next, newest);
  }
}

/** Onto the disk, so that a power cut can't leave an empty file under the backup's name. */
function sync(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
