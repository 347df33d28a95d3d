import type { RunOutput } from '../run-output';
import type { SourceFile, TestOutcome } from '../runner';

export type TestList = { index: number; name: string; file: string }[];

const LONGEST_MESSAGE = 4000;
const MOST_TESTS = 1000;

/** The verdicts, kept by the host: a test is passed when the judge said so, and only then. */
export class Verdicts {
  private list: TestList = [];
  private readonly byIndex = new Map<number, TestOutcome>();
  private readonly files: TestOutcome[] = [];
  private current: number | undefined;

  constructor(
    private readonly output: RunOutput,
    private readonly tests: readonly SourceFile[],
  ) {}

  found(list: TestList): void {
    this.list = list.slice(0, MOST_TESTS);
  }

  /** What is printed from here on is the test's. */
  began(index: number): void {
    this.current = index;
    this.output.capture();
  }

  ended(index: number, outcome: string, message: string): void {
    if (outcome !== 'passed' && outcome !== 'failed' && outcome !== 'error') return;
    this.settle(index, outcome, message);
    this.current = undefined;
  }

  failFile(file: string, message: string): void {
    const known = this.files.some((each) => each.file === file);
    if (!known) this.files.push({ file, name: file, outcome: 'error', message, stdout: '' });
  }

  /** The judge itself could not go on, and not by the program's doing alone. */
  failFiles(message: string): void {
    if (this.list.length > 0 || message === 'interrupted') return;
    for (const { name } of this.tests) this.failFile(name, message);
  }

  note(message: string): void {
    const file = this.list.at(-1)?.file ?? '';
    this.files.push({ file, name: 'afterAll', outcome: 'error', message, stdout: '' });
  }

  /** All tests, in their order. Those that nobody ended are errors, for `reason`. */
  outcomes(reason: string): TestOutcome[] {
    if (this.current !== undefined) this.settle(this.current, 'error', reason);
    const rest = this.list.map(
      ({ index, name, file }) =>
        this.byIndex.get(index) ?? {
          file,
          name,
          outcome: 'error' as const,
          message: `Not reached. ${reason}`,
          stdout: '',
        },
    );
    const all = [...this.files, ...rest];
    if (all.length > 0) return all;
    return this.tests.map(({ name }) => ({
      file: name,
      name,
      outcome: 'error',
      message: reason,
      stdout: '',
    }));
  }

  private settle(index: number, outcome: TestOutcome['outcome'], message: string): void {
    const stdout = this.output.endCapture();
    const test = this.list.find((each) => each.index === index);
    if (!test || this.byIndex.has(index)) return;
    const { name, file } = test;
    this.byIndex.set(index, { file, name, outcome, message: message.slice(0, LONGEST_MESSAGE), stdout });
  }
}
