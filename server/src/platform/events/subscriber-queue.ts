import type { Message } from './outbox-store';

/** Messages of one order key go one after the other; one without a key has a lane of its own. */
export const laneOf = (message: Message): string => message.orderKey ?? message.id;

/** What one subscriber has still to handle in this process: a few at once, in order within a lane. */
export class SubscriberQueue {
  private waiting: Message[] = [];
  private readonly busyLanes = new Set<string>();

  constructor(
    private readonly atOnce: number,
    /** Must not reject. */
    private readonly handle: (message: Message) => Promise<void>,
  ) {}

  push(message: Message): void {
    this.waiting.push(message);
    this.startNext();
  }

  /** Takes out what has not begun: of one lane, or all. */
  takeWaiting(lane?: string): Message[] {
    const taken = this.waiting.filter((message) => lane === undefined || laneOf(message) === lane);
    this.waiting = this.waiting.filter((message) => !taken.includes(message));
    return taken;
  }

  private startNext(): void {
    for (let index = 0; index < this.waiting.length && this.busyLanes.size < this.atOnce; ) {
      const message = this.waiting[index] as Message;
      if (this.busyLanes.has(laneOf(message))) {
        index++;
      } else {
        this.waiting.splice(index, 1);
        void this.run(message);
      }
    }
  }

  private async run(message: Message): Promise<void> {
    const lane = laneOf(message);
    this.busyLanes.add(lane);
    try {
      await this.handle(message);
    } finally {
      this.busyLanes.delete(lane);
      this.startNext();
    }
  }
}
