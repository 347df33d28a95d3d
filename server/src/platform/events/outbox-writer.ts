import type { Clock } from '@server/platform/clock';
import { type EventDefinition, newId, Outbox, type OutboxBatch } from '@server/platform/database';
import type { EntityManager } from 'typeorm';
import type { OutboxDispatcher } from './dispatcher';
import type { Message, OutboxStore } from './outbox-store';
import type { SubscriberRegistry } from './subscriber-registry';

/** Writes what a transaction emits, and hands it to this process's dispatcher when it is committed. */
export class OutboxWriter extends Outbox {
  constructor(
    private readonly store: OutboxStore,
    private readonly registry: SubscriberRegistry,
    private readonly dispatcher: OutboxDispatcher,
    private readonly clock: Clock,
  ) {
    super();
  }

  openBatch(): OutboxBatch {
    const messages: Message[] = [];
    return {
      add: (event, payload) => {
        messages.push(...this.messagesOf(event, payload));
      },
      write: (manager) => this.write(manager, messages),
      committed: () => this.dispatcher.takeCommitted(messages),
    };
  }

  private messagesOf<Payload>(event: EventDefinition<Payload>, payload: Payload): Message[] {
    event.schema.parse(payload);
    const nowMs = this.clock.now().getTime();
    const json = JSON.stringify(payload);
    const orderKey = event.orderKey?.(payload) ?? null;
    return this.registry.of(event.name).map(({ name }) => ({
      id: newId(nowMs),
      event: event.name,
      subscriber: name,
      orderKey,
      payload: json,
      attempts: 0,
      owner: null,
      occurredAt: nowMs,
      availableAt: nowMs,
    }));
  }

  private async write(manager: EntityManager, messages: Message[]): Promise<void> {
    for (const message of messages) this.dispatcher.reserve(message);
    await this.store.insert(manager, messages);
  }
}
