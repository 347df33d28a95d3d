export { applyAccent } from './apply-accent';
export { SiteSettingsForm } from './SiteSettingsForm';
