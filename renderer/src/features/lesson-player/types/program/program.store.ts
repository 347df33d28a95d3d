import type { CodeFile } from '@shared/contracts';
import type { Language, SourceFile } from '@shared/runner';
import { GUEST } from '@web/stores';
import { makeAutoObservable } from 'mobx';
import type { KeptWork } from '../../kept-work';
import { decodeProgram, encodeProgram, type KeptProgram, versionOf } from './kept-program';

export interface Starter {
  lessonUUID: string;
  language: Language;
  /** The first is the entry. */
  files: readonly CodeFile[];
}

/**
 * The learner's program in one lesson: the starter's files with the learner's changes. Every change is stored on this
 * computer first, so neither a reload nor an endless loop can lose it.
 */
export class ProgramStore {
  files: CodeFile[] = [];
  activeName = '';
  /** The author has changed the starter since this code was started. */
  starterChanged = false;
  /** A guest's code for this lesson, if the user who signed in has their own. */
  guestProgram: KeptProgram | null = null;
  private owner = GUEST;
  private readonly version: string;

  constructor(
    readonly starter: Starter,
    private readonly kept: KeptWork,
    owner: string,
  ) {
    this.version = versionOf(starter.files);
    makeAutoObservable<this, 'kept' | 'version'>(this, { starter: false, kept: false, version: false });
    this.setOwner(owner);
  }

  get visibleFiles(): CodeFile[] {
    return this.files.filter((file) => !file.IsHidden);
  }

  /** What is submitted: only the files a learner can change. */
  get editableFiles(): CodeFile[] {
    return this.files.filter((file) => !file.IsHidden && !file.IsReadonly);
  }

  /** What is run: all files. */
  get sources(): SourceFile[] {
    return this.files.map(({ Name, Content }) => ({ name: Name, content: Content }));
  }

  get isChanged(): boolean {
    return this.files.some((file) => file.Content !== this.starterOf(file.Name));
  }

  isFileChanged(name: string): boolean {
    return this.files.some((file) => file.Name === name && file.Content !== this.starterOf(name));
  }

  /** Shows another user's work, after a sign-in or sign-out. */
  setOwner(owner: string): void {
    const { lessonUUID } = this.starter;
    this.owner = owner;
    this.kept.claim(owner, lessonUUID);
    const own = decodeProgram(this.kept.read(owner, lessonUUID));
    const guests = owner === GUEST ? null : decodeProgram(this.kept.read(GUEST, lessonUUID));
    this.guestProgram = own && guests && !isSame(own, guests) ? guests : null;
    this.take(own);
    this.starterChanged = own !== null && own.starter !== this.version && this.isChanged;
  }

  open(name: string): void {
    this.activeName = name;
  }

  edit(name: string, content: string): void {
    const file = this.editableFiles.find((each) => each.Name === name);
    if (!file || file.Content === content) return;
    file.Content = content;
    this.save();
  }

  /** Restores the starter: one file, or all of them. */
  reset(name?: string): void {
    for (const file of this.files) {
      if (name === undefined || file.Name === name) file.Content = this.starterOf(file.Name);
    }
    this.starterChanged = false;
    this.save();
  }

  /** The learner saw that the starter changed, and keeps the code. */
  keepMine(): void {
    this.starterChanged = false;
    this.save();
  }

  /** Takes over what was written before the sign-in, or discards it. */
  settleGuestProgram(take: boolean): void {
    if (take && this.guestProgram) this.take(this.guestProgram);
    this.guestProgram = null;
    this.kept.write(GUEST, this.starter.lessonUUID, null);
    this.save();
  }

  private take(program: KeptProgram | null): void {
    this.files = this.starter.files.map((file) => ({
      ...file,
      Content: (isEditable(file) ? program?.files[file.Name] : undefined) ?? file.Content,
    }));
    if (!this.visibleFiles.some((file) => file.Name === this.activeName))
      this.activeName = this.visibleFiles[0]?.Name ?? '';
  }

  private save(): void {
    const files = Object.fromEntries(this.editableFiles.map((file) => [file.Name, file.Content]));
    const text = this.isChanged ? encodeProgram({ starter: this.version, files }) : null;
    this.kept.write(this.owner, this.starter.lessonUUID, text);
  }

  private starterOf(name: string): string {
    return this.starter.files.find((file) => file.Name === name)?.Content ?? '';
  }
}

const isEditable = (file: CodeFile) => !file.IsHidden && !file.IsReadonly;
const isSame = (one: KeptProgram, other: KeptProgram) =>
  JSON.stringify(Object.entries(one.files).sort()) === JSON.stringify(Object.entries(other.files).sort());
