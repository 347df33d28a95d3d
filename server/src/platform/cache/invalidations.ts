/** Gets the key of what's out of date; without one, everything under the name may be. */
export type InvalidationListener = (key?: string) => void | Promise<void>;

/**
 * Tells those who keep something in memory that it's out of date, by a name that its owner declares. This one reaches its
 * own process, `RedisInvalidations` all of them. Between processes without Redis, the age of what's kept limits how old it
 * gets, so everything kept has one.
 */
export class Invalidations {
  private readonly listeners = new Map<string, InvalidationListener[]>();

  on(name: string, listener: InvalidationListener): void {
    this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener]);
  }

  /**
   * Call it after the commit. When it returns, the listeners of this process have been called; the promise resolves when
   * they're done. @throws what they throw.
   */
  async announce(name: string, key?: string): Promise<void> {
    await this.notify(name, key);
  }

  protected async notify(name: string, key?: string): Promise<void> {
    await Promise.all((this.listeners.get(name) ?? []).map((listener) => listener(key)));
  }

  /** For a process that may have missed something. */
  protected async notifyAll(): Promise<void> {
    await Promise.all([...this.listeners.keys()].map((name) => this.notify(name)));
  }
}
