import { texts } from '../language/texts';
import type { Log } from '../logs/log';

interface Failing {
  exit(code: number): void;
  showErrorBox(title: string, content: string): void;
}

/** Ends the app with a message: what it needs to run is missing, or it's in a state that nobody planned for. */
export function fail(error: unknown, log: Log, { exit, showErrorBox }: Failing): void {
  log.error('The app has to stop', error);
  const reason = error instanceof Error ? error.message : String(error);
  showErrorBox(texts().trouble.hasToClose, `${reason}\n\n${texts().trouble.logHasDetails}`);
  exit(1);
}
