import { Inject, Injectable, Logger } from '@nestjs/common';
import { SETTINGS, type Settings } from '@server/platform/config';
import type { HttpSettings } from '@server/platform/http';
import type { MailSettings } from '@server/platform/mail';
import { type Text, text } from '@shared/texts';
import { isLocalHost, isLoopback } from './is-local';
import { signOfForwarding } from './signs-of-forwarding';

type MailboxSettings = Pick<Settings, 'publicUrl' | 'host'> &
  Pick<MailSettings, 'smtpUrl'> &
  Pick<HttpSettings, 'trustProxy'>;

/** What the mailbox knows a request by; Fastify's requests have it. */
export interface MailboxVisitor {
  ip: string;
  raw: Parameters<typeof signOfForwarding>[0];
}

const NO_MAILBOX = text('mailbox.none');

/**
 * Emails contain sign-in links, so only this computer may read them, and only while the server is for this computer alone.
 * Once anything shows that it isn't, the mailbox is closed until the server restarts: the next request may hide it better.
 */
@Injectable()
export class MailboxAccess {
  private readonly log = new Logger('Mailbox');
  private closed: Text | undefined;

  constructor(@Inject(SETTINGS) private readonly settings: MailboxSettings) {
    const reason = settings.smtpUrl ? undefined : publicBy(settings);
    if (reason) this.close(reason);
  }

  /** Every request passes here. */
  notice({ raw }: Pick<MailboxVisitor, 'raw'>): void {
    if (this.settings.smtpUrl || this.closed) return;
    const sign = signOfForwarding(raw);
    if (sign) this.close(text('mailbox.forwarded', { sign }));
  }

  /** Why a visitor can't read the emails; undefined if they can. */
  refusalOf({ ip, raw }: MailboxVisitor): Text | undefined {
    if (this.settings.smtpUrl || !isLoopback(ip)) return NO_MAILBOX;
    if (this.closed) return this.closed;
    return signOfForwarding(raw) ? NO_MAILBOX : undefined;
  }

  private close(reason: Text): void {
    this.closed = reason;
    this.log.warn(reason.english.replace('The mailbox', 'The mailbox (/mailbox)'));
  }
}

/** How the settings say that the server is for others, too. */
function publicBy({ host, publicUrl, trustProxy }: MailboxSettings): Text | undefined {
  if (!isLocalHost(host)) return text('mailbox.listens', { address: host });
  if (!isLocalHost(new URL(publicUrl).host)) return text('mailbox.public-address', { address: publicUrl });
  return trustProxy === false ? undefined : text('mailbox.behind-proxy');
}
