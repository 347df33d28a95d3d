import type { QuickJSHandle } from 'quickjs-emscripten-core';
import { DEPTH_ERROR, normalizeError } from './error-messages';
import { isEngineFailure, type Learner } from './judge-learner';
import type { TestList, Verdicts } from './judge-verdicts';
import { broken, type Outcome, type Program } from './program';

/** Messages from guest/judge/tests.ts. */
type Report =
  | ['began', index: number]
  | ['ended', index: number, outcome: string, message: string, stack: string]
  | ['note', message: string];

/** The other parts of one judged run. */
interface Sides {
  learner: Learner;
  verdicts: Verdicts;
  /** The line of a test's message that locates an error in the program or its tests. */
  placeOf(stack: string): string;
}

/** The instance that runs the tests and their framework, for one run. */
export class JudgeInstance {
  constructor(
    private readonly instance: Program,
    private readonly sides: Sides,
  ) {
    instance.onSend = (question) => this.ask(question);
    instance.onReport = (report) => this.handleReport(JSON.parse(report) as Report);
    sides.learner.onCallback = (question) => this.answer(question);
  }

  /**
   * Answers the program's call of something that a test passed to it. If the engine's own stack overflows in it, this
   * instance may be inconsistent, so it's stopped.
   */
  private answer(question: string): string {
    const { instance } = this;
    try {
      return instance.answer(question);
    } catch (error) {
      if (!isEngineFailure(error)) throw error;
      instance.stopped ??= 'memory';
      return broken(DEPTH_ERROR);
    }
  }

  private handleReport(report: Report): void {
    const { learner, verdicts, placeOf } = this.sides;
    if (report[0] === 'note') verdicts.note(report[1]);
    if (learner.program.shouldStop() || this.instance.stopped) return; // The stop explains the test's result.
    if (report[0] === 'began') verdicts.began(report[1]);
    if (report[0] !== 'ended') return;
    const [, index, outcome, message, stack] = report;
    verdicts.ended(index, outcome, normalizeError(message) + placeOf(stack));
  }

  /** The names that a module of the program exports; none if it failed to run. */
  exportsOf(name: string): string[] {
    const keys = this.instance.ask('take', name, this.sides.learner.offer(name));
    return keys.ok ? (JSON.parse(this.instance.context.getString(keys.value)) as string[]) : [];
  }

  /** Finds all tests, then runs them if the program loaded. */
  judgeAll(tests: readonly { name: string; content: string }[], end: Outcome<unknown>): Outcome<unknown> {
    for (const test of tests) {
      this.instance.ask('openFile', test.name);
      const loaded = this.instance.loadModule(test);
      if (!loaded.ok)
        this.sides.verdicts.failFile(test.name, loaded.message + this.sides.placeOf(loaded.detail));
    }
    const list = this.instance.ask('list');
    if (!list.ok) return list;
    this.sides.verdicts.found(JSON.parse(this.instance.context.getString(list.value)) as TestList);
    if (!end.ok) return { ok: true, value: undefined };
    return this.runToEnd(this.instance.ask('run'));
  }

  /** Runs the jobs and timers of both sides until the last test has ended. */
  private runToEnd(started: Outcome<QuickJSHandle>): Outcome<unknown> {
    if (!started.ok) return started;
    for (;;) {
      const mine = this.instance.runJobs();
      if (!mine.ok) return mine;
      const theirs = this.sides.learner.program.runJobs();
      if (!theirs.ok && !this.failTest(theirs.message)) return theirs;
      if (this.instance.hasJobs) continue;
      if (this.instance.context.getPromiseState(started.value).type !== 'pending') return started;
      const timer = this.nextTimer();
      if (!timer.ok && !this.failTest(timer.message)) return timer;
      if (timer.ok && !timer.value && !this.stall()) return { ok: false, message: 'never ends', detail: '' };
    }
  }

  /** Fires the timer that is due first on either side; false if there is none. */
  private nextTimer(): Outcome<boolean> {
    const [first] = [this.instance, this.sides.learner.program]
      .flatMap((side) => {
        const wait = side.timerWait();
        return wait === undefined ? [] : [{ side, wait }];
      })
      .sort((a, b) => a.wait - b.wait);
    if (!first) return { ok: true, value: false };
    if (!this.sides.learner.program.sleep(first.wait))
      return { ok: false, message: 'interrupted', detail: '' };
    const fired = first.side.fireTimer();
    return fired.ok ? { ok: true, value: true } : fired;
  }

  /** An uncaught error in the program's timers or jobs fails the running test. */
  private failTest(message: string): boolean {
    if (this.sides.learner.program.stopped || this.instance.stopped) return false;
    this.instance.ask('uncaught', message);
    return true;
  }

  private stall(): boolean {
    const stalled = this.instance.ask('stall');
    return stalled.ok && this.instance.context.dump(stalled.value) === true;
  }

  private ask(question: string): string {
    const answer = this.sides.learner.ask(question);
    this.instance.stopped ??= this.sides.learner.program.stopped;
    return answer;
  }
}
