import { makeAutoObservable } from 'mobx';

export type OverlayName = 'login' | 'finder' | 'shortcuts' | 'reset-progress';

export interface LoginRequest {
  /** The path to open after the sign-in; the current page by default. */
  redirect?: string;
  /** A sentence above the form: "Sign in to submit. Your code will be right here." */
  reason?: string;
}

/** The open dialog. Only one is open at a time. */
export class OverlaysStore {
  open: OverlayName | null = null;
  /** The last open dialog, which stays mounted for its closing animation. */
  last: OverlayName | null = null;
  /** Incremented each time a dialog opens, to reset its state. */
  openCount = 0;
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
    this.openCount += 1;
  }

  close(): void {
    this.open = null;
  }
}
