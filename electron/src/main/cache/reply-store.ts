import { createHash } from 'node:crypto';
import type { CopyToKeep, KeepOutcome, ReplyCopies } from '@shared/offline/public-replies';
import {
  type Database,
  type FileOptions,
  type FileProblem,
  openFile,
  problemOf,
  replace,
} from './database-file';
import { REPLY_SCHEMA } from './reply-schema';

export interface ReplyStoreOptions {
  path: string;
  /** For what was just opened, beside what's kept for being offline. */
  openedLimitBytes?: number;
  now?: () => number;
  onProblem?: (problem: unknown) => void;
}

interface ReplyRow {
  headers: string;
  hash: string;
  used_at: number;
  body: Buffer<ArrayBuffer>;
}

/** Headers that a copy is answered with. */
const KEPT_HEADERS = ['content-type', 'content-disposition', 'etag', 'last-modified'];
const OPENED_LIMIT_BYTES = 100 * 1024 * 1024;
/** Reading a copy again within this time doesn't write when it was used. */
const USE_RESOLUTION_MS = 60_000;
const VACUUM_PAGES = 2_000;

/**
 * Copies of public replies in SQLite. They're disposable: a damaged file is set aside and starts empty, and a body that
 * doesn't have its hash any more counts as missing. What the learner keeps for being offline has its own limit, and isn't
 * displaced by what was just opened; of that, what was used the longest ago goes first.
 */
export class ReplyStore implements ReplyCopies {
  private db: Database;
  private problem: FileProblem | undefined;
  private readonly file: FileOptions;
  private readonly now: () => number;
  private keptLimitBytes = Number.POSITIVE_INFINITY;

  constructor(private readonly options: ReplyStoreOptions) {
    const { path, now = Date.now } = options;
    this.now = now;
    // Not read in full at each start, because it can have a gigabyte: each body is checked when it's used.
    this.file = { path, schema: REPLY_SCHEMA, synchronous: 'NORMAL', check: 'after-crash', now };
    const opened = openFile(this.file);
    this.db = opened.db;
    this.problem = opened.problem;
    if (opened.problem)
      this.report(`${path}: ${opened.problem}${opened.setAside ? `, set aside as ${opened.setAside}` : ''}`);
  }

  async find(address: string): Promise<Response | undefined> {
    return this.attempt(undefined, () => {
      const row = this.db
        .prepare<[string], ReplyRow>('SELECT headers, hash, used_at, body FROM reply WHERE address = ?')
        .get(address);
      if (!row) return undefined;
      if (hashOf(row.body) !== row.hash) {
        this.report(`The copy of ${address} is damaged`);
        this.remove([address]);
        return undefined;
      }
      if (Math.abs(this.now() - row.used_at) > USE_RESOLUTION_MS)
        this.db.prepare('UPDATE reply SET used_at = ? WHERE address = ?').run(this.now(), address);
      const headers = new Headers(JSON.parse(row.headers) as Record<string, string>);
      headers.set('content-length', String(row.body.length));
      return new Response(row.body, { headers });
    });
  }

  async keep({ address, headers, bytes, course }: CopyToKeep): Promise<KeepOutcome> {
    // In memory there's no room for lessons: they'd be gone with the next start.
    if (this.isInMemory) return 'full';
    return this.attempt<KeepOutcome>('full', () => {
      const isKept = course !== undefined;
      if (isKept && bytes.length > this.roomFor(address)) return 'full';
      const kept = KEPT_HEADERS.flatMap((name) => {
        const value = headers.get(name);
        return value === null ? [] : [[name, value]];
      });
      const { now } = this;
      this.db
        .prepare(
          `INSERT INTO reply (address, headers, hash, size, fetched_at, used_at, course, is_kept, body)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
           ON CONFLICT (address) DO UPDATE SET headers = excluded.headers, hash = excluded.hash, size = excluded.size,
             fetched_at = excluded.fetched_at, used_at = excluded.used_at, course = coalesce(excluded.course, course),
             is_kept = max(excluded.is_kept, is_kept), body = excluded.body`,
        )
        .run(
          ...[address, JSON.stringify(Object.fromEntries(kept)), hashOf(bytes), bytes.length],
          ...[
            now(),
            now(),
            course ?? null,
            Number(isKept),
            Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
          ],
        );
      this.evict(0, this.options.openedLimitBytes ?? OPENED_LIMIT_BYTES);
      return 'kept';
    });
  }

  async confirm(address: string, course: string | undefined): Promise<void> {
    this.attempt(undefined, () => {
      this.db
        .prepare(
          `UPDATE reply SET fetched_at = ?, course = coalesce(?, course), is_kept = max(is_kept, ?) WHERE address = ?`,
        )
        .run(this.now(), course ?? null, Number(course !== undefined), address);
    });
  }

  /** What the learner keeps for being offline: bytes by address. */
  kept(): Array<{ address: string; bytes: number }> {
    return this.attempt([], () =>
      this.db
        .prepare<[], { address: string; bytes: number }>(
          'SELECT address, size AS bytes FROM reply WHERE is_kept = 1',
        )
        .all(),
    );
  }

  /** The addresses of all copies that start like this, those that were used last at the end. */
  addresses(prefix: string): string[] {
    return this.attempt([], () =>
      this.db
        .prepare<[string, string], { address: string }>(
          'SELECT address FROM reply WHERE substr(address, 1, length(?)) = ? ORDER BY used_at',
        )
        .all(prefix, prefix)
        .map(({ address }) => address),
    );
  }

  /** The learner no longer keeps these for being offline. */
  remove(addresses: readonly string[]): void {
    this.attempt(undefined, () => {
      const one = this.db.prepare('DELETE FROM reply WHERE address = ?');
      this.db.transaction(() => addresses.map((address) => one.run(address)))();
      this.shrink();
    });
  }

  /** For what's kept for being offline. */
  setLimit(bytes: number): void {
    this.keptLimitBytes = bytes;
    this.attempt(undefined, () => this.evict(1, bytes));
  }

  close(): void {
    this.db.close();
  }

  private get isInMemory(): boolean {
    return this.problem !== undefined && this.problem !== 'damaged';
  }

  /** For what's kept for being offline. */
  private roomFor(address: string): number {
    const others = this.db
      .prepare<[string], { bytes: number | null }>(
        'SELECT sum(size) AS bytes FROM reply WHERE is_kept = 1 AND address <> ?',
      )
      .get(address);
    return this.keptLimitBytes - (others?.bytes ?? 0);
  }

  private evict(isKept: 0 | 1, limitBytes: number): void {
    const total = this.db
      .prepare<[number], { bytes: number | null }>('SELECT sum(size) AS bytes FROM reply WHERE is_kept = ?')
      .get(isKept);
    let excess = (total?.bytes ?? 0) - limitBytes;
    if (excess <= 0) return;
    const oldest = this.db.prepare<[number], { address: string; size: number }>(
      'SELECT address, size FROM reply WHERE is_kept = ? ORDER BY used_at',
    );
    const evicted: string[] = [];
    for (const { address, size } of oldest.iterate(isKept)) {
      evicted.push(address);
      excess -= size;
      if (excess <= 0) break;
    }
    this.remove(evicted);
  }

  /** Gives room back to the disk, a part at a time. */
  private shrink(): void {
    this.db.pragma(`incremental_vacuum(${VACUUM_PAGES})`);
  }

  /** A full disk or a damaged file costs copies, and nothing else. */
  private attempt<T>(otherwise: T, action: () => T): T {
    try {
      return action();
    } catch (error) {
      const problem = problemOf(error);
      this.report(error);
      if (problem !== 'damaged') return otherwise;
      this.db.close();
      const opened = replace(this.file);
      this.db = opened.db;
      this.problem = opened.problem;
      return otherwise;
    }
  }

  private report(problem: unknown): void {
    this.options.onProblem?.(problem);
  }
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
