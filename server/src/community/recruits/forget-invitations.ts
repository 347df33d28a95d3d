import { Injectable } from '@nestjs/common';
import { Database } from '@server/platform/database';
import { ScheduledJob } from '@server/platform/jobs';
import { INVITATION_DAYS } from '@shared/rules/recruits';
import { LessThan } from 'typeorm';
import { RecruitInvitationEntity } from './recruit-invitation.entity';

const DAY_MS = 86_400_000;

/** Deletes the addresses of friends who didn't join. */
@Injectable()
export class ForgetInvitations extends ScheduledJob {
  readonly name = 'recruits.forget-invitations';
  readonly everyMs = DAY_MS;

  constructor(private readonly database: Database) {
    super();
  }

  async run(slot: Date): Promise<void> {
    const invitedAt = LessThan(new Date(slot.getTime() - INVITATION_DAYS * DAY_MS));
    await this.database.transaction((tx) => tx.manager.delete(RecruitInvitationEntity, { invitedAt }));
  }
}
