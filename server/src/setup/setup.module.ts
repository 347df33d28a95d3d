import { Module } from '@nestjs/common';
import { AccessModule } from '@server/access';
import { AdminModule } from '@server/admin';
import { AuthModule } from '@server/auth';
import { MailModule } from '@server/platform/mail';
import { UsersModule } from '@server/users';
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
  imports: [AccessModule, AdminModule, AuthModule, MailModule, UsersModule],
  controllers: [SetupController, SiteAdminController],
  providers: [ChangeSite, InvitationList, Invitations, MailSiteInvitation, SetUp, SetupCode, SetupState],
})
export class SetupModule {}
