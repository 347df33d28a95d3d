import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from '../database-errors';
import { LockTimeoutError } from './fifo-lock';

const RETRY_DELAY_MS = 20;
const MAX_ATTEMPTS = 250;

/**
 * Tries `work` again while another process is writing to the SQLite file, for 5 s. SQLite's own busy_timeout would do
 * that in one blocking call, and this process would answer nobody meanwhile.
 * @throws LockTimeoutError when the file doesn't become free.
 */
export async function whenFileIsFree<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!codeOf(error).startsWith('SQLITE_BUSY')) throw error;
      if (tries === MAX_ATTEMPTS)
        throw new LockTimeoutError(MAX_ATTEMPTS * RETRY_DELAY_MS, 'another process is writing to the file');
    }
    await pause(RETRY_DELAY_MS);
  }
}
