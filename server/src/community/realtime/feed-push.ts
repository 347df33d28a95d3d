import { Injectable, Logger } from '@nestjs/common';
import type { ServerMessage } from '@shared/contracts';
import { type Feed, RealtimeBus } from './realtime-bus';

/** Sends messages to every open window that has subscribed to a feed. Nothing is stored, as with UserPush. */
@Injectable()
export class FeedPush {
  private readonly log = new Logger('Realtime');

  constructor(private readonly bus: RealtimeBus) {}

  /** Returns immediately; a failure is logged. */
  send(feed: Feed, message: ServerMessage): void {
    void this.publish(feed, JSON.stringify(message));
  }

  private async publish(feed: Feed, frame: string): Promise<void> {
    try {
      await this.bus.publishToFeed({ feed, frame });
    } catch (error) {
      this.log.warn(`A message could not be pushed: ${error instanceof Error ? error.message : error}`);
    }
  }
}
