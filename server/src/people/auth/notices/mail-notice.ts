import { Inject, Injectable } from '@nestjs/common';
import { UserRepository } from '@server/people/users';
import { SETTINGS, type Settings } from '@server/platform/config';
import { type EventMeta, type EventPayload, OnEvent } from '@server/platform/events';
import { greeting, type HtmlMail, htmlMail, Mailer, textMail } from '@server/platform/mail';
import { DEFAULT_LOCALE } from '@shared/locales';
import { newWayTexts } from './notice-mail.texts';
import { SignInWayAdded } from './notices.events';

/** Emails what somebody who isn't the owner would rather keep quiet. */
@Injectable()
export class MailNotice {
  constructor(
    private readonly users: UserRepository,
    private readonly mailer: Mailer,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  @OnEvent(SignInWayAdded, 'auth.mail-sign-in-way-added')
  async execute({ userId, way }: EventPayload<typeof SignInWayAdded>, meta: EventMeta): Promise<void> {
    const user = await this.users.find(userId);
    if (!user) return;
    const { look } = this.mailer;
    const locale = user.locale ?? DEFAULT_LOCALE;
    const texts = newWayTexts[locale](look.name, way);
    const content: HtmlMail = {
      locale,
      title: texts.title,
      parts: [
        {
          paragraphs: [greeting(locale, user.firstName), texts.added, texts.notYou],
          button: { label: texts.button, url: `${this.settings.publicUrl}/dashboard?modal=settings` },
        },
      ],
    };
    await this.mailer.send({
      id: meta.eventId,
      to: user.email,
      subject: texts.subject,
      text: textMail(content),
      html: htmlMail(content, look),
    });
  }
}
