import { DefaultIdentity, type SiteIdentity } from '@server/platform/site';
import type { SiteLook } from '@shared/contracts/operations/site-look';

/** What mails show of the site: its name and its accent color. */
export type MailLook = Pick<SiteLook, 'name' | 'accent'>;

/** A mail to one person. */
export interface Mail {
  /** The same for each retry: it becomes the Message-ID, so that a mail sent twice is shown once. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The link of the mail; printed on the console when there is no SMTP server. */
  link?: { label: string; url: string };
  /**
   * For what nobody has to get: where mail programs unsubscribe with one click (RFC 8058). A POST to it unsubscribes, a
   * GET shows a page that asks.
   */
  unsubscribeUrl?: string;
}

/** Sends mails: over SMTP, or into DATA_DIR/outbox. */
export abstract class Mailer {
  constructor(private readonly site: SiteIdentity = new DefaultIdentity()) {}

  /** What a mail that's written now looks like. */
  get look(): MailLook {
    return this.site.current();
  }

  /** Rejects when the mail couldn't be sent: call it from an event's subscriber, which is retried. */
  abstract send(mail: Mail): Promise<void>;

  /** Ends open connections. */
  abstract close(): void;
}

/** The message as nodemailer takes it. */
export function messageOf(
  { id, to, subject, text, html, unsubscribeUrl }: Mail,
  { from, siteName, sentAt }: { from: string; siteName: string; sentAt: Date },
) {
  const [, name, address = from] = /^(.*)<(.*)>$/.exec(from) ?? [];
  const host = address.split('@').at(-1);
  // Addresses as objects: none is ever read as a list of addresses.
  return {
    from: { name: name?.trim() || siteName, address },
    to: { name: '', address: to },
    subject,
    text,
    html,
    // Always the same encoding, so that readers of the file don't have to guess.
    textEncoding: 'quoted-printable' as const,
    date: sentAt,
    messageId: `<${id}@${host}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
    },
    ...(unsubscribeUrl ? { list: { unsubscribe: { url: unsubscribeUrl } } } : {}),
  };
}
