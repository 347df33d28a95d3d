import type { TestOutcome } from '../runner';

type Entry = Pick<TestOutcome, 'file' | 'name'> & { end?: Omit<TestOutcome, 'file' | 'name'> };

/** All tests of a run, in the order of the files: each has an outcome in the end, reached or not. */
export class TestList {
  private entries: Entry[] = [];
  private current: Entry | undefined;

  plan(tests: ReadonlyArray<readonly [file: string, name: string]>): void {
    this.entries = tests.map(([file, name]) => ({ file, name }));
  }

  /** What a file really holds, in place of what its text promised. */
  found(file: string, names: readonly string[]): void {
    const first = this.entries.findIndex((entry) => entry.file === file);
    const others = this.entries.filter((entry) => entry.file !== file);
    const at = first < 0 ? others.length : this.entries.slice(0, first).filter((e) => e.file !== file).length;
    others.splice(at, 0, ...names.map((name) => ({ file, name })));
    this.entries = others;
  }

  start(file: string, name: string): void {
    this.current = this.entries.find((entry) => entry.file === file && entry.name === name && !entry.end);
  }

  end(outcome: TestOutcome['outcome'], message: string, stdout: string): void {
    if (this.current) this.current.end = { outcome, message, stdout };
    this.current = undefined;
  }

  /** The tests of a file that cannot be loaded. */
  broken(file: string, message: string): void {
    for (const entry of this.entries) {
      if (entry.file === file) entry.end ??= { outcome: 'error', message, stdout: '' };
    }
  }

  /** Every test with its outcome; `reason` says why the last ones have none of their own. */
  outcomes(reason: string, printed: string): TestOutcome[] {
    return this.entries.map((entry) => {
      const { file, name, end } = entry;
      if (end) return { file, name, ...end };
      return entry === this.current
        ? { file, name, outcome: 'error', message: reason, stdout: printed }
        : { file, name, outcome: 'error', message: `This test was not run. ${reason}`, stdout: '' };
    });
  }
}
