import type { QuickJSHandle } from 'quickjs-emscripten-core';
import { Deadline } from '../deadline';
import type { LanguageRuntime } from '../language-runtime';
import { limitsOf } from '../limits';
import { RunOutput } from '../run-output';
import type { RunRequest, RunResult } from '../runner';
import type { TellTests } from '../tests-so-far';
import { FRAMEWORK_SOURCE, sideSource } from './guest/judge';
import { Learner } from './judge-learner';
import { JudgeModules } from './judge-modules';
import { type TestList, Verdicts } from './judge-verdicts';
import type { Outcome, Program } from './program';
import { resultOf, withinStack } from './run-program';
import type { Translated, Untranslatable } from './translated';
import { inPlainWords } from './wording';

/**
 * Judges a program by tests. The tests and their framework live in an instance of their own; the program's instance
 * is reached through the text of the bridge alone, and the host keeps the list of verdicts. Of a program that cannot
 * be started, the tests are only listed.
 */
export function judgeOn(
  worlds: { program: Program; judge: Program },
  request: RunRequest,
  translated: Translated | Untranslatable,
  onOutput: Parameters<LanguageRuntime['run']>[1],
  onTests: TellTests,
): RunResult {
  const limits = limitsOf(request);
  const { tests } = translated;
  const files =
    'files' in translated ? translated.files : request.files.map(({ name }) => ({ name, content: '' }));
  const deadline = new Deadline(limits.timeMs);
  const output = new RunOutput(limits.outputBytes, onOutput);
  const program = worlds.program.begin({ files, stdin: request.stdin ?? '', deadline, output });
  const learner = new Learner(program);
  const verdicts = new Verdicts(output, tests, onTests, tooLong(limits.timeMs));
  const world = worlds.judge.begin({
    files: tests,
    modules: new JudgeModules(tests, files, (name) => judge.exportsOf(name)),
    ignoreRejections: true,
    stdin: '',
    deadline: new Deadline(Math.max(limits.timeMs, LEAST_MS) + FINDING_MS),
    output,
  });
  const judge = new Judge(world, learner, verdicts);
  const end = 'files' in translated ? withinStack(() => learner.start(files[0]!)) : failed(translated);
  const judged = withinStack(() => judge.judgeAll(tests, end));
  if (!judged.ok) verdicts.failFiles(judged.message);
  const result = resultOf(program, end, {
    output,
    deadline,
    translated: { ...translated, files },
    probes: [],
  });
  return { ...result, tests: verdicts.outcomes(reasonOf(program, world, end, limits.timeMs)) };
}

const failed = ({ diagnostics, stderr }: Untranslatable): Outcome<never> => ({
  ok: false,
  message: diagnostics[0]?.message ?? stderr,
  detail: '',
});

/** Tests are found even when the program has used its time up: the judge has this much more. */
const FINDING_MS = 200;
/** And at least this much, since it is made ready within the run. */
const LEAST_MS = 1000;

/** Why tests that were not reached were not. */
function reasonOf(program: Program, world: Program, end: Outcome<unknown>, timeMs: number): string {
  if (program.stopped === 'time') return tooLong(timeMs);
  if (program.stopped === 'memory') return 'The program was stopped: it used up its memory.';
  if (program.stopped === 'output') return 'The program was stopped: it printed too much.';
  if (world.stopped === 'memory') return 'The program gave the tests more data than they can hold.';
  return end.ok
    ? 'The tests ended before this one.'
    : `The program stopped before it could be tested: ${end.message}`;
}

const tooLong = (timeMs: number) => `The program was stopped: it took longer than ${timeMs} ms.`;

type Framework = 'open' | 'list' | 'run' | 'stall' | 'uncaught' | 'take';

class Judge {
  private readonly framework: QuickJSHandle;

  constructor(
    private readonly world: Program,
    private readonly learner: Learner,
    private readonly verdicts: Verdicts,
  ) {
    const { context } = world;
    const make = (source: string) =>
      context.unwrapResult(context.evalCode(source, '<judge>', { type: 'global', strict: true }));
    const ask = context.newFunction('send', (question) =>
      context.newString(this.ask(context.getString(question))),
    );
    const bridge = context.unwrapResult(
      context.callFunction(make(sideSource('J')), context.undefined, ask, world.property('inspect')),
    );
    const handle = context.getProp(bridge, 'handle');
    learner.asksBack = (question) => {
      const text = context.newString(question);
      const answer = context.callFunction(handle, context.undefined, text);
      text.dispose();
      if (answer.error)
        return JSON.stringify(['broken', (world.thrown(answer.error) as { message: string }).message]);
      return answer.value.consume((value) => context.getString(value));
    };
    const reports = [
      context.newFunction('began', (index) => {
        if (!learner.program.shouldStop()) verdicts.began(context.getNumber(index));
      }),
      context.newFunction('ended', (index, outcome, message) => {
        if (learner.program.shouldStop()) return; // whatever came of it came of the stop
        const words = inPlainWords(context.getString(message));
        verdicts.ended(context.getNumber(index), context.getString(outcome), words);
      }),
      context.newFunction('note', (message) => verdicts.note(context.getString(message))),
    ];
    const framework = make(FRAMEWORK_SOURCE);
    this.framework = context.unwrapResult(
      context.callFunction(framework, context.undefined, bridge, ...reports),
    );
  }

  /** The names that a module of the program exports; none when it could not be run. */
  exportsOf(name: string): string[] {
    const keys = this.call('take', name, this.learner.offer(name));
    return keys.ok ? (JSON.parse(this.world.context.getString(keys.value)) as string[]) : [];
  }

  /** Finds all tests, then runs them, as long as there is a program to run them on. */
  judgeAll(tests: readonly { name: string; content: string }[], end: Outcome<unknown>): Outcome<unknown> {
    for (const test of tests) {
      this.call('open', test.name);
      const loaded = this.world.loadModule(test);
      if (!loaded.ok) this.verdicts.failFile(test.name, loaded.message);
    }
    const list = this.call('list');
    if (!list.ok) return list;
    this.verdicts.found(JSON.parse(this.world.context.getString(list.value)) as TestList);
    if (!end.ok) return { ok: true, value: undefined };
    return this.follow(this.call('run'));
  }

  /** Runs what both sides have to do until the last test is over. */
  private follow(started: Outcome<QuickJSHandle>): Outcome<unknown> {
    if (!started.ok) return started;
    for (;;) {
      const mine = this.world.runJobs();
      if (!mine.ok) return mine;
      const theirs = this.learner.runJobs();
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
    const sides = [this.world, this.learner.program].map((side) => ({ side, wait: side.timerWait() }));
    const [first] = sides.filter(({ wait }) => wait >= 0).sort((a, b) => a.wait - b.wait);
    if (!first) return { ok: true, value: false };
    if (!this.learner.program.sleep(first.wait)) return { ok: false, message: 'interrupted', detail: '' };
    return first.side.fireTimer();
  }

  /** An error that nothing caught, in the program's own timers and jobs, is the running test's. */
  private failTest(message: string): boolean {
    if (this.learner.program.stopped || this.world.stopped) return false;
    this.call('uncaught', message);
    return true;
  }

  private stall(): boolean {
    const stalled = this.call('stall');
    return stalled.ok && this.world.context.dump(stalled.value) === true;
  }

  private ask(question: string): string {
    const answer = this.learner.ask(question);
    this.world.stopped ??= this.learner.program.stopped;
    return answer;
  }

  private call(name: Framework, ...args: string[]): Outcome<QuickJSHandle> {
    const { context } = this.world;
    const handles = args.map((each) => context.newString(each));
    const result = context.callFunction(
      this.world.property(name, this.framework),
      context.undefined,
      ...handles,
    );
    return result.error ? this.world.thrown(result.error) : { ok: true, value: result.value };
  }
}
