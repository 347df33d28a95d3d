import { join } from 'node:path';

/** A problem for an author to fix. `file` is relative to the content folder, with forward slashes; `line` from 1. */
export interface ContentProblem {
  file: string;
  line: number;
  message: string;
}

/** Collects all problems of one reading, so that an author sees them together. */
export class ProblemList {
  readonly #problems: ContentProblem[] = [];

  add(file: string, line: number, message: string) {
    this.#problems.push({ file, line, message });
  }

  /** In the order of reading. */
  get all(): readonly ContentProblem[] {
    return this.#problems;
  }

  /** Sorted by file and line. */
  sorted(): ContentProblem[] {
    return this.#problems.toSorted(
      (a, b) => compareText(a.file, b.file) || a.line - b.line || compareText(a.message, b.message),
    );
  }
}

/** Each problem as `file:line  message`, which editors and terminals turn into links. */
export function formatProblems(problems: readonly ContentProblem[], contentDir = ''): string {
  return problems
    .map(({ file, line, message }) => `${join(contentDir, file)}:${line}  ${message}`)
    .join('\n');
}

/** The same order on every machine, whatever its locale. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
