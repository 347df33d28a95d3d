/** How long a motion in the background waits for one in front to be announced. */
const HEAD_START_MS = 100;
/** How long it waits for one that's under way. What it shows may not be old for longer. */
const PATIENCE_MS = 700;

/** `isLate`: something else moved until now. The turn then shows its end, without moving itself. */
type Start = (isLate: boolean) => void;

interface Turn {
  durationMs: number;
  start: Start;
  place: 'front' | 'back';
  /** Its head start is over. */
  isReady: boolean;
  timer?: ReturnType<typeof setTimeout>;
}

/** Lets the big motions of a page (a success, confetti, a level bar) run one after the other, never two at a time. */
export class Stage {
  private readonly waiting: Turn[] = [];
  private current: Turn | undefined;

  /**
   * Calls `start` as soon as nothing else moves, and keeps the stage for `durationMs`. What the learner looks at goes
   * first (`front`). The surroundings, such as the header (`back`), move only if nothing in front does: otherwise they
   * catch up without moving, when that's over or soon. Returns how to cancel or end the turn.
   */
  takeTurn(durationMs: number, start: Start, place: 'front' | 'back' = 'back'): () => void {
    const turn: Turn = { durationMs, start, place, isReady: place === 'front' };
    this.waiting.push(turn);
    if (!turn.isReady) turn.timer = setTimeout(() => this.makeReady(turn), HEAD_START_MS);
    this.next();
    return () => {
      clearTimeout(turn.timer);
      this.end(turn);
    };
  }

  private makeReady(turn: Turn): void {
    turn.isReady = true;
    if (this.current?.place === 'front') turn.timer = setTimeout(() => this.catchUp(turn), PATIENCE_MS);
    this.next();
  }

  private next(): void {
    if (this.current) return;
    const { waiting } = this;
    const turn = waiting.find(({ place }) => place === 'front') ?? waiting.find(({ isReady }) => isReady);
    if (!turn) return;
    waiting.splice(waiting.indexOf(turn), 1);
    this.current = turn;
    setTimeout(() => this.end(turn), turn.durationMs);
    turn.start(false);
  }

  private end(turn: Turn): void {
    this.leave(turn);
    if (this.current !== turn) return;
    this.current = undefined;
    if (turn.place === 'front')
      for (const late of this.waiting.filter(({ place }) => place === 'back')) this.catchUp(late);
    this.next();
  }

  private catchUp(turn: Turn): void {
    clearTimeout(turn.timer);
    if (this.leave(turn)) turn.start(true);
  }

  /** Whether it was waiting. */
  private leave(turn: Turn): boolean {
    const index = this.waiting.indexOf(turn);
    if (index >= 0) this.waiting.splice(index, 1);
    return index >= 0;
  }
}

/** The page's. */
export const stage = new Stage();
