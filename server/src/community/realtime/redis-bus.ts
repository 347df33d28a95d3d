import type { OnApplicationShutdown } from '@nestjs/common';
import { RedisChannel } from '@server/platform/redis';
import {
  type FeedFrame,
  type FeedListener,
  type FrameListener,
  InProcessBus,
  RealtimeBus,
  type UserFrame,
} from './realtime-bus';

/** What travels over Redis: one of them. */
interface Parcel {
  user?: UserFrame;
  feed?: FeedFrame;
}

/**
 * For several API processes (REDIS_URL). A process delivers its own messages right away, so that its windows get them
 * even while Redis is down; the others get them from Redis.
 */
export class RedisBus extends RealtimeBus implements OnApplicationShutdown {
  private readonly local = new InProcessBus();
  private readonly others: RedisChannel<Parcel>;

  constructor(url: string) {
    super();
    this.others = new RedisChannel(url, 'emberforge:realtime', {
      onMessage: ({ user, feed }) => {
        if (user) this.local.publish(user);
        if (feed) this.local.publishToFeed(feed);
      },
    });
  }

  async publish(message: UserFrame): Promise<void> {
    this.local.publish(message);
    await this.others.publish({ user: message });
  }

  async publishToFeed(message: FeedFrame): Promise<void> {
    this.local.publishToFeed(message);
    await this.others.publish({ feed: message });
  }

  subscribe(listener: FrameListener): () => void {
    return this.local.subscribe(listener);
  }

  subscribeToFeeds(listener: FeedListener): () => void {
    return this.local.subscribeToFeeds(listener);
  }

  onApplicationShutdown(): void {
    this.others.close();
  }
}
