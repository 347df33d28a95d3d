import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { SETTINGS, type Settings } from '@server/platform/config';
import { type EventPayload, OnEvent } from '@server/platform/events';
import { type HtmlMail, htmlMail, Mailer, nameInMail, textMail } from '@server/platform/mail';
import { UserRepository } from '@server/users';
import { DataSource } from 'typeorm';
import { ConfirmationCodeRequested } from './confirmation.events';
import { ConfirmationCodeEntity } from './confirmation-code.entity';
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
    const name = nameInMail(user.firstName);
    const content: HtmlMail = {
      title: `Your code is ${code}`,
      preview: 'It works once and expires in 10 minutes.',
      parts: [
        {
          paragraphs: [
            name === '' ? 'Hi,' : `Hi ${name},`,
            'Enter it where you were asked for it, to confirm that it’s you. It works once and expires in 10 minutes.',
            `We never ask for it anywhere else, and nobody from ${look.name} will ask you for it.`,
          ],
        },
        {
          paragraphs: [
            'Didn’t ask for it? Somebody may be using your account: open Account in your settings and sign out everywhere.',
          ],
          button: { label: 'Open settings', url: `${this.settings.publicUrl}/dashboard?modal=settings` },
        },
      ],
    };
    await this.mailer.send({
      id: codeId,
      to: user.email,
      subject: `${code} is your code for ${look.name}`,
      text: textMail(content),
      html: htmlMail(content, look),
    });
  }
}
