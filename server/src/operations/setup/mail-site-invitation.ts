import { Inject, Injectable } from '@nestjs/common';
import { SiteInvitationEntity } from '@server/operations/site-settings';
import { UserRepository } from '@server/people/users';
import { SETTINGS, type Settings } from '@server/platform/config';
import { type EventMeta, type EventPayload, OnEvent } from '@server/platform/events';
import { Mailer } from '@server/platform/mail';
import { DEFAULT_LOCALE } from '@shared/locales';
import { DataSource } from 'typeorm';
import { SiteInvitationSent } from './setup.events';
import { siteInvitationMail } from './site-invitation-mail';

/** Emails an invitation, unless it was withdrawn or used meanwhile. */
@Injectable()
export class MailSiteInvitation {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UserRepository,
    private readonly mailer: Mailer,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  @OnEvent(SiteInvitationSent, 'setup.mail-invitation')
  async execute(
    { invitationId }: EventPayload<typeof SiteInvitationSent>,
    { eventId }: Pick<EventMeta, 'eventId'>,
  ): Promise<void> {
    const invitation = await this.dataSource.manager.findOneBy(SiteInvitationEntity, { id: invitationId });
    if (!invitation) return;
    const url = `${this.settings.publicUrl}/login`;
    const { look } = this.mailer;
    const admin = await this.users.find(invitation.adminId);
    const locale = admin?.locale ?? DEFAULT_LOCALE;
    await this.mailer.send(siteInvitationMail({ id: eventId, to: invitation.email, look, url, locale }));
  }
}
