import type { OpenedExercise } from '@server/learning/exercises';
import type { Remember } from '@shared/lesson-types';
import { LRUCache } from 'lru-cache';

const MAX_BYTES = 16 * 1024 * 1024;

/** What solutions print and return, so that only the first submission to a version of an exercise has to run them. */
export class SolutionResults {
  private readonly cache = new LRUCache<string, string>({
    maxSize: MAX_BYTES,
    sizeCalculation: (text, key) => 2 * (text.length + key.length),
  });

  /** For one version of an exercise. */
  of({ ref, hash }: Pick<OpenedExercise, 'ref' | 'hash'>): Remember {
    return async (key, compute) => {
      const fullKey = `${ref.id} ${hash} ${key}`;
      const known = this.cache.get(fullKey);
      if (known !== undefined) return known;
      const result = await compute();
      this.cache.set(fullKey, result);
      return result;
    };
  }
}
