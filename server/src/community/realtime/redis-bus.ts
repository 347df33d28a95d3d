import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import {
  type FeedFrame,
  type FeedListener,
  type FrameListener,
  InProcessBus,
  RealtimeBus,
  type UserFrame,
} from './realtime-bus';

const CHANNEL = 'emberforge:realtime';
const TIMEOUT_MS = 3_000;

/** What travels over Redis. */
interface Parcel {
  /** The process that sent it. */
  sender: string;
  user?: UserFrame;
  feed?: FeedFrame;
}

/**
 * For several API processes (REDIS_URL). A process delivers its own messages right away, so that its windows get them
 * even while Redis is down; the others get them from Redis.
 */
export class RedisBus extends RealtimeBus implements OnApplicationShutdown {
  private readonly log = new Logger('Realtime');
  private readonly local = new InProcessBus();
  private readonly sender = `${process.pid}-${crypto.randomUUID()}`;
  private readonly publisher: Redis;
  private readonly subscriber: Redis;

  constructor(url: string) {
    super();
    this.publisher = new Redis(url, { maxRetriesPerRequest: 0, commandTimeout: TIMEOUT_MS });
    // Waits while Redis is down, and subscribes again when it's back.
    this.subscriber = new Redis(url, { maxRetriesPerRequest: null });
    // Readiness reports a Redis that's down; without a listener it would end the process.
    for (const client of [this.publisher, this.subscriber]) client.on('error', () => {});
    this.subscriber.on('message', (_channel, text) => this.receive(text));
    this.subscriber
      .subscribe(CHANNEL)
      .catch((error: unknown) => this.log.warn(`Redis doesn't deliver messages: ${String(error)}`));
  }

  async publish(message: UserFrame): Promise<void> {
    this.local.publish(message);
    await this.send({ user: message });
  }

  async publishToFeed(message: FeedFrame): Promise<void> {
    this.local.publishToFeed(message);
    await this.send({ feed: message });
  }

  subscribe(listener: FrameListener): () => void {
    return this.local.subscribe(listener);
  }

  subscribeToFeeds(listener: FeedListener): () => void {
    return this.local.subscribeToFeeds(listener);
  }

  onApplicationShutdown(): void {
    this.publisher.disconnect();
    this.subscriber.disconnect();
  }

  private async send(parcel: Omit<Parcel, 'sender'>): Promise<void> {
    await this.publisher.publish(CHANNEL, JSON.stringify({ sender: this.sender, ...parcel }));
  }

  /** Only API processes write to the channel. */
  private receive(text: string): void {
    const { sender, user, feed } = JSON.parse(text) as Parcel;
    if (sender === this.sender) return;
    if (user) this.local.publish(user);
    if (feed) this.local.publishToFeed(feed);
  }
}
