import { Inject, Injectable } from '@nestjs/common';
import { UserRepository } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { SETTINGS, type Settings } from '@server/platform/config';
import { Database } from '@server/platform/database';
import { type EventPayload, OnEvent } from '@server/platform/events';
import { Mailer } from '@server/platform/mail';
import { DEFAULT_LOCALE } from '@shared/locales';
import { INVITATION_DAYS } from '@shared/rules/recruits';
import { DataSource, MoreThan } from 'typeorm';
import { invitationMail } from './invitation-mail';
import { RecruitInvitationEntity } from './recruit-invitation.entity';
import { FriendInvited } from './recruits.events';
import { shareUrl } from './share-url';

const DAY_MS = 86_400_000;

/**
 * Mails an invitation. Nobody gets more than one in INVITATION_DAYS, no matter how many learners invite them, and those
 * who already have an account get none.
 */
@Injectable()
export class MailInvitation {
  constructor(
    private readonly dataSource: DataSource,
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  @OnEvent(FriendInvited, 'recruits.mail-invitation')
  async execute({ invitationId: id }: EventPayload<typeof FriendInvited>): Promise<void> {
    const invitations = this.dataSource.getRepository(RecruitInvitationEntity);
    const invitation = await invitations.findOneBy({ id });
    if (!invitation || invitation.mailedAt) return;
    const { email, name, recruiterId } = invitation;
    const recruiter = await this.users.find(recruiterId);
    if (!recruiter || (await this.users.emailExists(email))) return;
    const now = this.clock.now();
    const mailedAt = MoreThan(new Date(now.getTime() - INVITATION_DAYS * DAY_MS));
    if (await invitations.existsBy({ email, mailedAt })) return;
    const url = shareUrl(this.settings.publicUrl, recruiter);
    await this.mailer.send(
      invitationMail({
        id,
        to: email,
        friend: name,
        recruiter: recruiter.firstName,
        url,
        locale: recruiter.locale ?? DEFAULT_LOCALE,
        look: this.mailer.look,
      }),
    );
    await this.database.transaction((tx) =>
      tx.manager.update(RecruitInvitationEntity, { id }, { mailedAt: now }),
    );
  }
}
