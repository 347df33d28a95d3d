import type { Updater } from '../ports';

/** An updater in memory: `offered` is what the server has, the errors are what goes wrong. */
export class FakeUpdater implements Updater {
  offered: string | null = null;
  findError: Error | null = null;
  downloadError: Error | null = null;
  installError: Error | null = null;
  readonly feeds: string[] = [];
  restarts = 0;

  async findNewer(feed: string): Promise<string | null> {
    this.feeds.push(feed);
    if (this.findError) throw this.findError;
    return this.offered;
  }

  async download(onProgress: (percent: number) => void): Promise<void> {
    onProgress(50);
    if (this.downloadError) throw this.downloadError;
  }

  restart(onFailed: (error: Error) => void): void {
    if (this.installError) onFailed(this.installError);
    else this.restarts += 1;
  }
}
