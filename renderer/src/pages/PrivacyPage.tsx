export { PrivacyScreen as PrivacyPage } from '@web/features/legal';
