import { statfs } from 'node:fs/promises';
import type { ReadinessCheck } from '../telemetry';
import type { Database } from './database';

/** With less, the next few writes fail. */
const MIN_FREE_BYTES = 16 * 1024 * 1024;
/** The disk of a PostgreSQL is elsewhere: until something has been written for this long, we take it to be full still. */
const FULL_FOR_MS = 30_000;

/** Whether what learners do can be stored: the data folder has room, and the database has written what it was asked to. */
export const diskReadiness = (
  database: Pick<Database, 'msSinceFull'>,
  dataDir: string,
  freeBytes = freeBytesOf,
): ReadinessCheck => ({
  name: 'disk (it’s full)',
  isReady: async () => database.msSinceFull() > FULL_FOR_MS && (await freeBytes(dataDir)) >= MIN_FREE_BYTES,
});

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
