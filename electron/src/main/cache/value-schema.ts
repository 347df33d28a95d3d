import type { FileSchema } from './database-file';

/** The learner's own: what the web app stores, by key. `checksum` is the CRC-32 of the value's UTF-8. */
export const VALUE_SCHEMA: FileSchema = {
  migrations: [
    `CREATE TABLE value (
       id INTEGER PRIMARY KEY,
       key TEXT NOT NULL UNIQUE,
       value TEXT NOT NULL,
       checksum INTEGER NOT NULL
     ) STRICT`,
  ],
  tables: { value: ['id', 'key', 'value', 'checksum'] },
};
