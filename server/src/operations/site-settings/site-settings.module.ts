import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SignUpRules } from '@server/people/users';
import { SiteIdentity } from '@server/platform/site';
import { SiteController } from './site.controller';
import { SiteInvitationEntity } from './site-invitation.entity';
import { SiteLogoEntity } from './site-logo.entity';
import { SiteLogos } from './site-logos';
import { SiteSettings } from './site-settings';
import { SiteSettingsEntity } from './site-settings.entity';
import { SiteSignUpRules } from './site-sign-up-rules';

/** Global because it provides the ports SiteIdentity (platform) and SignUpRules (users). */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([SiteInvitationEntity, SiteLogoEntity, SiteSettingsEntity])],
  controllers: [SiteController],
  providers: [
    SiteLogos,
    SiteSettings,
    { provide: SiteIdentity, useExisting: SiteSettings },
    { provide: SignUpRules, useClass: SiteSignUpRules },
  ],
  exports: [SignUpRules, SiteIdentity, SiteSettings],
})
export class SiteSettingsModule {}
