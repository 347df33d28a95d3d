import { UPDATE_NOTICE } from '../update-notice';
import { REALTIME_TEXTS } from './realtime-texts';

/** Consecutive failures before the learner is notified (docs/realtime.md). */
const NOTIFY_AFTER_FAILURES = 5;

const CONNECTION = 'realtime-connection';

/** Shows and dismisses persistent toasts; clicking one reloads the page. */
export interface NoticeBoard {
  show: (id: string, kind: 'error' | 'info', text: string) => void;
  dismiss: (id: string) => void;
}

export interface ConnectionNoticesOptions {
  board: NoticeBoard;
  isSignedIn: () => boolean;
  isBrave: () => Promise<boolean>;
  /** Finds out whether the server answers at all; the header says so if it doesn't. */
  checkServer: () => void;
  /** This app's version; 'dev' is never outdated. */
  version: string;
  serverVersion: () => Promise<string>;
}

/** Toasts about the connection: at most one at a time, dismissed once it's back. */
export class ConnectionNotices {
  #failures = 0;

  constructor(private readonly options: ConnectionNoticesOptions) {}

  /** Call on open: resets the failure count, dismisses the toast and checks for a new version. */
  async opened(): Promise<void> {
    this.clear();
    if (this.options.version === 'dev') return;
    const version = await this.options.serverVersion().catch(() => null); // retried on the next open
    if (version !== null && version !== this.options.version)
      this.options.board.show(UPDATE_NOTICE.id, 'info', REALTIME_TEXTS.newVersion);
  }

  async closed(): Promise<void> {
    this.#failures += 1;
    this.options.checkServer();
    if (this.#failures !== NOTIFY_AFTER_FAILURES || !this.options.isSignedIn()) return;
    const brave = await this.options.isBrave();
    if (this.#failures < NOTIFY_AFTER_FAILURES) return; // reconnected in the meantime
    this.options.board.show(CONNECTION, 'error', brave ? REALTIME_TEXTS.brave : REALTIME_TEXTS.fifthFailure);
  }

  failed(): void {
    this.options.checkServer();
    if (!this.options.isSignedIn() || this.#failures >= NOTIFY_AFTER_FAILURES) return;
    this.options.board.show(CONNECTION, 'error', REALTIME_TEXTS.socketError);
  }

  /** Call on sign-out: dismisses the toast and resets the failure count. */
  clear(): void {
    this.#failures = 0;
    this.options.board.dismiss(CONNECTION);
  }
}
