import { DISPENSABLE_PREFIX, type TextStorage } from '@web/platform';
import { GUEST } from './guest';

/** The last known value of one area of data. */
export interface Kept<T> {
  read(): T | undefined;
  write(value: T): void;
}

/**
 * What the server last said about one learner, for when it can't be reached: their name and level, their courses and
 * dashboard. Never tokens. Nothing is kept for guests. If there's no room, the learner's own work goes first.
 */
export class KeptData {
  private readonly prefix: string;

  constructor(
    private readonly storage: TextStorage,
    private readonly owner: string,
  ) {
    this.prefix = `${DISPENSABLE_PREFIX}${owner}.`;
  }

  /** One area of data, under its own key. */
  area<T>(name: string): Kept<T> {
    const key = this.prefix + name;
    return {
      read: () => (this.owner === GUEST ? undefined : parse<T>(this.storage.get(key))),
      write: (value) => {
        if (this.owner !== GUEST) this.storage.set(key, JSON.stringify(value));
      },
    };
  }

  /** Call it when the learner signs out. */
  drop(): void {
    for (const key of this.storage.keys(this.prefix)) this.storage.remove(key);
  }
}

function parse<T>(text: string | null): T | undefined {
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined; // corrupt: treated as not kept
  }
}
