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
  /** Rejects when the mail couldn't be sent: call it from an event's subscriber, which is retried. */
  abstract send(mail: Mail): Promise<void>;

  /** Ends open connections. */
  abstract close(): void;
}

/** The message as nodemailer takes it. */
export function messageOf({ id, to, subject, text, html, unsubscribeUrl }: Mail, from: string, sentAt: Date) {
  const host = /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  // `to` as an object: an address is never read as a list of addresses.
  return {
    from,
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
