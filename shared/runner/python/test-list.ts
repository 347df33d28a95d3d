import type { TestListener } from '../protocol/tests-so-far';
import type { TestOutcome } from '../runner';

type Entry = Pick<TestOutcome, 'file' | 'name'> & { end?: Omit<TestOutcome, 'file' | 'name'> };

/** All tests of a run, in file order. Each has an outcome in the end, even if it didn't run. */
export class TestList {
  private entries: Entry[] = [];
  private current: Entry | undefined;

  constructor(
    private readonly onTests: TestListener,
    /** The message of tests without a result, in case the run is killed. */
    private readonly killedMessage: string,
  ) {}

  plan(tests: ReadonlyArray<readonly [file: string, name: string]>): void {
    this.entries = tests.map(([file, name]) => ({ file, name }));
    this.reportAll();
  }

  /** Replaces the tests expected from a file's source with those it actually contains. */
  found(file: string, names: readonly string[]): void {
    const at = this.entries.findIndex((entry) => entry.file === file);
    const others = this.entries.filter((entry) => entry.file !== file);
    others.splice(at < 0 ? others.length : at, 0, ...names.map((name) => ({ file, name })));
    this.entries = others;
    this.reportAll();
  }

  start(file: string, name: string): void {
    this.current = this.entries.find((entry) => entry.file === file && entry.name === name && !entry.end);
    this.reportCurrent();
  }

  /** Reports the program's stdout. */
  printed(text: string): void {
    if (this.current) this.onTests({ kind: 'printed', text });
  }

  end(outcome: TestOutcome['outcome'], message: string, stdout: string): void {
    if (this.current) this.current.end = { outcome, message, stdout };
    this.reportCurrent();
    this.current = undefined;
  }

  /** Fails the tests of a file that can't be loaded. */
  broken(file: string, message: string): void {
    for (const entry of this.entries) {
      if (entry.file === file) entry.end ??= { outcome: 'error', message, stdout: '' };
    }
    this.reportAll();
  }

  /** Every test with its outcome. Tests without a result are errors with `reason`. */
  outcomes(reason: string, printed: string): TestOutcome[] {
    return this.entries.map((entry) => {
      const { file, name } = entry;
      return { file, name, ...this.endOf(entry, reason, printed) };
    });
  }

  private endOf(entry: Entry, reason: string, printed: string): NonNullable<Entry['end']> {
    if (entry.end) return entry.end;
    return entry === this.current
      ? { outcome: 'error', message: reason, stdout: printed }
      : { outcome: 'error', message: `This test was not run. ${reason}`, stdout: '' };
  }

  private reportAll(): void {
    this.onTests({ kind: 'list', tests: this.outcomes(this.killedMessage, '') });
  }

  private reportCurrent(): void {
    if (!this.current) return;
    const index = this.entries.indexOf(this.current);
    this.onTests({ kind: 'test', index, ...this.endOf(this.current, this.killedMessage, '') });
  }
}
