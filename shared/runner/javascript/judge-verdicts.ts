import type { TestListener } from '../protocol/tests-so-far';
import type { RunOutput } from '../run-output';
import type { SourceFile, TestOutcome } from '../runner';

export type TestList = { index: number; name: string; file: string }[];

const MAX_MESSAGE_LENGTH = 4000;
const MAX_NAME_LENGTH = 500;
const MAX_TESTS = 1000;

function errorOf(file: string, name: string, message: string): TestOutcome {
  return { file, name, outcome: 'error', message, stdout: '' };
}

/** The verdicts, kept by the host. A test passes only if the judge reported it as passed. */
export class Verdicts {
  private list: TestList = [];
  private readonly byIndex = new Map<number, TestOutcome>();
  private readonly files: TestOutcome[] = [];
  private current: number | undefined;

  constructor(
    private readonly output: RunOutput,
    private readonly tests: readonly SourceFile[],
    private readonly onTests: TestListener,
    /** The message of tests without a verdict, in case the run is killed. */
    private readonly killedMessage: string,
  ) {}

  found(list: TestList): void {
    this.list = list
      .slice(0, MAX_TESTS)
      .map((test) => ({ ...test, name: test.name.slice(0, MAX_NAME_LENGTH) }));
    this.reportAll();
  }

  /** From here on, output belongs to this test. */
  began(index: number): void {
    this.current = index;
    const isListed = this.report(index);
    this.output.capture(isListed ? (text) => this.onTests({ kind: 'printed', text }) : undefined);
  }

  ended(index: number, outcome: string, message: string): void {
    if (outcome !== 'passed' && outcome !== 'failed' && outcome !== 'error') return;
    this.settle(index, outcome, message);
    this.current = undefined;
    this.report(index);
  }

  failFile(file: string, message: string): void {
    const known = this.files.some((each) => each.file === file);
    if (!known) this.addError(file, file, message);
    this.reportAll();
  }

  /** Fails every test file because the judge itself failed before it found any tests. */
  failFiles(message: string): void {
    if (this.list.length > 0 || message === 'interrupted') return;
    for (const { name } of this.tests) this.failFile(name, message);
  }

  note(message: string): void {
    const file = this.list.at(-1)?.file ?? '';
    this.addError(file, 'afterAll', message);
    this.reportAll();
  }

  private addError(file: string, name: string, message: string): void {
    this.files.push(errorOf(file, name, message.slice(0, MAX_MESSAGE_LENGTH)));
  }

  get isEmpty(): boolean {
    return this.list.length === 0 && this.files.length === 0;
  }

  /** All tests, in order. Tests without a verdict are errors with `reason`. */
  outcomes(reason: string): TestOutcome[] {
    if (this.current !== undefined) this.settle(this.current, 'error', reason);
    const all = this.currentStates(reason);
    return all.length > 0 ? all : this.tests.map(({ name }) => errorOf(name, name, reason));
  }

  private currentStates(reason: string): TestOutcome[] {
    return [...this.files, ...this.list.map((test) => this.stateOf(test, reason))];
  }

  private stateOf({ index, name, file }: TestList[number], reason: string): TestOutcome {
    const message = index === this.current ? reason : `Not run. ${reason}`;
    return this.byIndex.get(index) ?? errorOf(file, name, message);
  }

  private reportAll(): void {
    this.onTests({ kind: 'list', tests: this.currentStates(this.killedMessage) });
  }

  private report(index: number): boolean {
    const place = this.list.findIndex((each) => each.index === index);
    if (place < 0) return false;
    const { outcome, message, stdout } = this.stateOf(this.list[place]!, this.killedMessage);
    this.onTests({ kind: 'test', index: this.files.length + place, outcome, message, stdout });
    return true;
  }

  private settle(index: number, outcome: TestOutcome['outcome'], message: string): void {
    const stdout = this.output.endCapture();
    const test = this.list.find((each) => each.index === index);
    if (!test || this.byIndex.has(index)) return;
    const { name, file } = test;
    this.byIndex.set(index, { file, name, outcome, message: message.slice(0, MAX_MESSAGE_LENGTH), stdout });
  }
}
