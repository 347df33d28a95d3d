import type { DesktopBridge } from '@shared/desktop/bridge';
import type { StorageChange, StorageProblem } from '@shared/desktop/storage';
import { DISPENSABLE_PREFIX, type StorageHealth, type TextStorage } from './platform';

/** The limits of the bridge's calls. */
const MAX_KEY_CHARS = 500;
const MAX_VALUE_CHARS = 8_000_000;
const MAX_CHANGES = 10_000;
/** After a failed write, until the next attempt. */
const RETRY_MS = 15_000;

/**
 * The web app's storage in the desktop app: all values in memory, written through to main in order, the changes of a moment
 * together. While writing fails, nothing is forgotten as long as the window is open, `set` returns false, and `health` says
 * why.
 */
export class DesktopStorage implements TextStorage {
  readonly health: StorageHealth;
  private problem: StorageProblem | undefined;
  private isFailing = false;
  private waiting = new Map<string, string | null>();
  private isWriting = false;
  private isScheduled = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<(problem: StorageProblem | undefined) => void>();

  /** Loads all values. @param page where the learner leaves from */
  static async open(bridge: DesktopBridge['storage'], page: Pick<Window, 'addEventListener'>) {
    const { origin, values, problem } = await bridge.load();
    const storage = new DesktopStorage(bridge, origin, new Map(Object.entries(values)), problem);
    page.addEventListener('pagehide', () => storage.flush());
    return storage;
  }

  private constructor(
    private readonly bridge: DesktopBridge['storage'],
    private readonly origin: string,
    private readonly values: Map<string, string>,
    problem: StorageProblem | undefined,
  ) {
    this.problem = problem;
    // A file that was rebuilt is as good as any other.
    this.isFailing = problem !== undefined && problem.kind !== 'damaged';
    this.health = {
      problem: () => this.problem,
      onChange: (listener) => {
        this.listeners.add(listener);
        return () => this.listeners.delete(listener);
      },
    };
  }

  get(key: string): string | null {
    return this.values.get(key) ?? null;
  }

  set(key: string, value: string): boolean {
    if (key.length > MAX_KEY_CHARS || value.length > MAX_VALUE_CHARS) return false;
    if (this.isFailing && key.startsWith(DISPENSABLE_PREFIX)) return false;
    if (this.values.get(key) !== value) this.change(key, value);
    return !this.isFailing;
  }

  remove(key: string): void {
    if (this.values.has(key)) this.change(key, null);
  }

  keys(prefix: string): string[] {
    return [...this.values.keys()].filter((key) => key.startsWith(prefix));
  }

  /** Sends what's waiting, also while an earlier write is on its way: the page is about to go. Main keeps the order. */
  flush(): void {
    this.isWriting = false;
    void this.write();
  }

  private change(key: string, value: string | null): void {
    if (value === null) this.values.delete(key);
    else this.values.set(key, value);
    this.waiting.delete(key);
    this.waiting.set(key, value);
    if (this.isScheduled) return;
    this.isScheduled = true;
    queueMicrotask(() => {
      this.isScheduled = false;
      void this.write();
    });
  }

  private async write(): Promise<void> {
    if (this.isWriting || this.waiting.size === 0) return;
    this.isWriting = true;
    clearTimeout(this.retry);
    const batch = [...this.waiting].slice(0, MAX_CHANGES);
    for (const [key] of batch) this.waiting.delete(key);
    const changes: StorageChange[] = batch.map(([key, value]) => ({ key, value }));
    const problem = await this.send(changes);
    this.isWriting = false;
    if (problem) this.putBack(batch);
    this.report(problem);
    if (!problem || (problem.kind === 'disk-full' && this.dropDispensable())) return void this.write();
    this.retry = setTimeout(() => void this.write(), RETRY_MS);
  }

  private async send(changes: StorageChange[]): Promise<StorageProblem | undefined> {
    try {
      const { isStored, problem } = await this.bridge.write({ origin: this.origin, changes });
      return isStored ? undefined : (problem ?? { kind: 'unwritable' });
    } catch (error) {
      console.error(error);
      return { kind: 'unwritable' };
    }
  }

  /** In front of what has changed since, which is newer. */
  private putBack(batch: Array<[string, string | null]>): void {
    this.waiting = new Map([...batch.filter(([key]) => !this.waiting.has(key)), ...this.waiting]);
  }

  /** Copies of what the server has make room for the learner's own work. */
  private dropDispensable(): boolean {
    const keys = this.keys(DISPENSABLE_PREFIX);
    const rest = this.waiting;
    this.waiting = new Map(keys.map((key) => [key, null]));
    for (const [key, value] of rest) if (!this.waiting.has(key)) this.waiting.set(key, value);
    for (const key of keys) this.values.delete(key);
    return keys.length > 0;
  }

  private report(problem: StorageProblem | undefined): void {
    const isNew = problem?.kind !== this.problem?.kind;
    this.isFailing = problem !== undefined;
    if (!isNew || (!problem && this.problem?.kind === 'damaged')) return;
    this.problem = problem;
    for (const listener of [...this.listeners]) listener(problem);
  }
}
