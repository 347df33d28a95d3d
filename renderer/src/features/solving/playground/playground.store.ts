import { t } from '@lingui/core/macro';
import { LANGUAGE_FACTS, type Language } from '@shared/runner/languages';
import type { SourceFile } from '@shared/runner/runner';
import type { CodeRunnerStore } from '@web/features/solving/code-runner';
import { DebuggerStore, preloadDebugger, programTarget } from '@web/features/solving/debugger';
import { type CodePlace, RunStore } from '@web/features/solving/workbench';
import type { TextStorage } from '@web/platform';
import { actionBound, makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Example } from './examples';
import { nameProblem } from './file-names';
import { isSameProgram, type Program } from './program';
import { decodeProgram, encodeProgram, MAX_FRAGMENT_LENGTH } from './share-link';
import { readStored, writeStored } from './stored-playground';

export type PlaygroundPane = 'code' | 'output';
export type OutputTab = 'output' | 'input';

export interface PlaygroundOptions {
  language: Language;
  examples: readonly Example[];
  /** The name under which the program is stored. Default: the language. */
  keptAs?: string;
  storage: TextStorage;
  runner: CodeRunnerStore;
}

/** One language's playground: a program with any number of files, stored in this browser on every change. */
export class PlaygroundStore {
  readonly run: RunStore;
  readonly stepper: DebuggerStore;
  readonly language: Language;
  readonly examples: readonly Example[];
  files: SourceFile[] = [];
  stdin = '';
  activeName = '';
  /** The learner's own program, if an example or a link replaced it. */
  saved: Program | null = null;
  /** A notice about the current program; empty if there is none. */
  notice = '';
  place: CodePlace | null = null;
  /** On a phone, the pane that is visible. */
  pane: PlaygroundPane = 'code';
  tab: OutputTab = 'output';
  private original: Program;
  private readonly storage: TextStorage;
  private readonly keptAs: string;

  constructor({ language, examples, keptAs = language, storage, runner }: PlaygroundOptions) {
    this.keptAs = keptAs;
    this.language = language;
    this.examples = examples;
    this.storage = storage;
    this.run = new RunStore(runner, { language });
    this.stepper = new DebuggerStore({ runner, showFile: (name) => this.open(name) });
    const stored = readStored(storage, keptAs);
    this.original = stored?.original ?? examples[0]!;
    makeAutoObservable<this, 'original' | 'storage' | 'keptAs'>(this, {
      keptAs: false,
      run: false,
      stepper: false,
      language: false,
      examples: false,
      storage: false,
      original: observableRef,
      saved: observableRef,
      place: observableRef,
      showPlace: actionBound,
    });
    this.load(stored?.current ?? this.original);
    this.saved = stored?.saved ?? null;
  }

  get entryName(): string {
    return this.files[0]?.name ?? LANGUAGE_FACTS[this.language].entry;
  }

  get program(): Program {
    return { files: this.files.map(({ name, content }) => ({ name, content })), stdin: this.stdin };
  }

  get isChanged(): boolean {
    return !isSameProgram(this.program, this.original);
  }

  /** The last run ended because it ran out of input. */
  get isOutOfInput(): boolean {
    return this.run.problem?.message.startsWith('EOFError') ?? false;
  }

  start(): void {
    this.pane = 'output';
    this.tab = 'output';
    this.stepper.close();
    void this.run.run(this.program.files, this.stdin).then(() => this.canStep && preloadDebugger());
  }

  get canStep(): boolean {
    return DebuggerStore.supports(this.language);
  }

  /** Records a run and opens its steps. */
  stepThrough(): void {
    this.pane = 'code';
    this.tab = 'output';
    void this.stepper.open(programTarget(this.run, this.program.files, this.stdin));
  }

  edit(name: string, content: string): void {
    const file = this.files.find((each) => each.name === name);
    if (!file || file.content === content) return;
    file.content = content;
    this.run.forgetProblems(name);
    this.save();
  }

  setStdin(text: string): void {
    this.stdin = text;
    this.save();
  }

  open(name: string): void {
    this.activeName = name;
  }

  showPane(pane: PlaygroundPane): void {
    this.pane = pane;
  }

  showTab(tab: OutputTab): void {
    this.tab = tab;
  }

  /** Moves the caret to a location: from an error in the output to its line. */
  showPlace(place: CodePlace): void {
    this.activeName = place.file;
    this.place = { ...place };
    this.pane = 'code';
  }

  /** Why a file can't have this name, or null if it can; `renamed` is the file that would get it. */
  nameProblem(name: string, renamed?: string): string | null {
    return nameProblem(
      this.language,
      name,
      this.files.filter((file) => file.name !== renamed),
    );
  }

  addFile(name: string): void {
    if (this.nameProblem(name)) return;
    this.files.push({ name, content: '' });
    this.activeName = name;
    this.save();
  }

  /** The entry keeps its name, because the program starts there. */
  renameFile(from: string, to: string): void {
    const file = this.files.find((each) => each.name === from);
    if (!file || from === this.entryName || this.nameProblem(to, from)) return;
    file.name = to;
    if (this.activeName === from) this.activeName = to;
    this.save();
  }

  deleteFile(name: string): void {
    const at = this.files.findIndex((file) => file.name === name);
    if (at <= 0) return;
    this.files.splice(at, 1);
    if (this.activeName === name) this.activeName = this.files[at - 1]!.name;
    this.run.forgetProblems(name);
    this.save();
  }

  /** Restores what this program is based on. */
  reset(): void {
    this.load(this.original);
    this.stepper.close();
    this.run.clear();
    this.save();
  }

  openExample(example: Example): void {
    this.replaceProgram(example);
  }

  /** Restores the saved program. */
  restoreSaved(): void {
    if (this.saved) this.replaceProgram(this.saved);
  }

  /** Keeps the current program and discards the saved one. */
  discardSaved(): void {
    this.saved = null;
    this.notice = '';
    this.save();
  }

  /** Opens a link's program without running it, and saves the current one. */
  async openShared(fragment: string): Promise<void> {
    const program = await decodeProgram(fragment);
    if (program) this.replaceProgram(program, t`This program came from a link.`);
    else runInAction(() => this.reportBrokenLink());
  }

  /** The fragment of a link to this program; null if it's too long. */
  async share(): Promise<string | null> {
    const fragment = await encodeProgram(this.program);
    return fragment.length > MAX_FRAGMENT_LENGTH ? null : fragment;
  }

  private reportBrokenLink(): void {
    this.notice = t`This link is incomplete, so we couldn’t open the program. Ask for the link again, or continue with this one.`;
  }

  private replaceProgram(program: Program, notice = ''): void {
    const { program: last, isChanged } = this;
    runInAction(() => {
      this.saved = isChanged && !isSameProgram(last, program) ? last : null;
      this.notice = notice;
      this.original = { files: program.files, stdin: program.stdin };
      this.load(program);
      this.stepper.close();
      this.run.clear();
      this.save();
    });
  }

  private load({ files, stdin }: Program): void {
    this.files = files.map(({ name, content }) => ({ name, content }));
    this.stdin = stdin;
    if (!this.files.some(({ name }) => name === this.activeName)) this.activeName = this.entryName;
  }

  private save(): void {
    const { original, program, saved } = this;
    writeStored(this.storage, this.keptAs, { original, current: program, saved });
  }
}
