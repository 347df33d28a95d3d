import { join } from 'node:path';

/** One thing an author has to mend. `file` is relative to the content folder, with forward slashes; `line` from 1. */
export interface ContentProblem {
  file: string;
  line: number;
  message: string;
}

/** Gathers every problem of one reading, so that an author sees all of them at once. */
export class ProblemList {
  readonly #problems: ContentProblem[] = [];

  add(file: string, line: number, message: string) {
    this.#problems.push({ file, line, message });
  }

  /** In the order of files and lines. */
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
