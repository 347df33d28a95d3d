import type { Answer, Work } from '@web/api';
import { GUEST } from '@web/stores';
import { makeAutoObservable } from 'mobx';
import type { SyncedWork } from '../../drafts/synced-work';
import type { KeptWork } from '../../kept-work';

export interface AnswerOptions {
  kept: KeptWork;
  owner: string;
  toAnswer: (text: string) => Answer;
  /** Called when the answer changes. */
  onChange: () => void;
}

/** The learner's answer to a question, stored on this computer like code. */
export class AnswerStore implements SyncedWork {
  text = '';
  isStored = true;
  private owner: string;

  constructor(private readonly options: AnswerOptions) {
    this.owner = options.owner;
    makeAutoObservable<this, 'options'>(this, { options: false });
    this.setOwner(options.owner);
  }

  get work(): Work {
    return { answer: this.text === '' ? null : this.options.toAnswer(this.text), starter: null };
  }

  set(text: string): void {
    if (text === this.text) return;
    const { kept, onChange } = this.options;
    this.text = text;
    onChange();
    this.isStored = kept.write(this.owner, text === '' ? null : text);
  }

  setOwner(owner: string): void {
    const { kept } = this.options;
    // What a guest wrote in a browser that can't store it is only on the screen: it stays there.
    const isOnScreenOnly = this.owner === GUEST && !this.isStored;
    this.owner = owner;
    kept.claim(owner);
    if (!isOnScreenOnly) this.reread();
  }

  reread(): void {
    this.text = this.options.kept.read(this.owner) ?? '';
    this.isStored = true;
  }

  restore({ answer }: Work): void {
    this.set(answer?.choice ?? answer?.textInput ?? '');
  }
}
