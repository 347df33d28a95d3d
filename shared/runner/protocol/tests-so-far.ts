import type { SourceFile, TestOutcome } from '../runner';

/**
 * What a judge reports while tests run, so their outcomes survive if the run has to be killed. An outcome is always the
 * one that applies if the run ends now: a test that hasn't finished is an `error` with the reason.
 */
export type TestUpdate =
  /** All tests, in order; replaces any earlier list. */
  | { kind: 'list'; tests: TestOutcome[] }
  /** A test in the list started or ended. */
  | ({ kind: 'test'; index: number } & TestState)
  /** The program printed this during the current test. */
  | { kind: 'printed'; text: string };

export type TestState = Pick<TestOutcome, 'outcome' | 'message' | 'stdout'>;
export type TestListener = (update: TestUpdate) => void;

export const ignoreTests: TestListener = () => undefined;

/** Total length of names, messages and output; real tests stay far below it. */
const MAX_CHARACTERS = 32 * 1024 * 1024;

/** The test outcomes of one run so far, collected by its owner, who may have to kill it. */
export class TestsSoFar {
  private list: TestOutcome[] = [];
  private last: number | undefined;
  private characters = 0;
  private printed = 0;

  get printedCharacters(): number {
    return this.printed;
  }

  /** Throws for a test that isn't in the list, or when the text exceeds its limit. */
  apply(update: TestUpdate): void {
    if (update.kind === 'list') {
      this.list = [...update.tests];
      this.last = undefined;
      this.characters = this.list.reduce((sum, test) => sum + sizeOf(test), 0);
      this.printed = this.list.reduce((sum, { stdout }) => sum + stdout.length, 0);
    } else if (update.kind === 'test') {
      const { outcome, message, stdout } = update;
      this.last = update.index;
      this.change(update.index, { outcome, message, stdout });
    } else {
      const { stdout } = this.at(this.last);
      this.change(this.last, { stdout: stdout + update.text });
    }
    if (this.characters > MAX_CHARACTERS) throw new Error('too much text about the tests');
  }

  /** The outcomes so far, or one error per file with `reason` if no list has arrived yet. */
  outcomes(files: readonly SourceFile[], reason: string): TestOutcome[] {
    if (this.list.length > 0) return this.list;
    return files.map(({ name }) => ({ file: name, name, outcome: 'error', message: reason, stdout: '' }));
  }

  private change(index: number | undefined, state: Partial<TestState>): void {
    const test = this.at(index);
    const changed = { ...test, ...state };
    this.list[index!] = changed;
    this.characters += sizeOf(changed) - sizeOf(test);
    this.printed += changed.stdout.length - test.stdout.length;
  }

  private at(index: number | undefined): TestOutcome {
    const test = index === undefined ? undefined : this.list[index];
    if (!test) throw new Error('a test that is not in the list');
    return test;
  }
}

const sizeOf = ({ file, name, message, stdout }: TestOutcome): number =>
  file.length + name.length + message.length + stdout.length;
