import type { Message } from './outbox-store';
import { laneOf } from './subscriber-queue';

/** Lanes that wait for another try of a failed message, so that no later one overtakes it. */
export class BlockedLanes {
  private readonly untilMs = new Map<string, number>();

  block(message: Message, untilMs: number): void {
    if (message.orderKey !== null) this.untilMs.set(keyOf(message), untilMs);
  }

  /** When the lane's next try is due (that may be past: then it has not been taken yet); undefined: open. */
  blockedUntil(message: Message): number | undefined {
    return message.orderKey === null ? undefined : this.untilMs.get(keyOf(message));
  }

  /** The lane's messages have been taken again, the failed one first. */
  open(message: Message): void {
    if (message.orderKey !== null) this.untilMs.delete(keyOf(message));
  }

  /** Forgets lanes whose next try was due before `timeMs`: another process has taken it. */
  forgetBefore(timeMs: number): void {
    for (const [key, untilMs] of this.untilMs) if (untilMs < timeMs) this.untilMs.delete(key);
  }
}

const keyOf = (message: Message): string => `${message.subscriber} ${laneOf(message)}`;
