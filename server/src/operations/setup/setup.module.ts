import { Module } from '@nestjs/common';
import { AuditModule } from '@server/operations/audit';
import { AccessModule } from '@server/people/access';
import { AuthModule } from '@server/people/auth';
import { UsersModule } from '@server/people/users';
import { MailModule } from '@server/platform/mail';
import { ChangeSite } from './change-site';
import { InvitationList } from './invitation-list';
import { Invitations } from './invitations';
import { MailSiteInvitation } from './mail-site-invitation';
import { SetUp } from './set-up';
import { SetupController } from './setup.controller';
import { SetupCode } from './setup-code';
import { SetupState } from './setup-state';
import { SiteAdminController } from './site-admin.controller';

/** The first start of a server, and what its admins set for everybody (docs/hosting.md). */
@Module({
  imports: [AccessModule, AuditModule, AuthModule, MailModule, UsersModule],
  controllers: [SetupController, SiteAdminController],
  providers: [ChangeSite, InvitationList, Invitations, MailSiteInvitation, SetUp, SetupCode, SetupState],
})
export class SetupModule {}
