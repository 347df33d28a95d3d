/** How long a motion in the background waits for one in front to be announced. */
const HEAD_START_MS = 100;

interface Turn {
  durationMs: number;
  start: () => void;
  place: 'front' | 'back';
  /** Its head start is over. */
  isReady: boolean;
}

/** Lets the big motions of a page (a success, confetti, a level bar) run one after the other, never two at a time. */
export class Stage {
  private readonly waiting: Turn[] = [];
  private current: Turn | undefined;

  /**
   * Calls `start` as soon as nothing else moves, and keeps the stage for `durationMs`. What the learner looks at goes
   * first (`front`), then the surroundings, such as the header (`back`). Returns how to cancel or end the turn.
   */
  takeTurn(durationMs: number, start: () => void, place: 'front' | 'back' = 'back'): () => void {
    const turn: Turn = { durationMs, start, place, isReady: place === 'front' };
    this.waiting.push(turn);
    const timer = turn.isReady ? undefined : setTimeout(() => this.makeReady(turn), HEAD_START_MS);
    this.next();
    return () => {
      clearTimeout(timer);
      this.end(turn);
    };
  }

  private makeReady(turn: Turn): void {
    turn.isReady = true;
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
    turn.start();
  }

  private end(turn: Turn): void {
    const index = this.waiting.indexOf(turn);
    if (index >= 0) this.waiting.splice(index, 1);
    if (this.current !== turn) return;
    this.current = undefined;
    this.next();
  }
}

/** The page's. */
export const stage = new Stage();
