import { makeAutoObservable } from 'mobx';

/** Asks the learner to confirm that it's them, for calls that the server refuses until then (docs/session.md). */
export class ConfirmationStore {
  isAsked = false;
  private answer: { promise: Promise<boolean>; resolve: (isConfirmed: boolean) => void } | null = null;

  constructor() {
    makeAutoObservable<this, 'answer'>(this, { answer: false });
  }

  /** Opens the dialog, and resolves when it's closed: true if they have confirmed it. Calls at the same time share it. */
  ask(): Promise<boolean> {
    if (!this.answer) {
      let resolve: (isConfirmed: boolean) => void = () => {};
      const promise = new Promise<boolean>((settle) => {
        resolve = settle;
      });
      this.answer = { promise, resolve };
      this.isAsked = true;
    }
    return this.answer.promise;
  }

  settle(isConfirmed: boolean): void {
    this.isAsked = false;
    this.answer?.resolve(isConfirmed);
    this.answer = null;
  }
}
