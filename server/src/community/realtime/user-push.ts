import { Injectable, Logger } from '@nestjs/common';
import type { ServerMessage } from '@shared/contracts';
import { RealtimeBus } from './realtime-bus';

/**
 * Sends messages to every open window of a user, for toasts and other things nobody misses after a crash: nothing is
 * stored, and a user who is not connected gets nothing. Call it from `tx.afterCommit` (docs/events.md).
 */
@Injectable()
export class UserPush {
  private readonly log = new Logger('Realtime');

  constructor(private readonly bus: RealtimeBus) {}

  /** Returns immediately; a failure is logged. */
  send(userId: string, message: ServerMessage): void {
    void this.publish(userId, JSON.stringify(message));
  }

  private async publish(userId: string, frame: string): Promise<void> {
    try {
      await this.bus.publish({ userId, frame });
    } catch (error) {
      this.log.warn(`A message could not be pushed: ${error instanceof Error ? error.message : error}`);
    }
  }
}
