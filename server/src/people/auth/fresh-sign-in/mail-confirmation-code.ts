import { Inject, Injectable } from '@nestjs/common';
import { UserRepository } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { SETTINGS, type Settings } from '@server/platform/config';
import { type EventPayload, OnEvent } from '@server/platform/events';
import { greeting, type HtmlMail, htmlMail, Mailer, textMail } from '@server/platform/mail';
import { DEFAULT_LOCALE } from '@shared/locales';
import { DataSource } from 'typeorm';
import { ConfirmationCodeRequested } from './confirmation.events';
import { ConfirmationCodeEntity } from './confirmation-code.entity';
import { confirmationCodeTexts } from './confirmation-code-mail.texts';
import { ConfirmationCodes } from './confirmation-codes';

/** Emails a code that confirms who uses a session, while it's valid. */
@Injectable()
export class MailConfirmationCode {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UserRepository,
    private readonly codes: ConfirmationCodes,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  @OnEvent(ConfirmationCodeRequested, 'auth.mail-confirmation-code')
  async execute({ codeId }: EventPayload<typeof ConfirmationCodeRequested>): Promise<void> {
    const row = await this.dataSource.manager.findOneBy(ConfirmationCodeEntity, { id: codeId });
    if (!row || row.expiresAt <= this.clock.now()) return;
    const user = await this.users.find(row.userId);
    if (!user) return;
    const code = this.codes.codeOf(codeId);
    const { look } = this.mailer;
    const locale = user.locale ?? DEFAULT_LOCALE;
    const texts = confirmationCodeTexts[locale](look.name, code);
    const content: HtmlMail = {
      locale,
      title: texts.title,
      preview: texts.expiry,
      parts: [
        { paragraphs: [greeting(locale, user.firstName), texts.enter, texts.never] },
        {
          paragraphs: [texts.notYou],
          button: { label: texts.button, url: `${this.settings.publicUrl}/dashboard?modal=settings` },
        },
      ],
    };
    await this.mailer.send({
      id: codeId,
      to: user.email,
      subject: texts.subject,
      text: textMail(content),
      html: htmlMail(content, look),
    });
  }
}
