import type { InputEvent, WebContents } from 'electron';

/** What a learner does on purpose, by mouse, key or finger. Moving the mouse and scrolling are nothing of the kind. */
const GESTURES: ReadonlySet<InputEvent['type']> = new Set([
  'mouseDown',
  'mouseUp',
  'rawKeyDown',
  'keyDown',
  'touchEnd',
  'gestureTap',
]);
/** Long enough for a request between the click and what it opens. */
const GESTURE_MS = 10_000;

/** What a learner has last done in a page: only then may the page open something outside of the app. */
export class UserGesture {
  private at = Number.NEGATIVE_INFINITY;

  constructor(
    contents: Pick<WebContents, 'on'>,
    private readonly now: () => number = Date.now,
  ) {
    contents.on('input-event', (_event, { type }) => {
      if (GESTURES.has(type)) this.at = this.now();
    });
  }

  /** Uses a gesture up. False if there's none, or it was too long ago. */
  take(): boolean {
    const age = this.now() - this.at;
    this.at = Number.NEGATIVE_INFINITY;
    return age >= 0 && age <= GESTURE_MS;
  }
}
