import { Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { Database, insertOnce, newId } from '@server/platform/database';
import type { WebhookDelivery } from '@server/platform/http';
import { unreadable } from './inbox.errors';
import { WebhookReceived } from './inbox.events';
import { WebhookEntity } from './webhook.entity';
import type { WebhookProvider } from './webhook-provider';

/**
 * Stores a verified webhook with its event, once; a repeated delivery changes nothing. What follows from it is done by
 * subscribers, so the provider gets its reply right after the commit.
 */
@Injectable()
export class ReceiveWebhook {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` for a signature or a body that isn't good; nothing is stored then. */
  async execute(provider: WebhookProvider, delivery: WebhookDelivery): Promise<void> {
    const receivedAt = this.clock.now();
    provider.signature.verify(delivery, receivedAt);
    const body = textOf(delivery.body);
    const event = { provider: provider.name, ...provider.identify(body) };
    const id = newId(receivedAt.getTime());
    await this.database.transaction(async (tx) => {
      if (await insertOnce(tx, WebhookEntity, { id, ...event, body, receivedAt }))
        tx.emit(WebhookReceived, { webhookId: id, ...event });
    });
  }
}

/** Byte by byte the same again as UTF-8. PostgreSQL can't store NUL, and JSON has none. */
function textOf(body: Buffer): string {
  if (body.includes(0)) throw unreadable();
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
  } catch (cause) {
    throw unreadable(cause);
  }
}
