import type { TellTests } from '../protocol/tests-so-far';
import type { RunOutput } from '../run-output';
import type { SourceFile, TestOutcome } from '../runner';

export type TestList = { index: number; name: string; file: string }[];

const LONGEST_MESSAGE = 4000;
const LONGEST_NAME = 500;
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
    private readonly onTests: TellTests,
    /** Why a test has no end, should the run be killed in it. */
    private readonly killed: string,
  ) {}

  found(list: TestList): void {
    this.list = list
      .slice(0, MOST_TESTS)
      .map((test) => ({ ...test, name: test.name.slice(0, LONGEST_NAME) }));
    this.tellAll();
  }

  /** What is printed from here on is the test's. */
  began(index: number): void {
    this.current = index;
    const isListed = this.tell(index);
    this.output.capture(isListed ? (text) => this.onTests({ kind: 'printed', text }) : undefined);
  }

  ended(index: number, outcome: string, message: string): void {
    if (outcome !== 'passed' && outcome !== 'failed' && outcome !== 'error') return;
    this.settle(index, outcome, message);
    this.current = undefined;
    this.tell(index);
  }

  failFile(file: string, message: string): void {
    const known = this.files.some((each) => each.file === file);
    if (!known) this.addError(file, file, message);
    this.tellAll();
  }

  /** The judge itself could not go on, and not by the program's doing alone. */
  failFiles(message: string): void {
    if (this.list.length > 0 || message === 'interrupted') return;
    for (const { name } of this.tests) this.failFile(name, message);
  }

  note(message: string): void {
    const file = this.list.at(-1)?.file ?? '';
    this.addError(file, 'afterAll', message);
    this.tellAll();
  }

  private addError(file: string, name: string, message: string): void {
    this.files.push({ file, name, outcome: 'error', message: message.slice(0, LONGEST_MESSAGE), stdout: '' });
  }

  get isEmpty(): boolean {
    return this.list.length === 0 && this.files.length === 0;
  }

  /** All tests, in their order. Those that nobody ended are errors, for `reason`. */
  outcomes(reason: string): TestOutcome[] {
    if (this.current !== undefined) this.settle(this.current, 'error', reason);
    const all = this.asTheyStand(reason);
    if (all.length > 0) return all;
    return this.tests.map(({ name }) => ({
      file: name,
      name,
      outcome: 'error',
      message: reason,
      stdout: '',
    }));
  }

  private asTheyStand(reason: string): TestOutcome[] {
    return [...this.files, ...this.list.map((test) => this.stateOf(test, reason))];
  }

  private stateOf({ index, name, file }: TestList[number], reason: string): TestOutcome {
    const known = this.byIndex.get(index);
    const message = index === this.current ? reason : `Not reached. ${reason}`;
    return known ?? { file, name, outcome: 'error', message, stdout: '' };
  }

  private tellAll(): void {
    this.onTests({ kind: 'list', tests: this.asTheyStand(this.killed) });
  }

  private tell(index: number): boolean {
    const place = this.list.findIndex((each) => each.index === index);
    if (place < 0) return false;
    const { outcome, message, stdout } = this.stateOf(this.list[place]!, this.killed);
    this.onTests({ kind: 'test', index: this.files.length + place, outcome, message, stdout });
    return true;
  }

  private settle(index: number, outcome: TestOutcome['outcome'], message: string): void {
    const stdout = this.output.endCapture();
    const test = this.list.find((each) => each.index === index);
    if (!test || this.byIndex.has(index)) return;
    const { name, file } = test;
    this.byIndex.set(index, { file, name, outcome, message: message.slice(0, LONGEST_MESSAGE), stdout });
  }
}
