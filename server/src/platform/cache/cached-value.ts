import type { Clock } from '../clock';

export interface CachedValueOptions<T> {
  clock: Pick<Clock, 'now'>;
  /** How old a value can get before it's loaded again. */
  maxAgeMs: number;
  load: () => Promise<T>;
}

/** One value in memory, loaded when it's asked for and once for all who ask meanwhile. */
export class CachedValue<T> {
  private cached: { loadedAt: number; value: Promise<T> } | undefined;

  constructor(private readonly options: CachedValueOptions<T>) {}

  /** The same promise until the value is too old or dropped. What `load` throws goes to those who wait for it alone. */
  get(): Promise<T> {
    const { clock, maxAgeMs, load } = this.options;
    const now = clock.now().getTime();
    if (this.cached && now < this.cached.loadedAt + maxAgeMs) return this.cached.value;
    const loading = { loadedAt: now, value: load() };
    this.cached = loading;
    loading.value.catch(() => {
      // Unless a newer one has taken its place.
      if (this.cached === loading) this.cached = undefined;
    });
    return loading.value;
  }

  /** The next one to ask has it loaded again, also when it's being loaded right now. */
  drop(): void {
    this.cached = undefined;
  }
}
