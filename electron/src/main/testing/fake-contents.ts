import { EventEmitter } from 'node:events';
import type { WebContents } from 'electron';

/** A page's events and what was done to it. */
export class FakeContents extends EventEmitter {
  readonly id = 1;
  readonly done: string[] = [];
  #open: (details: { url: string }) => { action: string } = () => ({ action: 'allow' });

  setWindowOpenHandler(handler: (details: { url: string }) => { action: string }): void {
    this.#open = handler;
  }

  loadURL(url: string): Promise<void> {
    this.done.push(`load ${url}`);
    return Promise.resolve();
  }

  reload(): void {
    this.done.push('reload');
  }

  forcefullyCrashRenderer(): void {
    this.done.push('crash');
    this.emit('render-process-gone', {}, { reason: 'killed', exitCode: 9 });
  }

  /** What `window.open(url)` does. */
  popUp(url: string): string {
    return this.#open({ url }).action;
  }

  /** Emits an event. Returns whether the app prevented what it announces. */
  attempt(name: string, details: object = {}): boolean {
    const event = {
      ...details,
      defaultPrevented: false,
      preventDefault() {
        this.defaultPrevented = true;
      },
    };
    this.emit(name, event);
    return event.defaultPrevented;
  }

  get asContents(): WebContents {
    return this as unknown as WebContents;
  }
}
