import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '@server/platform/config';
import { type EventMeta, type EventPayload, OnEvent } from '@server/platform/events';
import { type HtmlMail, htmlMail, Mailer, nameInMail, textMail } from '@server/platform/mail';
import { UserRepository } from '@server/users';
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
    const name = nameInMail(user.firstName);
    const content: HtmlMail = {
      title: 'A new way to sign in',
      parts: [
        {
          paragraphs: [
            name === '' ? 'Hi,' : `Hi ${name},`,
            `From now on, ${way} can sign in to your ${look.name} account.`,
            'Wasn’t that you? Open Account in your settings, remove it there, and sign out everywhere.',
          ],
          button: { label: 'Open settings', url: `${this.settings.publicUrl}/dashboard?modal=settings` },
        },
      ],
    };
    await this.mailer.send({
      id: meta.eventId,
      to: user.email,
      subject: `You can now sign in to ${look.name} with ${way}`,
      text: textMail(content),
      html: htmlMail(content, look),
    });
  }
}
