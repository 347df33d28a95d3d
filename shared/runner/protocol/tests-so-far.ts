import type { SourceFile, TestOutcome } from '../runner';

/**
 * What a judge reports while it judges, so that the outcomes so far survive a run that has to be killed. An
 * outcome is always what would be true if the run ended now: of a test that has not ended, an `error` and why.
 */
export type TestNews =
  /** Every test, in order; takes the place of an earlier list. */
  | { kind: 'list'; tests: TestOutcome[] }
  /** One of the list has begun, or ended. */
  | ({ kind: 'test'; index: number } & TestState)
  /** The program printed this during the latest test. */
  | { kind: 'printed'; text: string };

export type TestState = Pick<TestOutcome, 'outcome' | 'message' | 'stdout'>;
export type TellTests = (news: TestNews) => void;

export const tellNobody: TellTests = () => undefined;

/** Characters of names, messages and output: more than honest tests come to. */
const MOST_CHARACTERS = 32 * 1024 * 1024;

/** The outcomes of one run's tests so far, collected by the owner who may have to kill it. */
export class TestsSoFar {
  private list: TestOutcome[] = [];
  private last: number | undefined;
  private characters = 0;
  private printed = 0;

  get printedCharacters(): number {
    return this.printed;
  }

  /** Throws for a test that isn't in the list, or for more text than tests can have. */
  take(news: TestNews): void {
    if (news.kind === 'list') {
      this.list = [...news.tests];
      this.last = undefined;
      this.characters = this.list.reduce((sum, test) => sum + sizeOf(test), 0);
      this.printed = this.list.reduce((sum, { stdout }) => sum + stdout.length, 0);
    } else if (news.kind === 'test') {
      const { outcome, message, stdout } = news;
      this.last = news.index;
      this.change(news.index, { outcome, message, stdout });
    } else {
      const { stdout } = this.at(this.last);
      this.change(this.last, { stdout: stdout + news.text });
    }
    if (this.characters > MOST_CHARACTERS) throw new Error('more about the tests than there can be');
  }

  /** The outcomes so far; one error per file, for `reason`, when the tests weren't listed yet. */
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
