import { join } from 'node:path';
// Not its main entry: that one adds channels of its own to every window.
import logger from 'electron-log/node';
import type { Log } from './log';

const MAX_BYTES = 1_000_000;

/** A log in `main.log`. When it's full it becomes `main.old.log`, in place of the one before. */
export function fileLog(folder: string, printsToo: boolean): Log {
  const log = logger.create({ logId: 'main' });
  log.transports.file.resolvePathFn = () => join(folder, 'main.log');
  log.transports.file.maxSize = MAX_BYTES;
  log.transports.file.level = 'info';
  log.transports.console.level = printsToo ? 'info' : false;
  const write =
    (level: 'info' | 'warn' | 'error') =>
    (message: string, detail?: unknown): void =>
      detail === undefined ? log[level](message) : log[level](message, detail);
  return { info: write('info'), warn: write('warn'), error: write('error') };
}
