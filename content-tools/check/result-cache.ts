import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentHash } from '@server/authoring/content-import/content-hash';
import { hashSources, isNoTest } from '@server/sandbox/process/source-hash';
import { judgingPackages } from '../../build/scripts/judging-packages';

/** Everything that runs programs: whatever it printed or caught before, it does again. */
export const RUNNERS = ['shared/runner', 'resources/runtimes'];

/** A hash of these files and folders, without their tests, and of the packages that run programs. */
export const checkerOf = (root: string, sources: readonly string[]): string =>
  contentHash([hashSources(root, sources, isNoTest), judgingPackages(root)]);

interface Entry<Result> {
  hash: string;
  result: Result;
}

type Entries<Result> = Record<string, Entry<Result>>;

/**
 * The results of earlier checks, by the folder of a lesson (or the file of a page) and a hash of what was checked and of
 * what checked it. This machine's results are in node_modules; those in the stamp are committed, so that CI and a fresh
 * clone check only what has changed since.
 */
export class ResultCache<Result> {
  readonly #known: Entries<Result>;
  readonly #stamped: Entries<Result>;
  readonly #used: Entries<Result> = {};
  readonly #file: string;
  readonly #stamp: string;

  /**
   * @param name of the kind of check
   * @param checker a hash of what checks (`checkerOf`)
   * @param isFresh forgets all earlier results
   */
  constructor(
    root: string,
    name: string,
    private readonly checker: string,
    { isFresh = false } = {},
  ) {
    this.#file = join(root, 'node_modules/.cache/content-check', `${name}.json`);
    this.#stamp = join(root, 'resources/content-stamps', `${name}.json`);
    this.#known = isFresh ? {} : readEntries(this.#file);
    this.#stamped = isFresh ? {} : readEntries(this.#stamp);
  }

  /** `subject` is everything that the result depends on, apart from the checker. */
  get(place: string, subject: unknown): Result | undefined {
    const hash = this.#hashOf(subject);
    const entry = [this.#known[place], this.#stamped[place]].find((known) => known?.hash === hash);
    if (entry) this.#used[place] = entry;
    return entry?.result;
  }

  set(place: string, subject: unknown, result: Result): void {
    this.#used[place] = { hash: this.#hashOf(subject), result };
  }

  /** With `isComplete`, results of what this run didn't ask for are dropped. */
  save({ isComplete }: { isComplete: boolean }): void {
    write(this.#file, isComplete ? this.#used : { ...this.#known, ...this.#used });
  }

  /** Writes what this run asked for or found into the stamp. */
  stamp(): void {
    write(this.#stamp, this.#used);
  }

  #hashOf(subject: unknown): string {
    return contentHash([this.checker, subject]).slice(0, 16);
  }
}

/** Empty if there is no such file, or a run that was stopped left something else: then everything is checked again. */
function readEntries<Result>(file: string): Entries<Result> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Entries<Result>;
  } catch {
    return {};
  }
}

/** A line an entry and in order, so that the stamp's changes are easy to read and to merge. */
function write(file: string, entries: Entries<unknown>): void {
  const lines = Object.keys(entries)
    .sort()
    .map((place) => `${JSON.stringify(place)}: ${JSON.stringify(entries[place])}`);
  mkdirSync(dirname(file), { recursive: true });
  // Two runs at the same time never read half a file.
  writeFileSync(`${file}.${process.pid}`, `{\n${lines.join(',\n')}\n}\n`);
  renameSync(`${file}.${process.pid}`, file);
}
