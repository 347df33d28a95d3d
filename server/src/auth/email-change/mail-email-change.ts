import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { SETTINGS, type Settings } from '@server/platform/config';
import { Database } from '@server/platform/database';
import { type EventPayload, OnEvent } from '@server/platform/events';
import {
  type HtmlMail,
  htmlMail,
  type Mail,
  Mailer,
  type MailLook,
  nameInMail,
  textMail,
} from '@server/platform/mail';
import { UserRepository } from '@server/users';
import { ChangeEmail } from './change-email';
import { EmailChangeEntity } from './email-change.entity';
import { EmailChanged, EmailChangeRequested } from './email-change.events';

/** Emails the link to the new address, and a notice to the old one. */
@Injectable()
export class MailEmailChange {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly changes: ChangeEmail,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  @OnEvent(EmailChangeRequested, 'auth.mail-email-change')
  async sendLink({ changeId }: EventPayload<typeof EmailChangeRequested>): Promise<void> {
    const change = await this.find(changeId);
    if (!change || change.previousEmail !== null || change.expiresAt <= this.clock.now()) return;
    const user = await this.users.find(change.userId);
    if (!user) return;
    const query = new URLSearchParams({ resetToken: this.changes.tokenOf(changeId) });
    const url = `${this.settings.publicUrl}/email/reset?${query}`;
    await this.mailer.send(
      linkMail({ id: changeId, to: change.email, firstName: user.firstName, url, look: this.mailer.look }),
    );
  }

  @OnEvent(EmailChanged, 'auth.mail-email-changed')
  async sendNotice({ changeId }: EventPayload<typeof EmailChanged>): Promise<void> {
    const change = await this.find(changeId);
    if (!change?.previousEmail) return;
    const user = await this.users.find(change.userId);
    if (user) {
      const { publicUrl } = this.settings;
      const to = change.previousEmail;
      await this.mailer.send(
        noticeMail({
          id: `${changeId}-changed`,
          to,
          firstName: user.firstName,
          url: publicUrl,
          look: this.mailer.look,
        }),
      );
    }
    // The old address isn't needed any more.
    await this.database.transaction((tx) => tx.manager.delete(EmailChangeEntity, { id: changeId }));
  }

  private find(id: string): Promise<EmailChangeEntity | null> {
    return this.database.dataSource.manager.findOneBy(EmailChangeEntity, { id });
  }
}

interface MailInput {
  id: string;
  to: string;
  /** As the user entered it. */
  firstName: string;
  url: string;
  look: MailLook;
}

const EXPIRY = 'This link works once and expires in an hour.';

function linkMail({ id, to, firstName, url, look }: MailInput): Mail {
  const content: HtmlMail = {
    title: 'Confirm your new email address',
    preview: EXPIRY,
    parts: [
      {
        paragraphs: [hello(firstName), `Open this link to use this address for your ${look.name} account:`],
        button: { label: 'Confirm address', url },
      },
      { paragraphs: [EXPIRY] },
    ],
    footer: ['Didn’t ask for it? You can ignore this email: nothing changes.'],
  };
  return {
    id,
    to,
    subject: `Confirm your new email address for ${look.name}`,
    text: textMail(content),
    html: htmlMail(content, look),
    link: { label: 'Link to confirm an email address', url },
  };
}

function noticeMail({ id, to, firstName, url, look }: MailInput): Mail {
  const content: HtmlMail = {
    title: 'Your email address was changed',
    parts: [
      {
        paragraphs: [
          hello(firstName),
          `Your ${look.name} account now has another email address, so this one no longer signs you in.`,
          'Wasn’t that you? Somebody may be using your account: tell the people who run this site.',
        ],
        button: { label: `Open ${look.name}`, url },
      },
    ],
  };
  return {
    id,
    to,
    subject: `Your email address for ${look.name} was changed`,
    text: textMail(content),
    html: htmlMail(content, look),
  };
}

function hello(firstName: string): string {
  const name = nameInMail(firstName);
  return name === '' ? 'Hi,' : `Hi ${name},`;
}
