import type { TextStorage } from '@web/platform';

const MAX_PATHS = 30;
const keyOf = (owner: string) => `emberforge.recent.${owner}`;

/** The paths that a learner or guest opened last on this computer, newest first. */
export class RecentPaths {
  constructor(
    private readonly storage: TextStorage,
    private readonly owner: string,
  ) {}

  list(): string[] {
    try {
      const stored: unknown = JSON.parse(this.storage.get(keyOf(this.owner)) ?? '[]');
      return Array.isArray(stored) ? stored.filter((path) => typeof path === 'string') : [];
    } catch {
      return []; // corrupt: start over
    }
  }

  add(path: string): void {
    const others = this.list().filter((each) => each !== path);
    this.storage.set(keyOf(this.owner), JSON.stringify([path, ...others].slice(0, MAX_PATHS)));
  }
}
