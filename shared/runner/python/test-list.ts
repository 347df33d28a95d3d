import type { TestListener } from '../protocol/tests-so-far';
import type { TestOutcome } from '../runner';

type Entry = Pick<TestOutcome, 'file' | 'name'> & { end?: Omit<TestOutcome, 'file' | 'name'> };

/** All tests of a run, in the order of the files: each has an outcome in the end, reached or not. */
export class TestList {
  private entries: Entry[] = [];
  private current: Entry | undefined;

  constructor(
    private readonly onTests: TestListener,
    /** Why tests have no end, should the run be killed. */
    private readonly killed: string,
  ) {}

  plan(tests: ReadonlyArray<readonly [file: string, name: string]>): void {
    this.entries = tests.map(([file, name]) => ({ file, name }));
    this.tellAll();
  }

  /** What a file really holds, in place of what its text promised. */
  found(file: string, names: readonly string[]): void {
    const at = this.entries.findIndex((entry) => entry.file === file);
    const others = this.entries.filter((entry) => entry.file !== file);
    others.splice(at < 0 ? others.length : at, 0, ...names.map((name) => ({ file, name })));
    this.entries = others;
    this.tellAll();
  }

  start(file: string, name: string): void {
    this.current = this.entries.find((entry) => entry.file === file && entry.name === name && !entry.end);
    this.tellCurrent();
  }

  /** Something on stdout, of the program's own. */
  printed(text: string): void {
    if (this.current) this.onTests({ kind: 'printed', text });
  }

  end(outcome: TestOutcome['outcome'], message: string, stdout: string): void {
    if (this.current) this.current.end = { outcome, message, stdout };
    this.tellCurrent();
    this.current = undefined;
  }

  /** The tests of a file that cannot be loaded. */
  broken(file: string, message: string): void {
    for (const entry of this.entries) {
      if (entry.file === file) entry.end ??= { outcome: 'error', message, stdout: '' };
    }
    this.tellAll();
  }

  /** Every test with its outcome; `reason` says why the last ones have none of their own. */
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

  private tellAll(): void {
    this.onTests({ kind: 'list', tests: this.outcomes(this.killed, '') });
  }

  private tellCurrent(): void {
    if (!this.current) return;
    const index = this.entries.indexOf(this.current);
    this.onTests({ kind: 'test', index, ...this.endOf(this.current, this.killed, '') });
  }
}
