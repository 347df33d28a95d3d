import type { Log } from '../logs/log';

interface Failing {
  exit(code: number): void;
  showErrorBox(title: string, content: string): void;
}

/** Ends the app with a message: what it needs to run is missing, or it's in a state that nobody planned for. */
export function fail(error: unknown, log: Log, { exit, showErrorBox }: Failing): void {
  log.error('The app has to stop', error);
  const reason = error instanceof Error ? error.message : String(error);
  showErrorBox(
    'Emberforge has to close',
    `${reason}\n\nYour saved work is still here. The details are in the log file.`,
  );
  exit(1);
}
