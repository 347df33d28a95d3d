import { REALTIME_TEXTS } from './realtime-texts';

/** Consecutive failures before the learner is notified (docs/realtime.md). */
const FAILURES_TO_TELL = 5;

const CONNECTION = 'realtime-connection';
const VERSION = 'app-version';

/** Shows and takes away toasts that stay; a click on one reloads the page. */
export interface NoticeBoard {
  show: (id: string, kind: 'error' | 'info', text: string) => void;
  dismiss: (id: string) => void;
}

export interface ConnectionNoticesOptions {
  board: NoticeBoard;
  isSignedIn: () => boolean;
  isBrave: () => Promise<boolean>;
  /** This app's version; 'dev' is never out of date. */
  version: string;
  serverVersion: () => Promise<string>;
}

/** Toasts about the connection: at most one at a time, dismissed once it's back. */
export class ConnectionNotices {
  #failures = 0;

  constructor(private readonly options: ConnectionNoticesOptions) {}

  /** The connection stands: forget the failures, take the toast away, look for a new version. */
  async opened(): Promise<void> {
    this.#failures = 0;
    this.options.board.dismiss(CONNECTION);
    if (this.options.version === 'dev') return;
    const version = await this.options.serverVersion().catch(() => null); // asked again at the next open
    if (version !== null && version !== this.options.version)
      this.options.board.show(VERSION, 'info', REALTIME_TEXTS.newVersion);
  }

  async closed(): Promise<void> {
    this.#failures += 1;
    if (this.#failures !== FAILURES_TO_TELL || !this.options.isSignedIn()) return;
    const brave = await this.options.isBrave();
    if (this.#failures < FAILURES_TO_TELL) return; // it came back while the browser was being asked
    this.options.board.show(CONNECTION, 'error', brave ? REALTIME_TEXTS.brave : REALTIME_TEXTS.fifthFailure);
  }

  failed(): void {
    if (!this.options.isSignedIn() || this.#failures >= FAILURES_TO_TELL) return;
    this.options.board.show(CONNECTION, 'error', REALTIME_TEXTS.socketError);
  }

  /** The learner left: nothing about the connection matters any more. */
  clear(): void {
    this.#failures = 0;
    this.options.board.dismiss(CONNECTION);
  }
}
