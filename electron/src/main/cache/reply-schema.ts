import type { FileSchema } from './database-file';

/**
 * Copies of public replies, which the server has too. `hash` is the SHA-256 of the body, `course` the UUID of the course it
 * belongs to (or `all`) as far as it's known, and `is_kept` set for the lessons that the learner keeps for being offline.
 */
export const REPLY_SCHEMA: FileSchema = {
  migrations: [
    `CREATE TABLE reply (
       address TEXT PRIMARY KEY,
       headers TEXT NOT NULL,
       hash TEXT NOT NULL,
       size INTEGER NOT NULL,
       fetched_at INTEGER NOT NULL,
       used_at INTEGER NOT NULL,
       course TEXT,
       is_kept INTEGER NOT NULL,
       body BLOB NOT NULL
     ) STRICT;
     CREATE INDEX reply_by_use ON reply (is_kept, used_at, size);`,
  ],
  tables: {
    reply: ['address', 'headers', 'hash', 'size', 'fetched_at', 'used_at', 'course', 'is_kept', 'body'],
  },
};
