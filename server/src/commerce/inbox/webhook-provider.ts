import type { WebhookDelivery } from '@server/platform/http';

/** Port: verifies that a delivery is the provider's, from its exact bytes. */
export interface WebhookSignature {
  /** @throws DomainError `invalid` if it isn't signed with the provider's secret, or was signed too long ago. */
  verify(delivery: WebhookDelivery, now: Date): void;
}

/** A service whose webhooks the site takes. */
export interface WebhookProvider {
  /** Stored with each webhook, so it never changes. */
  readonly name: string;
  readonly signature: WebhookSignature;
  /**
   * What a verified body says about itself.
   * @throws DomainError `invalid` if it can't be read.
   */
  identify(body: string): { eventId: string; eventType: string };
}
