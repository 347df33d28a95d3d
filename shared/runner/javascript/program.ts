import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core';
import type { Deadline } from '../deadline';
import type { RunOutput } from '../run-output';
import type { LimitName, SourceFile } from '../runner';
import { RunStopped } from '../stop-run';
import { ProgramModules } from './program-modules';
import { inPlainWords, whatIsMissing } from './wording';
import type { World, WorldHost } from './world';

export { DEPTH_ERROR } from './wording';

const OUT_OF_MEMORY = 'RangeError: out of memory';
/** Characters of an error message, which is repeated for each test that it keeps from running. */
const LONGEST_MESSAGE = 4000;
const encoder = new TextEncoder();

/** How an evaluation ended; a thrown value comes as text. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; message: string; detail: string };

/** What the bridge takes as the end of a connection: see `readAnswer`. */
export const broken = (message: string) => JSON.stringify(['broken', message]);

export interface ProgramParts {
  /** The first one is the entry. */
  files: readonly SourceFile[];
  /** What its imports mean, when that is not simply its own files. */
  modules?: Pick<ProgramModules, 'nameOf' | 'sourceOf'>;
  /** Promises that were rejected and that nobody handles are no errors: a test may look at one later. */
  ignoreRejections?: boolean;
  stdin: string;
  deadline: Deadline;
  output: RunOutput;
}

/** One program in a world of its own. `begin` gives it its files, input and limits. */
export class Program implements WorldHost {
  stopped: LimitName | undefined;
  /** Questions of the bridge, and the judge's news. */
  onSend: ((question: string) => string) | undefined;
  onReport: ((news: string) => void) | undefined;
  private lines: string[] = [];
  private parts: ProgramParts | undefined;
  private modules: NonNullable<ProgramParts['modules']> | undefined;

  constructor(private readonly world: World) {
    world.host.current = this;
    world.runtime.setModuleLoader(
      (name) => this.begun(this.modules).sourceOf(name),
      (from, specifier) => this.begun(this.modules).nameOf(from, specifier),
    );
  }

  /** Once, before anything is run in it. */
  begin(parts: ProgramParts): this {
    const { stdin, files, modules = new ProgramModules(files) } = parts;
    this.parts = parts;
    this.modules = modules;
    this.lines = stdin === '' ? [] : stdin.replace(/\n$/, '').split('\n');
    if (!parts.ignoreRejections) this.world.rejections.watch(this.context);
    return this;
  }

  get context(): QuickJSContext {
    return this.world.context;
  }

  private begun<T>(part: T | undefined): T {
    if (part === undefined) throw new Error('The program has not begun.');
    return part;
  }

  get memoryBytes(): number {
    return this.world.quickJs.memory.buffer.byteLength;
  }

  /** Evaluates the entry file as a module and waits for all that it started. */
  runEntry(): Outcome<undefined> {
    const outcome = this.loadModule(this.begun(this.parts).files[0]!);
    return outcome.ok ? this.drain() : outcome;
  }

  /** All that a module of the program exports, or what its own promises say that it does. */
  exportsOf(name: string): Outcome<QuickJSHandle> {
    const source = `import * as all from ${JSON.stringify(`/${name}`)};\nexport { all };`;
    const loaded = this.loadModule({ name: '(outside)', content: source });
    return loaded.ok ? { ok: true, value: this.context.getProp(loaded.value, 'all') } : loaded;
  }

  /** Evaluates a file as a module, up to its own end; gives its namespace. */
  loadModule({ name, content }: SourceFile): Outcome<QuickJSHandle> {
    return this.settle(this.context.evalCode(content, name, { type: 'module', strict: true }));
  }

  /** Follows a promise to its value, running jobs and timers meanwhile. */
  settle(result: ReturnType<QuickJSContext['evalCode']>): Outcome<QuickJSHandle> {
    if (result.error) return this.thrown(result.error);
    for (;;) {
      const jobs = this.runJobs();
      if (!jobs.ok) return jobs;
      const state = this.context.getPromiseState(result.value);
      if (state.type === 'rejected') return this.thrown(state.error);
      if (state.type === 'fulfilled') return { ok: true, value: state.value };
      const timer = this.fireNextTimer();
      if (!timer.ok) return timer;
      if (!timer.value) return this.neverSettles();
    }
  }

  get hasJobs(): boolean {
    return this.world.runtime.hasPendingJob();
  }

  /** Runs what promises have started, to its end. A rejection that nothing has handled by then is an error. */
  runJobs(): Outcome<undefined> {
    while (this.world.runtime.hasPendingJob()) {
      if (this.shouldStop()) return this.interrupted();
      const result = this.world.runtime.executePendingJobs(100);
      if (result.error) return this.thrown(result.error);
    }
    if (this.stopped) return this.interrupted();
    const lost = this.world.rejections.take();
    return lost ? this.thrown(lost) : { ok: true, value: undefined };
  }

  /** Milliseconds until the next timer, below zero when it is overdue; undefined when there is none. */
  timerWait(): number | undefined {
    const wait = this.call('timerWait');
    if (wait.error || this.context.typeof(wait.value) !== 'number') return undefined;
    return this.context.getNumber(wait.value);
  }

  fireTimer(): Outcome<boolean> {
    const fired = this.ask('fireTimer');
    return fired.ok ? { ok: true, value: true } : fired;
  }

  /** Ends the program's time, memory or output; what it still does is interrupted. */
  shouldStop(): boolean {
    if (this.parts?.deadline.passed) this.stopped ??= 'time';
    return this.stopped !== undefined;
  }

  /** Turns a thrown value into text, by the guest's own functions as long as those still work. */
  thrown(error: QuickJSHandle): Outcome<never> {
    if (this.shouldStop()) return this.interrupted();
    const words = (name: string) => {
      const result = this.call(name, error);
      return result.error ? undefined : this.context.getString(result.value);
    };
    const text = words('messageOf') ?? OUT_OF_MEMORY;
    if (this.shouldStop()) return this.interrupted();
    if (text.startsWith(OUT_OF_MEMORY)) this.stopped ??= 'memory';
    const detail = inPlainWords(words('describeError') ?? text);
    const message = inPlainWords(text.slice(0, LONGEST_MESSAGE));
    return { ok: false, message, detail: detail + whatIsMissing(message) };
  }

  private neverSettles(): Outcome<never> {
    const message = 'The program waits for a promise that never settles.';
    return { ok: false, message, detail: message };
  }

  private drain(): Outcome<undefined> {
    for (;;) {
      const jobs = this.runJobs();
      if (!jobs.ok) return jobs;
      const fired = this.fireNextTimer();
      if (!fired.ok) return fired;
      if (!fired.value) return { ok: true, value: undefined };
    }
  }

  /** Waits for the next timer and calls it; gives false when there is none. */
  private fireNextTimer(): Outcome<boolean> {
    const wait = this.timerWait();
    if (wait === undefined) return { ok: true, value: false };
    return this.sleep(wait) ? this.fireTimer() : this.interrupted();
  }

  /** False when the time limit came first. */
  sleep(milliseconds: number): boolean {
    try {
      this.begun(this.parts).deadline.sleep(Math.max(0, milliseconds));
      return true;
    } catch (error) {
      if (!(error instanceof RunStopped)) throw error;
      this.stopped ??= error.limit;
      return false;
    }
  }

  /** The same as `call`, with a thrown value as text. */
  ask(name: string, ...args: (QuickJSHandle | string)[]): Outcome<QuickJSHandle> {
    const result = this.call(name, ...args);
    return result.error ? this.thrown(result.error) : { ok: true, value: result.value };
  }

  /** The answer to a question of the bridge. A program that was stopped, or cannot answer, breaks the test. */
  answer(question: string): string {
    const answer = this.ask('handle', question);
    if (!answer.ok) return broken(this.stopped ? 'The program was stopped.' : answer.message);
    return answer.value.consume((value) => this.context.getString(value));
  }

  /** Calls one of the guest's own functions (guest/program.ts, guest/judge.ts), with handles or texts. */
  call(name: string, ...args: (QuickJSHandle | string)[]): ReturnType<QuickJSContext['callFunction']> {
    const { context, guest } = this.world;
    const handles = args.map((each) => (typeof each === 'string' ? context.newString(each) : each));
    const result = context.getProp(guest, name).consume((method) => {
      return context.callFunction(method, context.undefined, ...handles);
    });
    handles.forEach((handle, at) => {
      if (typeof args[at] === 'string') handle.dispose();
    });
    return result;
  }

  write(stream: number, text: string): void {
    if (this.shouldStop()) throw new RunStopped(this.stopped!);
    try {
      this.begun(this.parts).output.write(stream === 2 ? 'stderr' : 'stdout', encoder.encode(text));
    } catch (error) {
      if (error instanceof RunStopped) this.stopped ??= error.limit;
      throw error;
    }
  }

  nextLine(): string | null {
    return this.lines.shift() ?? null;
  }

  send(question: string): string {
    return this.begun(this.onSend)(question);
  }

  report(news: string): void {
    this.begun(this.onReport)(news);
  }

  private interrupted(): Outcome<never> {
    return { ok: false, message: 'interrupted', detail: '' };
  }
}
