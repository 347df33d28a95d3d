import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core';
import type { Deadline } from '../deadline';
import type { RunOutput } from '../run-output';
import type { LimitName, SourceFile } from '../runner';
import { RunStopped } from '../stop-run';
import { hintFor, normalizeError } from './error-messages';
import { ProgramModules } from './program-modules';
import type { InstanceHost, QuickJsInstance } from './quickjs-instance';

export { DEPTH_ERROR } from './error-messages';

const OUT_OF_MEMORY = 'RangeError: out of memory';
/** In characters. The message is repeated for each test that couldn't run because of the error. */
const MAX_MESSAGE_LENGTH = 4000;
const encoder = new TextEncoder();

/** The result of an evaluation. A thrown value is converted to text. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; message: string; detail: string };

/** The bridge's message for a broken connection: see `readAnswer`. */
export const broken = (message: string) => JSON.stringify(['broken', message]);

export interface ProgramParts {
  /** The first one is the entry. */
  files: readonly SourceFile[];
  /** Resolves its imports; by default to its own files. */
  modules?: Pick<ProgramModules, 'nameOf' | 'sourceOf'>;
  /** Unhandled rejections are not errors: a test may await the promise later. */
  ignoreRejections?: boolean;
  stdin: string;
  deadline: Deadline;
  output: RunOutput;
}

/** One program in its own instance. `begin` sets its files, input and limits. */
export class Program implements InstanceHost {
  stopped: LimitName | undefined;
  /** Handles a question sent over the bridge; returns the answer. */
  onSend: ((question: string) => string) | undefined;
  /** Handles a report about the tests. */
  onReport: ((report: string) => void) | undefined;
  private lines: string[] = [];
  /** The guest's functions that were called before, by name. */
  private readonly functions = new Map<string, QuickJSHandle>();
  private parts: ProgramParts | undefined;
  private modules: NonNullable<ProgramParts['modules']> | undefined;

  constructor(private readonly instance: QuickJsInstance) {
    instance.host.current = this;
    instance.runtime.setModuleLoader(
      (name) => this.begun(this.modules).sourceOf(name),
      (from, specifier) => this.begun(this.modules).nameOf(from, specifier),
    );
  }

  /** Call once, before running anything. */
  begin(parts: ProgramParts): this {
    const { stdin, files, modules = new ProgramModules(files) } = parts;
    this.parts = parts;
    this.modules = modules;
    this.lines = stdin === '' ? [] : stdin.replace(/\n$/, '').split('\n');
    if (!parts.ignoreRejections) this.instance.rejections.watch(this.context);
    return this;
  }

  get context(): QuickJSContext {
    return this.instance.context;
  }

  private begun<T>(part: T | undefined): T {
    if (part === undefined) throw new Error('The program has not begun.');
    return part;
  }

  get memoryBytes(): number {
    return this.instance.quickJs.memory.buffer.byteLength;
  }

  /** Evaluates the entry file as a module, then runs all its jobs and timers. */
  runEntry(): Outcome<undefined> {
    const outcome = this.loadModule(this.begun(this.parts).files[0]!);
    return outcome.ok ? this.drain() : outcome;
  }

  /** The namespace of one of the program's modules. */
  exportsOf(name: string): Outcome<QuickJSHandle> {
    const source = `import * as all from ${JSON.stringify(`/${name}`)};\nexport { all };`;
    const loaded = this.loadModule({ name: '(outside)', content: source });
    return loaded.ok ? { ok: true, value: this.context.getProp(loaded.value, 'all') } : loaded;
  }

  /** Evaluates a file as a module, including top-level awaits; returns its namespace. */
  loadModule({ name, content }: SourceFile): Outcome<QuickJSHandle> {
    return this.settle(this.context.evalCode(content, name, { type: 'module', strict: true }));
  }

  /** Runs jobs and timers until the promise settles. */
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
    return this.instance.runtime.hasPendingJob();
  }

  /** Runs all pending jobs. A rejection that is still unhandled after that is an error. */
  runJobs(): Outcome<undefined> {
    while (this.instance.runtime.hasPendingJob()) {
      if (this.shouldStop()) return this.interrupted();
      const result = this.instance.runtime.executePendingJobs(100);
      if (result.error) return this.thrown(result.error);
    }
    if (this.stopped) return this.interrupted();
    const unhandled = this.instance.rejections.take();
    return unhandled ? this.thrown(unhandled) : { ok: true, value: undefined };
  }

  /** Milliseconds until the next timer, negative if it's overdue; undefined if there is none. */
  timerWait(): number | undefined {
    const wait = this.call('timerWait');
    return wait.error ? undefined : this.asWait(wait.value);
  }

  /** Fires the next timer if it's due. Its value is the milliseconds until then, 0 if it fired; undefined if there is none. */
  fireTimer(): Outcome<number | undefined> {
    const fired = this.ask('fireTimer');
    return fired.ok ? { ok: true, value: this.asWait(fired.value) } : fired;
  }

  private asWait(value: QuickJSHandle): number | undefined {
    const wait = value.consume((each) => this.context.getNumber(each)); // NaN if it's undefined
    return Number.isNaN(wait) ? undefined : wait;
  }

  /** Whether a limit was hit. The engine calls this while code runs, and interrupts it if so. */
  shouldStop(): boolean {
    if (this.parts?.deadline.passed) this.stopped ??= 'time';
    return this.stopped !== undefined;
  }

  /** Converts a thrown value to text, with the guest's functions unless they fail, too. */
  thrown(error: QuickJSHandle): Outcome<never> {
    if (this.shouldStop()) return this.interrupted();
    const textFrom = (name: string) => {
      const result = this.call(name, error);
      return result.error ? undefined : this.context.getString(result.value);
    };
    const text = textFrom('messageOf') ?? OUT_OF_MEMORY;
    if (this.shouldStop()) return this.interrupted();
    if (text.startsWith(OUT_OF_MEMORY)) this.stopped ??= 'memory';
    const detail = normalizeError(textFrom('describeError') ?? text);
    const message = normalizeError(text.slice(0, MAX_MESSAGE_LENGTH));
    return { ok: false, message, detail: detail + hintFor(message) };
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

  /** Waits for the next timer and fires it; false if there is none. */
  private fireNextTimer(): Outcome<boolean> {
    while (!this.shouldStop()) {
      const timer = this.fireTimer();
      if (!timer.ok) return timer;
      if (!timer.value) return { ok: true, value: timer.value === 0 };
      this.sleep(timer.value);
    }
    return this.interrupted();
  }

  /** Returns false if the deadline passes first. */
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

  /** Like `call`, with a thrown value converted to text. */
  ask(name: string, ...args: (QuickJSHandle | string)[]): Outcome<QuickJSHandle> {
    const result = this.call(name, ...args);
    return result.error ? this.thrown(result.error) : { ok: true, value: result.value };
  }

  /** Answers a question sent over the bridge. If the program was stopped or can't answer, the connection breaks. */
  answer(question: string): string {
    const answer = this.ask('handle', question);
    if (!answer.ok) return broken(this.stopped ? 'The program was stopped.' : answer.message);
    return answer.value.consume((value) => this.context.getString(value));
  }

  /** Calls one of the guest's functions (guest/program.ts, guest/judge.ts) with handles or strings. */
  call(name: string, ...args: (QuickJSHandle | string)[]): ReturnType<QuickJSContext['callFunction']> {
    const { context } = this.instance;
    const handles = args.map((each) => (typeof each === 'string' ? context.newString(each) : each));
    const result = context.callFunction(this.guestFunction(name), context.undefined, ...handles);
    handles.forEach((handle, at) => {
      if (typeof args[at] === 'string') handle.dispose();
    });
    return result;
  }

  private guestFunction(name: string): QuickJSHandle {
    const known = this.functions.get(name);
    if (known) return known;
    const found = this.context.getProp(this.instance.guest, name);
    this.functions.set(name, found);
    return found;
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

  report(report: string): void {
    this.begun(this.onReport)(report);
  }

  private interrupted(): Outcome<never> {
    return { ok: false, message: 'interrupted', detail: '' };
  }
}
