import type { QuickJSHandle } from 'quickjs-emscripten-core';
import type { SourceFile } from '../runner';
import { RunStopped } from '../stop-run';
import type { Outcome, Program } from './program';
import { DEPTH_ERROR } from './wording';

/** Characters of one answer: more would fill the judge's memory, not the learner's. */
const LONGEST_ANSWER = 4_000_000;
/** Calls from test to program to test and so on, inside of each other. */
const DEEPEST = 40;

export const broken = (message: string) => JSON.stringify(['broken', message]);

/** The engine itself ended, and not the code in it. */
export const isEngineFailure = (error: unknown) =>
  error instanceof RangeError || error instanceof WebAssembly.RuntimeError;

/** The program under test, as the judge reaches it: by texts. */
export class Learner {
  /** The way for the program's questions, which are calls of functions that a test passed to it. */
  asksBack: (question: string) => string = () => broken('There is no test yet.');
  private depth = 0;

  constructor(readonly program: Program) {
    program.onSend = (question) => this.askBack(question);
  }

  /** Runs the entry file to the end of its own text; its timers and promises go on while it is tested. */
  start(entry: SourceFile): Outcome<QuickJSHandle> {
    return this.program.loadModule(entry);
  }

  runJobs(): Outcome<undefined> {
    return this.program.runJobs();
  }

  /** All that one of its modules exports, in the bridge's text; empty when that module cannot be run. */
  offer(name: string): string {
    const exported = this.program.exportsOf(name);
    if (!exported.ok) return '';
    const offered = this.program.call('offer', exported.value);
    if (!offered.error) return this.program.context.getString(offered.value);
    this.program.thrown(offered.error);
    return '';
  }

  /** One question of the judge's. A program that was stopped, or cannot answer, breaks the test. */
  ask(question: string): string {
    const { program } = this;
    if (program.shouldStop()) return broken('The program was stopped.');
    if (this.depth >= DEEPEST)
      return broken('Functions of the test and of the program call each other too deeply.');
    this.depth += 1;
    try {
      return this.answer(question);
    } catch (error) {
      if (!isEngineFailure(error) && !(error instanceof RunStopped)) throw error;
      return broken(DEPTH_ERROR);
    } finally {
      this.depth -= 1;
    }
  }

  private answer(question: string): string {
    const result = this.program.call('handle', question);
    if (result.error) {
      const { message } = this.program.thrown(result.error) as { message: string };
      return broken(this.program.stopped ? 'The program was stopped.' : message);
    }
    const answer = result.value.consume((value) => this.program.context.getString(value));
    return answer.length > LONGEST_ANSWER
      ? broken('The program gave the test more data than it can take.')
      : answer;
  }

  private askBack(question: string): string {
    if (question.length > LONGEST_ANSWER)
      return broken('The program gave the test more data than it can take.');
    if (this.depth >= DEEPEST)
      return broken('Functions of the test and of the program call each other too deeply.');
    this.depth += 1;
    try {
      return this.asksBack(question);
    } finally {
      this.depth -= 1;
    }
  }
}
