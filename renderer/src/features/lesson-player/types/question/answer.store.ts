import { makeAutoObservable } from 'mobx';
import type { KeptWork } from '../../kept-work';

/** The learner's answer to a question, stored on this computer like code. */
export class AnswerStore {
  text = '';
  private owner: string;

  constructor(
    private readonly lessonUuid: string,
    private readonly kept: KeptWork,
    owner: string,
    /** Called when the learner changes the answer. */
    private readonly onChange: () => void = () => {},
  ) {
    this.owner = owner;
    makeAutoObservable<this, 'lessonUuid' | 'kept' | 'onChange'>(this, {
      lessonUuid: false,
      kept: false,
      onChange: false,
    });
    this.setOwner(owner);
  }

  set(text: string): void {
    if (text === this.text) return;
    this.text = text;
    this.onChange();
    this.kept.write(this.owner, this.lessonUuid, text === '' ? null : text);
  }

  setOwner(owner: string): void {
    this.owner = owner;
    this.kept.claim(owner, this.lessonUuid);
    this.text = this.kept.read(owner, this.lessonUuid) ?? '';
  }
}
