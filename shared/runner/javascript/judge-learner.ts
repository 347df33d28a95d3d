import { RunStopped } from '../stop-run';
import { DEPTH_ERROR } from './error-messages';
import { broken, type Program } from './program';

/** In characters. A longer answer would fill the judge's memory instead of the learner's. */
const MAX_ANSWER_LENGTH = 4_000_000;
/** Nested calls back and forth between test and program. */
const MAX_CALL_DEPTH = 40;

const TOO_LONG = broken('The program returned more data than the test can hold.');
const TOO_DEEP = broken('The test and the program call each other too deeply.');

/** Whether the engine itself crashed, rather than the code running in it. */
export const isEngineFailure = (error: unknown) =>
  error instanceof RangeError || error instanceof WebAssembly.RuntimeError;

/** The judge's channel to the program under test. All messages are strings. */
export class Learner {
  /** Answers the program's questions: calls of functions that a test passed to it. */
  onCallback: (question: string) => string = () => broken('There is no test yet.');
  private depth = 0;

  constructor(readonly program: Program) {
    program.onSend = (question) =>
      question.length > MAX_ANSWER_LENGTH ? TOO_LONG : this.nested(() => this.onCallback(question));
  }

  /** The exports of one of its modules, serialized by the bridge; empty if that module fails to run. */
  offer(name: string): string {
    const exported = this.program.exportsOf(name);
    const offered = exported.ok ? this.program.ask('offer', exported.value) : exported;
    return offered.ok ? this.program.context.getString(offered.value) : '';
  }

  /** Sends one of the judge's questions; returns the answer. */
  ask(question: string): string {
    if (this.program.shouldStop()) return broken('The program was stopped.');
    return this.nested(() => {
      try {
        const answer = this.program.answer(question);
        return answer.length > MAX_ANSWER_LENGTH ? TOO_LONG : answer;
      } catch (error) {
        if (!isEngineFailure(error) && !(error instanceof RunStopped)) throw error;
        return broken(DEPTH_ERROR);
      }
    });
  }

  private nested(ask: () => string): string {
    if (this.depth >= MAX_CALL_DEPTH) return TOO_DEEP;
    this.depth += 1;
    try {
      return ask();
    } finally {
      this.depth -= 1;
    }
  }
}
