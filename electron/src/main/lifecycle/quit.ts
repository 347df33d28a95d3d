import type { Log } from '../logs/log';

/** How long the app waits for the last things to be saved. */
const GRACE_MS = 3_000;

interface QuittingApp {
  on(event: 'will-quit', listener: (event: { preventDefault(): void }) => void): unknown;
  on(event: 'window-all-closed', listener: () => void): unknown;
  quit(): void;
  exit(code?: number): void;
}

export interface QuitOptions {
  platform: NodeJS.Platform;
  log: Log;
  /** What has to end first, such as a token that's being saved. */
  settle: () => Promise<unknown>;
  /** The last thing that happens. */
  close: () => void;
  graceMs?: number;
}

/** Quits with the last window, except on macOS, where apps go on without one. Nothing that's being saved is cut off. */
export function quitInOrder(
  app: QuittingApp,
  { platform, log, settle, close, graceMs = GRACE_MS }: QuitOptions,
): void {
  app.on('window-all-closed', () => {
    if (platform !== 'darwin') app.quit();
  });
  let isSettling = false;
  app.on('will-quit', (event) => {
    event.preventDefault();
    if (isSettling) return;
    isSettling = true;
    const settled = settle().catch((error: unknown) => log.error('Something could not be saved', error));
    void Promise.race([settled, sleep(graceMs)]).finally(() => {
      try {
        close();
      } catch (error) {
        log.error('The cache could not be closed', error);
      }
      app.exit();
    });
  });
}

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms).unref());
