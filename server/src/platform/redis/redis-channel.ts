import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { RedisSubscriber } from './redis-subscriber';

const TIMEOUT_MS = 3_000;

/** Gets the messages of the other processes. */
export interface MessageListener<Message> {
  onMessage(message: Message): void;
  /** Each time it's subscribed, also the first: messages from before that are lost. */
  onListening?(): void;
}

/** Messages between the processes that share a Redis. The sender doesn't get its own. */
export class RedisChannel<Message extends object> {
  private readonly sender = randomUUID();
  private readonly publisher: Redis;
  private readonly subscriber: RedisSubscriber;

  constructor(
    url: string,
    private readonly name: string,
    { onMessage, onListening }: MessageListener<Message>,
  ) {
    this.publisher = new Redis(url, { maxRetriesPerRequest: 0, commandTimeout: TIMEOUT_MS });
    // The caller of publish gets the error; without a listener it would end the process.
    this.publisher.on('error', () => {});
    this.subscriber = new RedisSubscriber(url, name, {
      onMessage: (text) => {
        // Only our own processes write to the channel.
        const { sender, message } = JSON.parse(text) as { sender: string; message: Message };
        if (sender !== this.sender) onMessage(message);
      },
      onListening,
    });
  }

  /** @throws if Redis doesn't take it. */
  async publish(message: Message): Promise<void> {
    await this.publisher.publish(this.name, JSON.stringify({ sender: this.sender, message }));
  }

  close(): void {
    this.publisher.disconnect();
    this.subscriber.close();
  }
}
