import type {
  QuickJSContext,
  QuickJSHandle,
  QuickJSRuntime,
  QuickJSWASMModule,
} from 'quickjs-emscripten-core';
import type { Deadline } from '../deadline';
import type { RunOutput } from '../run-output';
import type { LimitName, SourceFile } from '../runner';
import { RunStopped } from '../stop-run';
import { PRELUDE_SOURCE } from './guest/prelude';
import { resolveModule } from './module-names';

/**
 * Bytes of QuickJS's own stack: some 1,500 plain calls. Beyond it a program gets an error that it can catch; with
 * twice as much the engine's own stack (1 MB) ended first.
 */
const STACK_BYTES = 256 * 1024;
export const DEPTH_ERROR = 'RangeError: Maximum call stack size exceeded';
const encoder = new TextEncoder();

/** How an evaluation ended; a thrown value is already put into words. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; message: string; detail: string };

/** What the guest's prelude gives the host. */
type GuestFunction = 'canonical' | 'describeError' | 'messageOf' | 'timerWait' | 'fireTimer' | 'dropTimers';

/** One program in a QuickJS of its own, with its console, files, input and limits. */
export class Program {
  stopped: LimitName | undefined;
  private readonly runtime: QuickJSRuntime;
  private readonly context: QuickJSContext;
  private readonly guest: QuickJSHandle;
  private readonly unresolved = new Map<string, Error>();
  private lines: string[];

  constructor(
    quickJs: QuickJSWASMModule,
    private readonly files: readonly SourceFile[],
    stdin: string,
    private readonly deadline: Deadline,
    private readonly output: RunOutput,
  ) {
    this.lines = stdin === '' ? [] : stdin.replace(/\n$/, '').split('\n');
    this.runtime = quickJs.newRuntime();
    this.runtime.setMaxStackSize(STACK_BYTES);
    this.runtime.setInterruptHandler(() => this.shouldStop());
    this.context = this.runtime.newContext();
    this.runtime.setModuleLoader(
      (name) => this.sourceOf(name),
      (from, specifier) => this.nameOf(from, specifier),
    );
    this.guest = this.startPrelude();
  }

  /** Evaluates the entry file as a module and waits for all that it started. */
  runEntry(trailer: string): Outcome<QuickJSHandle> {
    const entry = this.files[0]!;
    const evaluated = this.context.evalCode(entry.content + trailer, entry.name, {
      type: 'module',
      strict: true,
    });
    const outcome = this.settle(evaluated);
    if (!outcome.ok) return outcome;
    const drained = this.drain(true);
    return drained.ok ? outcome : drained;
  }

  /** Evaluates an expression with the entry module's own `eval`; gives its value's canonical text. */
  evaluate(evaluator: QuickJSHandle, expression: string): Outcome<string> {
    this.callGuest('dropTimers');
    const source = this.context.newString(`(${expression}\n)`);
    const outcome = this.settle(this.context.callFunction(evaluator, this.context.undefined, source));
    if (!outcome.ok) return outcome;
    const text = this.context.callFunction(this.property('canonical'), this.context.undefined, outcome.value);
    return text.error ? this.thrown(text.error) : { ok: true, value: this.context.getString(text.value) };
  }

  property(name: string, of: QuickJSHandle = this.guest): QuickJSHandle {
    return this.context.getProp(of, name);
  }

  /** Follows a promise to its value, running jobs and timers meanwhile. */
  private settle(result: ReturnType<QuickJSContext['evalCode']>): Outcome<QuickJSHandle> {
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

  private neverSettles(): Outcome<never> {
    const message = 'The program waits for a promise that never settles.';
    return { ok: false, message, detail: message };
  }

  private drain(timers: boolean): Outcome<undefined> {
    for (;;) {
      const jobs = this.runJobs();
      if (!jobs.ok) return jobs;
      const fired: Outcome<boolean> = timers ? this.fireNextTimer() : { ok: true, value: false };
      if (!fired.ok) return fired;
      if (!fired.value) return { ok: true, value: undefined };
    }
  }

  private runJobs(): Outcome<undefined> {
    while (this.runtime.hasPendingJob()) {
      if (this.shouldStop()) return this.interrupted();
      const result = this.runtime.executePendingJobs(100);
      if (result.error) return this.thrown(result.error);
    }
    return { ok: true, value: undefined };
  }

  /** Waits for the next timer and calls it; gives false when there is none. */
  private fireNextTimer(): Outcome<boolean> {
    const wait = this.context.getNumber(this.context.unwrapResult(this.callGuest('timerWait')));
    if (wait < 0) return { ok: true, value: false };
    try {
      this.deadline.sleep(wait);
    } catch (error) {
      if (!(error instanceof RunStopped)) throw error;
      this.stopped ??= error.limit;
      return this.interrupted();
    }
    const result = this.callGuest('fireTimer');
    return result.error ? this.thrown(result.error) : { ok: true, value: true };
  }

  private callGuest(name: GuestFunction, ...args: QuickJSHandle[]) {
    return this.context.callFunction(this.property(name), this.context.undefined, ...args);
  }

  private shouldStop(): boolean {
    if (this.deadline.passed) this.stopped ??= 'time';
    return this.stopped !== undefined;
  }

  private interrupted(): Outcome<never> {
    return { ok: false, message: 'interrupted', detail: '' };
  }

  /** Puts a thrown value into words, with the guest's help as long as the guest can still give it. */
  private thrown(error: QuickJSHandle): Outcome<never> {
    if (this.shouldStop()) return this.interrupted();
    const words = (name: GuestFunction) => {
      const result = this.callGuest(name, error);
      return result.error ? undefined : this.context.getString(result.value);
    };
    const message = words('messageOf');
    if (message === undefined || /^RangeError: out of memory/.test(message)) this.stopped ??= 'memory';
    const text = message ?? 'RangeError: out of memory';
    return { ok: false, message: inPlainWords(text), detail: inPlainWords(words('describeError') ?? text) };
  }

  /** The engine loses an error of this step: it is kept for the next, which asks for the module's source. */
  private nameOf(from: string, specifier: string): string {
    try {
      return resolveModule(from, specifier, new Set(this.files.map((file) => file.name)));
    } catch (error) {
      this.unresolved.set(specifier, error as Error);
      return specifier;
    }
  }

  private sourceOf(name: string): string | { error: Error } {
    const error = this.unresolved.get(name);
    if (error) return { error };
    const file = this.files.find((each) => each.name === name);
    return file ? file.content : { error: new Error(`Cannot find module '${name}'.`) };
  }

  private startPrelude(): QuickJSHandle {
    const { context } = this;
    const make = context.unwrapResult(context.evalCode(PRELUDE_SOURCE, '<prelude>', { type: 'global' }));
    const write = context.newFunction('write', (stream, text) => {
      this.print(context.getNumber(stream) === 2 ? 'stderr' : 'stdout', context.getString(text));
    });
    const now = context.newFunction('now', () => context.newNumber(performance.now()));
    const nextLine = context.newFunction('nextLine', () => {
      const line = this.lines.shift();
      return line === undefined ? context.null : context.newString(line);
    });
    return context.unwrapResult(context.callFunction(make, context.undefined, write, now, nextLine));
  }

  private print(stream: 'stdout' | 'stderr', text: string): void {
    if (this.shouldStop()) throw new RunStopped(this.stopped!);
    try {
      this.output.write(stream, encoder.encode(text));
    } catch (error) {
      if (error instanceof RunStopped) this.stopped ??= error.limit;
      throw error;
    }
  }
}

const inPlainWords = (text: string) => text.replace(/^RangeError: stack overflow/, DEPTH_ERROR);
