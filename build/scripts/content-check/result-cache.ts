import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentHash } from '@server/content-import/content-hash';
import { hashSources, isNoTest } from '@server/sandbox/process/source-hash';
import type { PlacedLesson } from './placed-lesson';

/** What a result depends on, apart from the lesson. */
const SOURCES = [
  'build/scripts/content-check',
  'build/scripts/content-check.ts',
  'shared/grading',
  'shared/lesson-types',
  'shared/runner',
  'shared/source-checks',
  'resources/runtimes',
  'package-lock.json',
];

/** The results of earlier runs, by the contents of a lesson and of everything that checks it. */
export class ResultCache<Result> {
  readonly #known: Map<string, Result>;
  /** Only what this run asked for or found is kept. */
  readonly #used = new Map<string, Result>();

  private constructor(
    private readonly file: string,
    private readonly checker: string,
  ) {
    this.#known = new Map(Object.entries(readJson<Record<string, Result>>(file) ?? {}));
  }

  /** `name` is the kind of check, `sources` are the files and folders that do it. */
  static open<Result>(root: string, name: string, sources = SOURCES): ResultCache<Result> {
    const file = join(root, 'node_modules/.cache/content-check', `${name}.json`);
    return new ResultCache<Result>(file, hashSources(root, sources, isNoTest));
  }

  get(placed: PlacedLesson): Result | undefined {
    const key = this.#keyOf(placed);
    const result = this.#known.get(key);
    if (result !== undefined) this.#used.set(key, result);
    return result;
  }

  set(placed: PlacedLesson, result: Result): void {
    this.#used.set(this.#keyOf(placed), result);
  }

  /** With `isComplete`, results of lessons that this run didn't ask for are dropped. */
  save({ isComplete }: { isComplete: boolean }): void {
    const kept = new Map([...(isComplete ? [] : this.#known), ...this.#used]);
    mkdirSync(dirname(this.file), { recursive: true });
    // Two runs at the same time never read half a file.
    writeFileSync(`${this.file}.${process.pid}`, JSON.stringify(Object.fromEntries(kept)));
    renameSync(`${this.file}.${process.pid}`, this.file);
  }

  #keyOf({ lesson, language, folder }: PlacedLesson): string {
    return contentHash([this.checker, folder, language, lesson]);
  }
}

/** Undefined if there is no such file, or a run that was stopped left something else. */
function readJson<Value>(file: string): Value | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value;
  } catch {
    return undefined; // without a cache, everything is checked again
  }
}
