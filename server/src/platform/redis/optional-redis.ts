import { Redis } from 'ioredis';

/** A request never waits longer than this for an answer. */
const TIMEOUT_MS = 250;
/** After a failure, Redis isn't asked again for so long. */
const PAUSE_MS = 1_000;

/** Each is called once per outage. */
export interface OutageListener {
  onFailed(error: Error): void;
  onBack(): void;
}

/** For what a process can also do by itself: it fails right away instead of keeping requests waiting. */
export class OptionalRedis {
  readonly client: Redis;
  private pausedUntil = 0;
  private hasFailed = false;
  private readonly onClose = () => this.report(new Error('The connection was closed.'));

  constructor(
    url: string,
    private readonly listener: OutageListener,
  ) {
    this.client = new Redis(url, {
      enableOfflineQueue: false,
      commandTimeout: TIMEOUT_MS,
      maxRetriesPerRequest: 0,
    });
    this.client.on('error', (error) => this.report(error));
    this.client.on('close', this.onClose);
  }

  /** Whether it makes sense to ask. */
  isUp(): boolean {
    return this.client.status === 'ready' && performance.now() >= this.pausedUntil;
  }

  /** How a command went; null if it was answered. */
  report(error: Error | null): void {
    if (error) this.pausedUntil = performance.now() + PAUSE_MS;
    if (this.hasFailed === (error !== null)) return;
    this.hasFailed = error !== null;
    if (error) this.listener.onFailed(error);
    else this.listener.onBack();
  }

  close(): void {
    this.client.off('close', this.onClose).disconnect();
  }
}
