import { defineEvent } from '@server/platform/events';
import { z } from 'zod';

/**
 * A provider says that something has happened. Providers send in any order, so the webhooks have no order here either:
 * subscribers ask the provider for the present state, and one that fails holds up no other.
 */
export const WebhookReceived = defineEvent(
  'inbox.webhook-received',
  z.object({ webhookId: z.string(), provider: z.string(), eventId: z.string(), eventType: z.string() }),
);
