import { type CodeTest, type Expectations, evaluateExpectations } from '@shared/grading';
import type { Language, Runner } from '@shared/runner/runner';

/** What a lesson's tests expect depends on the lesson alone, so it is evaluated once for each version of it. */
export class ExpectationCache {
  private readonly kept = new Map<string, { version: string; expectations: Promise<Expectations> }>();

  /** Rejects as `evaluateExpectations` does; a failure is not kept. */
  of(
    lesson: { id: string; hash: string },
    runner: Runner,
    language: Language,
    tests: readonly CodeTest[],
  ): Promise<Expectations> {
    const version = `${language} ${lesson.hash}`;
    const known = this.kept.get(lesson.id);
    if (known?.version === version) return known.expectations;
    const entry = { version, expectations: evaluateExpectations(runner, language, tests) };
    this.kept.set(lesson.id, entry);
    entry.expectations.catch(() => {
      if (this.kept.get(lesson.id) === entry) this.kept.delete(lesson.id);
    });
    return entry.expectations;
  }
}
