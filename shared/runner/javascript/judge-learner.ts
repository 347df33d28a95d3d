import { RunStopped } from '../stop-run';
import { broken, type Program } from './program';
import { DEPTH_ERROR } from './wording';

/** Characters of one answer: more would fill the judge's memory, not the learner's. */
const LONGEST_ANSWER = 4_000_000;
/** Calls from test to program to test and so on, inside of each other. */
const DEEPEST = 40;

const TOO_LONG = broken('The program gave the test more data than it can take.');
const TOO_DEEP = broken('Functions of the test and of the program call each other too deeply.');

/** The engine itself ended, and not the code in it. */
export const isEngineFailure = (error: unknown) =>
  error instanceof RangeError || error instanceof WebAssembly.RuntimeError;

/** The program under test, as the judge reaches it: by texts. */
export class Learner {
  /** The way for the program's questions, which are calls of functions that a test passed to it. */
  asksBack: (question: string) => string = () => broken('There is no test yet.');
  private depth = 0;

  constructor(readonly program: Program) {
    program.onSend = (question) =>
      question.length > LONGEST_ANSWER ? TOO_LONG : this.nested(() => this.asksBack(question));
  }

  /** All that one of its modules exports, in the bridge's text; empty when that module cannot be run. */
  offer(name: string): string {
    const exported = this.program.exportsOf(name);
    const offered = exported.ok ? this.program.ask('offer', exported.value) : exported;
    return offered.ok ? this.program.context.getString(offered.value) : '';
  }

  /** One question of the judge's. */
  ask(question: string): string {
    if (this.program.shouldStop()) return broken('The program was stopped.');
    return this.nested(() => {
      try {
        const answer = this.program.answer(question);
        return answer.length > LONGEST_ANSWER ? TOO_LONG : answer;
      } catch (error) {
        if (!isEngineFailure(error) && !(error instanceof RunStopped)) throw error;
        return broken(DEPTH_ERROR);
      }
    });
  }

  private nested(ask: () => string): string {
    if (this.depth >= DEEPEST) return TOO_DEEP;
    this.depth += 1;
    try {
      return ask();
    } finally {
      this.depth -= 1;
    }
  }
}
