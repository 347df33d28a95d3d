import type { Log } from '../logs/log';

/** A log that tests read. */
export function fakeLog(): Log & { lines: string[] } {
  const lines: string[] = [];
  const write = (level: string) => (message: string, detail?: unknown) =>
    void lines.push(
      detail === undefined ? `${level}: ${message}` : `${level}: ${message} ${JSON.stringify(detail)}`,
    );
  return { lines, info: write('info'), warn: write('warn'), error: write('error') };
}
