import type { Clock } from '@server/platform/clock';
import type { SiteIdentity } from '@server/platform/site';
import { createTransport } from 'nodemailer';
import { type Mail, Mailer, messageOf } from './mailer';

export interface SmtpMailerOptions {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
  url: string;
  /** An address, with or without a name; without, the site's is used. */
  from: string;
  clock: Clock;
  site?: SiteIdentity | undefined;
}

/** Below the minute an event is claimed for: a server that hangs fails the attempt. */
const WAIT_MS = 20_000;

/** Sends over SMTP, through a few connections that are kept open. */
export class SmtpMailer extends Mailer {
  private readonly transport;

  constructor(private readonly options: SmtpMailerOptions) {
    super(options.site);
    this.transport = createTransport({
      url: options.url,
      pool: true,
      maxConnections: 3,
      connectionTimeout: WAIT_MS,
      greetingTimeout: WAIT_MS,
      socketTimeout: WAIT_MS,
    });
  }

  async send(mail: Mail): Promise<void> {
    const { from, clock } = this.options;
    const message = messageOf(mail, { from, siteName: this.look.name, sentAt: clock.now() });
    await this.transport.sendMail(message);
  }

  close(): void {
    this.transport.close();
  }
}
