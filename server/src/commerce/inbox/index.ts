export { unreadable } from './inbox.errors';
export { WebhookReceived } from './inbox.events';
export { InboxModule } from './inbox.module';
export { ReceiveWebhook } from './receive-webhook';
export { TimestampedHmac } from './timestamped-hmac';
export type { WebhookProvider, WebhookSignature } from './webhook-provider';
export { Webhooks } from './webhooks';
