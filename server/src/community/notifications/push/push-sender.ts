import { Injectable, Logger } from '@nestjs/common';
import webPush from 'web-push';
import type { PushDeviceEntity } from './push-device.entity';
import { PushKeys } from './push-keys';

/** Below the minute a push is claimed for. */
const TIMEOUT_MS = 10_000;

/**
 * `gone`: the browser has unsubscribed, so never again. `later`: the service couldn't take it now. `refused`: it never
 * takes this message.
 */
export type PushOutcome =
  | { kind: 'sent' }
  | { kind: 'refused' }
  | { kind: 'gone' }
  | { kind: 'later'; retryAfterMs: number | undefined };

export interface PushMessage {
  /** JSON for our service worker, at most some 3,900 bytes. */
  body: string;
  /** How long the service keeps it for a device that is off, in seconds. */
  ttlSeconds: number;
}

/** Sends one message to one browser's push service, encrypted so that only the browser reads it (RFC 8030, 8291, 8292). */
@Injectable()
export class PushSender {
  private readonly log = new Logger('WebPush');

  constructor(private readonly keys: PushKeys) {}

  /** Doesn't reject. */
  async send(device: PushDeviceEntity, message: PushMessage): Promise<PushOutcome> {
    let request: webPush.RequestDetails;
    try {
      request = this.requestFor(device, message);
    } catch (error) {
      this.log.warn(`Device ${device.id} has unusable keys: ${textOf(error)}`);
      return { kind: 'gone' };
    }
    try {
      const { 'Content-Length': _length, ...headers } = request.headers as Record<string, string>;
      const reply = await fetch(request.endpoint, {
        method: 'POST',
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
        body: new Uint8Array(request.body ?? []),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await reply.body?.cancel();
      return this.outcomeOf(device, reply);
    } catch (error) {
      this.log.warn(`The push service of device ${device.id} can't be reached: ${textOf(error)}`);
      return { kind: 'later', retryAfterMs: undefined };
    }
  }

  private requestFor({ endpoint, p256dh, auth }: PushDeviceEntity, message: PushMessage) {
    const { contact: subject, publicKey, privateKey } = this.keys;
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message.body, {
      vapidDetails: { subject, publicKey, privateKey },
      TTL: message.ttlSeconds,
      contentEncoding: 'aes128gcm',
      urgency: 'normal',
    });
  }

  /** A key that the service doesn't accept (401, 403) is another AUTH_SECRET's: the browser subscribes again. */
  private outcomeOf(device: PushDeviceEntity, reply: Response): PushOutcome {
    if (reply.ok) return { kind: 'sent' };
    if ([401, 403, 404, 410].includes(reply.status)) return { kind: 'gone' };
    this.log.warn(`The push service of device ${device.id} answered ${reply.status}`);
    if (reply.status !== 429 && reply.status < 500) return { kind: 'refused' };
    const seconds = Number(reply.headers.get('retry-after') ?? Number.NaN);
    return { kind: 'later', retryAfterMs: seconds > 0 ? seconds * 1000 : undefined };
  }
}

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
