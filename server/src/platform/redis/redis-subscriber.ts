import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';

/** Gets the messages of a channel of Redis. */
export interface ChannelListener {
  onMessage(text: string): void;
  /** Each time it's subscribed, also the first: messages from before that are lost. */
  onListening?(): void;
}

/** Listens on one channel of Redis, and again whenever the connection is back. */
export class RedisSubscriber {
  private readonly log = new Logger('Redis');
  private readonly client: Redis;

  constructor(url: string, channel: string, { onMessage, onListening = () => {} }: ChannelListener) {
    // Subscribes by itself, because `onListening` must come after Redis has said that it listens.
    this.client = new Redis(url, { maxRetriesPerRequest: null, autoResubscribe: false });
    // Readiness reports a Redis that's down; without a listener it would end the process.
    this.client.on('error', () => {});
    this.client.on('message', (_channel, text) => onMessage(text));
    this.client.on('ready', () => {
      this.client.subscribe(channel).then(onListening, (error: unknown) => {
        if (this.client.status !== 'end') this.log.warn(`No messages of ${channel}: ${String(error)}`);
      });
    });
  }

  close(): void {
    this.client.disconnect();
  }
}
