import { makeAutoObservable } from 'mobx';

export type OverlayName = 'login' | 'finder' | 'shortcuts';

export interface LoginRequest {
  /** A path of the app to go to after the sign-in; the page where it was opened by default. */
  redirect?: string;
  /** Why it is asked for, in a sentence over the form: "Sign in to submit. Your code stays here." */
  reason?: string;
}

/** Which window lies over the page: one at a time, opened from anywhere. */
export class OverlaysStore {
  open: OverlayName | null = null;
  /** The one shown last: it stays until its closing animation is over. */
  last: OverlayName | null = null;
  /** Grows with each opening, so that each starts afresh. */
  opening = 0;
  login: LoginRequest = {};

  constructor() {
    makeAutoObservable(this);
  }

  askToSignIn(request: LoginRequest = {}): void {
    this.login = request;
    this.show('login');
  }

  show(name: OverlayName): void {
    this.open = name;
    this.last = name;
    this.opening += 1;
  }

  close(): void {
    this.open = null;
  }
}
