import type { LessonEntity } from '@server/learning/catalog';
import type { Remember } from '@shared/lesson-types';
import { LRUCache } from 'lru-cache';

const MAX_BYTES = 16 * 1024 * 1024;

/** What the solutions of lessons print and return, so that only the first submission to a version has to run them. */
export class SolutionResults {
  private readonly cache = new LRUCache<string, string>({
    maxSize: MAX_BYTES,
    sizeCalculation: (text, key) => 2 * (text.length + key.length),
  });

  /** For one version of a lesson. */
  of({ id, hash }: Pick<LessonEntity, 'id' | 'hash'>): Remember {
    return async (key, compute) => {
      const fullKey = `${id} ${hash} ${key}`;
      const known = this.cache.get(fullKey);
      if (known !== undefined) return known;
      const result = await compute();
      this.cache.set(fullKey, result);
      return result;
    };
  }
}
