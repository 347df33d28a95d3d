export { presentSite } from './site.presenter';
export { SiteInvitationEntity } from './site-invitation.entity';
export { reEncodeLogo } from './site-logo';
export { SiteLogoEntity } from './site-logo.entity';
export { SiteSettings } from './site-settings';
export { SiteSettingsEntity } from './site-settings.entity';
export { SiteSettingsModule } from './site-settings.module';
export { SiteSignUpRules } from './site-sign-up-rules';
