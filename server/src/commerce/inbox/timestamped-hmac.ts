import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WebhookDelivery } from '@server/platform/http';
import { unsigned } from './inbox.errors';
import type { WebhookSignature } from './webhook-provider';

/** How old a signature may be, and how far two clocks may differ. */
const TOLERANCE_SECONDS = 300;

/**
 * Stripe's scheme, which others use as well: a header `t=<seconds since 1970>,v1=<hex>` with the HMAC-SHA256 of
 * `<t>.<body>`. While a secret is replaced, there are several signatures or several secrets: one match is enough.
 */
export class TimestampedHmac implements WebhookSignature {
  /**
   * @param header its name, in lowercase.
   * @param secrets not empty.
   */
  constructor(
    private readonly header: string,
    private readonly secrets: readonly string[],
  ) {}

  verify({ headers, body }: WebhookDelivery, now: Date): void {
    const parts = String(headers[this.header] ?? '')
      .split(',')
      .map((part) => part.trim().split('='));
    const valuesOf = (name: string) => parts.flatMap(([key, value = '']) => (key === name ? [value] : []));
    const [timestamp = ''] = valuesOf('t');
    if (!/^\d{1,12}$/.test(timestamp)) throw unsigned('it has no timestamp');
    const given = valuesOf('v1').map((hex) => Buffer.from(hex, 'hex'));
    const expected = this.secrets.map((secret) =>
      createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest(),
    );
    if (!given.some((one) => expected.some((other) => isSame(one, other))))
      throw unsigned('it doesn’t match');
    if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS)
      throw unsigned('it was made at another time');
  }
}

const isSame = (given: Buffer, expected: Buffer) =>
  given.length === expected.length && timingSafeEqual(given, expected);
