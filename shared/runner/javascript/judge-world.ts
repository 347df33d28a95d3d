import type { QuickJSHandle } from 'quickjs-emscripten-core';
import { isEngineFailure, type Learner } from './judge-learner';
import type { TestList, Verdicts } from './judge-verdicts';
import { broken, type Outcome, type Program } from './program';
import { DEPTH_ERROR, inPlainWords } from './wording';

/** What tests.ts reports. */
type Report =
  | ['began', index: number]
  | ['ended', index: number, outcome: string, message: string, stack: string]
  | ['note', message: string];

/** What a judge's world works on in one run. */
interface Sides {
  learner: Learner;
  verdicts: Verdicts;
  /** The line of a test's message that says where in the program or its tests an error came from. */
  placeOf(stack: string): string;
}

/** The instance that tests run in, with their framework, for one run. */
export class JudgeWorld {
  constructor(
    private readonly world: Program,
    private readonly sides: Sides,
  ) {
    world.onSend = (question) => this.ask(question);
    world.onReport = (news) => this.hear(JSON.parse(news) as Report);
    sides.learner.asksBack = (question) => this.answer(question);
  }

  /**
   * A question of the program's: a call of what a test handed over. If the engine's own stack overflows in it, this
   * instance may be inconsistent, so it is stopped.
   */
  private answer(question: string): string {
    const { world } = this;
    try {
      return world.answer(question);
    } catch (error) {
      if (!isEngineFailure(error)) throw error;
      world.stopped ??= 'memory';
      return broken(DEPTH_ERROR);
    }
  }

  private hear(news: Report): void {
    const { learner, verdicts, placeOf } = this.sides;
    if (news[0] === 'note') verdicts.note(news[1]);
    if (learner.program.shouldStop() || this.world.stopped) return; // The stop explains the test's result.
    if (news[0] === 'began') verdicts.began(news[1]);
    if (news[0] !== 'ended') return;
    const [, index, outcome, message, stack] = news;
    verdicts.ended(index, outcome, inPlainWords(message) + placeOf(stack));
  }

  /** The names that a module of the program exports; none when it could not be run. */
  exportsOf(name: string): string[] {
    const keys = this.world.ask('take', name, this.sides.learner.offer(name));
    return keys.ok ? (JSON.parse(this.world.context.getString(keys.value)) as string[]) : [];
  }

  /** Finds all tests, then runs them, as long as there is a program to run them on. */
  judgeAll(tests: readonly { name: string; content: string }[], end: Outcome<unknown>): Outcome<unknown> {
    for (const test of tests) {
      this.world.ask('openFile', test.name);
      const loaded = this.world.loadModule(test);
      if (!loaded.ok)
        this.sides.verdicts.failFile(test.name, loaded.message + this.sides.placeOf(loaded.detail));
    }
    const list = this.world.ask('list');
    if (!list.ok) return list;
    this.sides.verdicts.found(JSON.parse(this.world.context.getString(list.value)) as TestList);
    if (!end.ok) return { ok: true, value: undefined };
    return this.follow(this.world.ask('run'));
  }

  /** Runs what both sides have to do until the last test is over. */
  private follow(started: Outcome<QuickJSHandle>): Outcome<unknown> {
    if (!started.ok) return started;
    for (;;) {
      const mine = this.world.runJobs();
      if (!mine.ok) return mine;
      const theirs = this.sides.learner.program.runJobs();
      if (!theirs.ok && !this.failTest(theirs.message)) return theirs;
      if (this.world.hasJobs) continue;
      if (this.world.context.getPromiseState(started.value).type !== 'pending') return started;
      const timer = this.nextTimer();
      if (!timer.ok && !this.failTest(timer.message)) return timer;
      if (timer.ok && !timer.value && !this.stall()) return { ok: false, message: 'never ends', detail: '' };
    }
  }

  /** Fires whichever side's timer is due first; false when there is none. */
  private nextTimer(): Outcome<boolean> {
    const [first] = [this.world, this.sides.learner.program]
      .flatMap((side) => {
        const wait = side.timerWait();
        return wait === undefined ? [] : [{ side, wait }];
      })
      .sort((a, b) => a.wait - b.wait);
    if (!first) return { ok: true, value: false };
    if (!this.sides.learner.program.sleep(first.wait))
      return { ok: false, message: 'interrupted', detail: '' };
    return first.side.fireTimer();
  }

  /** An error that nothing caught, in the program's own timers and jobs, is the running test's. */
  private failTest(message: string): boolean {
    if (this.sides.learner.program.stopped || this.world.stopped) return false;
    this.world.ask('uncaught', message);
    return true;
  }

  private stall(): boolean {
    const stalled = this.world.ask('stall');
    return stalled.ok && this.world.context.dump(stalled.value) === true;
  }

  private ask(question: string): string {
    const answer = this.sides.learner.ask(question);
    this.world.stopped ??= this.sides.learner.program.stopped;
    return answer;
  }
}
