import type { Language, SourceFile } from '@shared/runner';
import type { CodeFile, Work } from '@web/api';
import { GUEST } from '@web/stores';
import { makeAutoObservable } from 'mobx';
import type { SyncedWork } from '../../drafts/synced-work';
import type { KeptWork } from '../../kept-work';
import { decodeProgram, encodeProgram, type KeptProgram, versionOf } from './kept-program';

export interface Starter {
  language: Language;
  /** The first is the entry. */
  files: readonly CodeFile[];
}

/**
 * The learner's program in one exercise: the starter's files with the learner's changes. Every change is stored on this
 * computer first, so neither a reload nor an endless loop can lose it.
 */
export class ProgramStore implements SyncedWork {
  files: CodeFile[] = [];
  activeName = '';
  /** The author has changed the starter since this code was started. */
  starterChanged = false;
  /** A guest's code for this exercise, if the user who signed in has their own. */
  guestProgram: KeptProgram | null = null;
  isStored = true;
  private owner = GUEST;
  /** The version of the starter that the code is based on. */
  private base: string;
  private readonly version: string;

  constructor(
    readonly starter: Starter,
    private readonly kept: KeptWork,
    owner: string,
  ) {
    this.version = versionOf(starter.files);
    this.base = this.version;
    makeAutoObservable<this, 'kept' | 'version'>(this, { starter: false, kept: false, version: false });
    this.setOwner(owner);
  }

  get visibleFiles(): CodeFile[] {
    return this.files.filter((file) => !file.isHidden);
  }

  /** What is submitted: only the files a learner can change. */
  get editableFiles(): CodeFile[] {
    return this.files.filter((file) => !file.isHidden && !file.isReadonly);
  }

  /** What is run: all files. */
  get sources(): SourceFile[] {
    return this.files.map(({ name, content }) => ({ name, content }));
  }

  get work(): Work {
    if (!this.isChanged) return { answer: null, starter: null };
    const files = this.editableFiles.map(({ name, content }) => ({ name, content }));
    return { answer: { files }, starter: this.base };
  }

  get isChanged(): boolean {
    return this.files.some((file) => file.content !== this.starterOf(file.name));
  }

  isFileChanged(name: string): boolean {
    return this.files.some((file) => file.name === name && file.content !== this.starterOf(name));
  }

  /** Shows another user's work, after a sign-in or sign-out. */
  setOwner(owner: string): void {
    // What a guest wrote in a browser that can't store it is only on the screen: it stays there.
    const isOnScreenOnly = this.owner === GUEST && !this.isStored;
    this.owner = owner;
    this.kept.claim(owner);
    if (!isOnScreenOnly) this.reread();
  }

  reread(): void {
    const { owner } = this;
    const own = decodeProgram(this.kept.read(owner));
    const guests = owner === GUEST ? null : decodeProgram(this.kept.read(GUEST));
    this.guestProgram = own && guests && !isSame(own, guests) ? guests : null;
    this.take(own);
    this.isStored = true;
  }

  open(name: string): void {
    this.activeName = name;
  }

  edit(name: string, content: string): void {
    const file = this.editableFiles.find((each) => each.name === name);
    if (!file || file.content === content) return;
    file.content = content;
    this.save();
  }

  restore({ answer, starter }: Work): void {
    const files = Object.fromEntries((answer?.files ?? []).map(({ name, content }) => [name, content]));
    this.take(answer?.files ? { starter: starter ?? this.version, files } : null);
    this.save();
  }

  /** Restores the starter: one file, or all of them. */
  reset(name?: string): void {
    for (const file of this.files) {
      if (name === undefined || file.name === name) file.content = this.starterOf(file.name);
    }
    this.keepMine();
  }

  /** The learner saw that the starter changed, and keeps the code. */
  keepMine(): void {
    this.base = this.version;
    this.starterChanged = false;
    this.save();
  }

  /** Takes over what was written before the sign-in, or discards it. */
  settleGuestProgram(take: boolean): void {
    if (take && this.guestProgram) this.take(this.guestProgram);
    this.guestProgram = null;
    this.kept.write(GUEST, null);
    this.save();
  }

  private take(program: KeptProgram | null): void {
    this.files = this.starter.files.map((file) => ({
      ...file,
      content: (isEditable(file) ? program?.files[file.name] : undefined) ?? file.content,
    }));
    this.base = program?.starter ?? this.version;
    this.starterChanged = this.base !== this.version && this.isChanged;
    if (!this.visibleFiles.some((file) => file.name === this.activeName))
      this.activeName = this.visibleFiles[0]?.name ?? '';
  }

  private save(): void {
    const files = Object.fromEntries(this.editableFiles.map((file) => [file.name, file.content]));
    const text = this.isChanged ? encodeProgram({ starter: this.base, files }) : null;
    this.isStored = this.kept.write(this.owner, text);
  }

  private starterOf(name: string): string {
    return this.starter.files.find((file) => file.name === name)?.content ?? '';
  }
}

const isEditable = (file: CodeFile) => !file.isHidden && !file.isReadonly;
const isSame = (one: KeptProgram, other: KeptProgram) =>
  JSON.stringify(Object.entries(one.files).sort()) === JSON.stringify(Object.entries(other.files).sort());
