/** One mail to one person. */
export interface Mail {
  /** The same for every try: it becomes the Message-ID, so that a mail sent twice is shown once. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** What the mail is there to open; shown on the console when there is no SMTP server. */
  link?: { label: string; url: string };
}

/** Sends mails: over SMTP, or into DATA_DIR/outbox. */
export abstract class Mailer {
  /** Rejects when the mail could not be handed on: call it from an event's subscriber, which is tried again. */
  abstract send(mail: Mail): Promise<void>;

  /** Ends open connections. */
  abstract close(): void;
}

/** What nodemailer makes the message of. */
export function messageOf({ id, to, subject, text, html }: Mail, from: string, sentAt: Date) {
  const host = /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  // `to` as an object: an address is never read as a list of addresses.
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    // Always the same encoding, so that a reader of the file need not guess which it is.
    textEncoding: 'quoted-printable' as const,
    date: sentAt,
    messageId: `<${id}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
