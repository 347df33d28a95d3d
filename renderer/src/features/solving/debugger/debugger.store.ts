import { t } from '@lingui/core/macro';
import type { Recorded, Recording, Step } from '@shared/recording';
import { isRecorded } from '@shared/recording/recorded-languages';
import type { Runner, RunResult, SourceFile } from '@shared/runner';
import { LanguageUnavailable, RunRefused } from '@shared/runner/runner';
import type { LineTrace } from '@web/features/solving/editor';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { describeStep } from './describe-step';
import type { Target } from './target';

/** With `outline`, most steps have no variables yet. */
export type RecordTarget = (
  runner: Runner,
  target: Target,
  signal: AbortSignal,
  outline: boolean,
) => Promise<Recorded>;

/** Loads the recorder's code on first use. */
const lazyRecord: RecordTarget = async (...args) => (await import('./load-recorder')).recordTarget(...args);

const PLAY_INTERVAL_MS = 700;

/** `empty`: the program has no steps, mostly because it doesn't compile. `message` says why. */
export type DebuggerStatus = 'closed' | 'recording' | 'ready' | 'empty' | 'failed';

export interface DebuggerOptions {
  runner: Runner;
  /** Opens a file in the editor, to show its current line. */
  showFile: (name: string) => void;
  record?: RecordTarget;
}

function notYet({ file, line, message }: { file: string; line: number; message: string }): string {
  return t`There’s nothing to step through yet. Fix line ${line} of ${file} first: ${message}`;
}

/** Whether the run ended before the program did, so that its steps say nothing about its lines. */
const isCutShort = ({ exitCode, limitHit, diagnostics = [] }: RunResult): boolean =>
  limitHit !== undefined || (exitCode === null && diagnostics.length === 0);

/** A recorded run, and the step that's shown. */
export class DebuggerStore {
  status: DebuggerStatus = 'closed';
  recording: Recording | null = null;
  index = 0;
  isPlaying = false;
  message = '';
  /** The test that is shown; empty for a program. */
  title = '';
  private target: Target | null = null;
  private abort: AbortController | null = null;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly options: DebuggerOptions) {
    makeAutoObservable<this, 'options' | 'abort' | 'timer' | 'target'>(this, {
      options: false,
      abort: false,
      timer: false,
      recording: observableRef,
      target: observableRef,
    });
  }

  /** Whether programs in this language can be recorded. */
  static supports = isRecorded;

  get isOpen(): boolean {
    return this.status !== 'closed';
  }

  get step(): Step | null {
    return this.recording?.steps[this.index] ?? null;
  }

  get lastIndex(): number {
    return Math.max(0, (this.recording?.length ?? 0) - 1);
  }

  /** Whether the learner has changed the program since. */
  isStale(files: readonly SourceFile[]): boolean {
    const recorded = this.target?.request.files ?? [];
    return (
      this.isOpen &&
      recorded.some(({ name, content }) => files.find((file) => file.name === name)?.content !== content)
    );
  }

  /** The lines to mark in the editor. */
  get trace(): LineTrace | null {
    const { step, recording, index } = this;
    if (!step || this.status !== 'ready') return null;
    const before = recording?.steps[index - 1];
    const kind =
      step.kind === 'raise' ? 'raised' : step.kind === 'line' || step.kind === 'call' ? 'next' : 'done';
    const previous = before?.kind === 'line' && before.file === step.file ? before.line : undefined;
    return { file: step.file, line: step.line, kind, ...(previous !== step.line && { previous }) };
  }

  /** A sentence for screen readers about the step. */
  get announcement(): string {
    const { step, recording, index } = this;
    if (this.status === 'recording') return t`Recording your program.`;
    if (!step || !recording) return this.message;
    const shown = recording.isKnown(index) ? recording.stackAt(index)[0]?.variables : [];
    const changed = (shown ?? []).filter(({ isChanged }) => isChanged);
    const values = changed
      .filter(({ value }) => typeof value === 'string')
      .map(({ name, value }) => t`${name} is ${value}.`);
    const number = index + 1;
    const total = recording.length;
    return [t`Step ${number} of ${total}.`, describeStep(recording, index), ...values].join(' ');
  }

  /**
   * Records a program or test, and opens where it's most interesting. What takes long is looking at all variables at every
   * step, so the first recording looks at those of the step that's shown, and a second one at all of them.
   */
  async open(target: Target): Promise<void> {
    this.stop();
    const abort = new AbortController();
    this.abort = abort;
    this.target = target;
    this.title = target.test?.title ?? '';
    this.status = 'recording';
    this.recording = null;
    this.message = '';
    try {
      const record = (outline: boolean) =>
        (this.options.record ?? lazyRecord)(this.options.runner, target, abort.signal, outline);
      const opening = await record(true);
      if (!abort.signal.aborted) runInAction(() => this.take(opening));
      if (abort.signal.aborted || !opening.recording.isOutline) return;
      const whole = await record(false);
      if (!abort.signal.aborted) runInAction(() => this.complete(whole));
    } catch (error) {
      if (!abort.signal.aborted) runInAction(() => this.fail(error));
    }
  }

  /** Records the same again, from the program as it is now. */
  again(files: readonly SourceFile[]): void {
    if (this.target) void this.open({ ...this.target, request: { ...this.target.request, files } });
  }

  close(): void {
    this.stop();
    this.status = 'closed';
    this.recording = null;
    this.target = null;
  }

  go(index: number): void {
    this.pause();
    this.move(index);
  }

  forward(): void {
    this.go(this.index + 1);
  }

  back(): void {
    this.go(this.index - 1);
  }

  over(): void {
    if (this.recording) this.go(this.recording.over(this.index));
  }

  out(): void {
    if (this.recording) this.go(this.recording.out(this.index));
  }

  /** To the next or previous time that this line runs. */
  sameLine(direction: 1 | -1): void {
    if (this.recording) this.go(this.recording.sameLine(this.index, direction));
  }

  nextChange(frame: number, name: string): void {
    if (this.recording) this.go(this.recording.nextChange(this.index, frame, name));
  }

  /** Steps forward by itself, until the end. */
  play(): void {
    if (this.index >= this.lastIndex) this.move(0);
    this.isPlaying = true;
    this.timer = setInterval(() => {
      this.move(this.index + 1);
      if (this.index >= this.lastIndex) this.pause();
    }, PLAY_INTERVAL_MS);
  }

  pause(): void {
    clearInterval(this.timer);
    this.isPlaying = false;
  }

  private stop(): void {
    this.pause();
    this.abort?.abort();
    this.abort = null;
  }

  private move(index: number): void {
    this.index = Math.max(0, Math.min(index, this.lastIndex));
    const { step } = this;
    if (step) this.options.showFile(step.file);
  }

  private take({ recording, result }: Recorded): void {
    if (recording.length === 0 && isCutShort(result)) {
      this.status = 'failed';
      this.message = t`Recording stopped before your program’s first line, probably because this device is busy. Please try again. Your code is safe.`;
      return;
    }
    if (recording.length === 0) {
      this.status = 'empty';
      const problem = result.diagnostics?.find(({ severity }) => severity === 'error');
      this.message = problem
        ? notYet(problem)
        : this.title
          ? t`This test doesn’t run any of your code, so there’s nothing to step through.`
          : t`There’s nothing to step through: your program has no lines that run.`;
      return;
    }
    this.recording = recording;
    this.status = 'ready';
    this.move(this.title ? recording.last : recording.start);
  }

  /** Shows the same step with its variables. A program that ran differently this time is shown from its start. */
  private complete(recorded: Recorded): void {
    const { step, index } = this;
    const same = recorded.recording.steps[index];
    if (!step || same?.kind !== step.kind || same.file !== step.file || same.line !== step.line) {
      this.take(recorded);
      return;
    }
    this.recording = recorded.recording;
  }

  private fail(error: unknown): void {
    this.status = 'failed';
    const isKnown = error instanceof LanguageUnavailable || error instanceof RunRefused;
    this.message = isKnown
      ? error.message
      : t`We couldn’t record your program. Please try again. Your code is safe.`;
  }
}
