import { Inject, Injectable, Logger } from '@nestjs/common';
import { SETTINGS, type Settings } from '@server/platform/config';
import { isLocalHost, isLoopback } from './is-local';
import { signOfForwarding } from './signs-of-forwarding';

type MailSettings = Pick<Settings, 'smtpUrl' | 'publicUrl' | 'host' | 'trustProxy'>;

/** What the mailbox knows a request by; Fastify's requests have it. */
export interface MailboxVisitor {
  ip: string;
  raw: Parameters<typeof signOfForwarding>[0];
}

const NO_MAILBOX = "There's no mailbox here";
const WHAT_TO_SET =
  'Set SMTP_URL, so that emails are really sent, and PUBLIC_URL to the address that learners open, then restart the ' +
  'server. Until then, sign-in links are printed in its terminal.';

/**
 * Emails contain sign-in links, so only this computer may read them, and only while the server is for this computer alone.
 * Once anything shows that it isn't, the mailbox is closed until the server restarts: the next request may hide it better.
 */
@Injectable()
export class MailboxAccess {
  private readonly log = new Logger('Mailbox');
  private closedBecause: string | undefined;

  constructor(@Inject(SETTINGS) private readonly settings: MailSettings) {
    const reason = settings.smtpUrl ? undefined : publicBy(settings);
    if (reason) this.close(reason);
  }

  /** Every request passes here. */
  notice({ raw }: Pick<MailboxVisitor, 'raw'>): void {
    if (this.settings.smtpUrl || this.closedBecause) return;
    const sign = signOfForwarding(raw);
    if (sign) this.close(`a request came with ${sign}, so others may reach this server`);
  }

  /** Why a visitor can't read the emails; undefined if they can. */
  refusalOf({ ip, raw }: MailboxVisitor): string | undefined {
    if (this.settings.smtpUrl || !isLoopback(ip)) return NO_MAILBOX;
    const isClosed = this.closedBecause !== undefined;
    if (isClosed) return `The mailbox is closed, because ${this.closedBecause}. ${WHAT_TO_SET}`;
    return signOfForwarding(raw) ? NO_MAILBOX : undefined;
  }

  private close(reason: string): void {
    this.closedBecause = reason;
    this.log.warn(`The mailbox (/mailbox) is closed, because ${reason}. ${WHAT_TO_SET}`);
  }
}

/** How the settings say that the server is for others, too. */
function publicBy({ host, publicUrl, trustProxy }: MailSettings): string | undefined {
  if (!isLocalHost(host)) return `this server listens on ${host} (HOST), where other computers can reach it`;
  if (!isLocalHost(new URL(publicUrl).host)) return `this server's address is ${publicUrl} (PUBLIC_URL)`;
  return trustProxy === false ? undefined : 'this server is behind a proxy (TRUST_PROXY)';
}
