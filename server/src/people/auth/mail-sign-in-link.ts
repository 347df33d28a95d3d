import { Inject, Injectable } from '@nestjs/common';
import { UserRepository } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { SETTINGS, type Settings } from '@server/platform/config';
import { type EventPayload, OnEvent } from '@server/platform/events';
import { Mailer } from '@server/platform/mail';
import { DEFAULT_LOCALE } from '@shared/locales';
import { DataSource } from 'typeorm';
import { SignInLinkRequested } from './auth.events';
import { OneTimeCodeEntity } from './one-time-code.entity';
import { OneTimeCodes } from './one-time-codes';
import { signInLink } from './sign-in-link';
import { signInMail } from './sign-in-mail';

/** Emails a requested sign-in link, retrying while the link is valid. */
@Injectable()
export class MailSignInLink {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UserRepository,
    private readonly codes: OneTimeCodes,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  @OnEvent(SignInLinkRequested, 'auth.mail-sign-in-link')
  async execute({ codeId, redirect }: EventPayload<typeof SignInLinkRequested>): Promise<void> {
    const code = await this.dataSource.manager.findOneBy(OneTimeCodeEntity, { id: codeId });
    if (!code || code.spentAt || code.expiresAt <= this.clock.now()) return;
    const user = await this.users.find(code.userId);
    if (!user) return;
    const url = signInLink(this.settings.publicUrl, this.codes.codeOf(codeId), redirect);
    const { email: to, firstName, locale } = user;
    await this.mailer.send(
      signInMail({
        id: codeId,
        to,
        firstName,
        url,
        look: this.mailer.look,
        locale: locale ?? DEFAULT_LOCALE,
      }),
    );
  }
}
