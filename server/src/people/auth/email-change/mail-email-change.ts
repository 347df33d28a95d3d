import { Inject, Injectable } from '@nestjs/common';
import { UserRepository } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { SETTINGS, type Settings } from '@server/platform/config';
import { Database } from '@server/platform/database';
import { type EventPayload, OnEvent } from '@server/platform/events';
import {
  greeting,
  type HtmlMail,
  htmlMail,
  type Mail,
  Mailer,
  type MailLook,
  textMail,
} from '@server/platform/mail';
import { DEFAULT_LOCALE, type Locale } from '@shared/locales';
import { ChangeEmail } from './change-email';
import { EmailChangeEntity } from './email-change.entity';
import { EmailChanged, EmailChangeRequested } from './email-change.events';
import { changedTexts, confirmTexts } from './email-change-mail.texts';

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
    const { firstName, locale } = user;
    await this.mailer.send(
      linkMail({
        id: changeId,
        to: change.email,
        firstName,
        url,
        look: this.mailer.look,
        locale: locale ?? DEFAULT_LOCALE,
      }),
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
      const { firstName, locale } = user;
      await this.mailer.send(
        noticeMail({
          id: `${changeId}-changed`,
          to,
          firstName,
          url: publicUrl,
          locale: locale ?? DEFAULT_LOCALE,
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
  locale: Locale;
}

function linkMail({ id, to, firstName, url, look, locale }: MailInput): Mail {
  const texts = confirmTexts[locale](look.name);
  const content: HtmlMail = {
    locale,
    title: texts.title,
    preview: texts.expiry,
    parts: [
      {
        paragraphs: [greeting(locale, firstName), texts.open],
        button: { label: texts.button, url },
      },
      { paragraphs: [texts.expiry] },
    ],
    footer: [texts.ignore],
  };
  return {
    id,
    to,
    subject: texts.subject,
    text: textMail(content),
    html: htmlMail(content, look),
    link: { label: 'Link to confirm an email address', url },
  };
}

function noticeMail({ id, to, firstName, url, look, locale }: MailInput): Mail {
  const texts = changedTexts[locale](look.name);
  const content: HtmlMail = {
    locale,
    title: texts.title,
    parts: [
      {
        paragraphs: [greeting(locale, firstName), texts.changed, texts.notYou],
        button: { label: texts.button, url },
      },
    ],
  };
  return {
    id,
    to,
    subject: texts.subject,
    text: textMail(content),
    html: htmlMail(content, look),
  };
}
