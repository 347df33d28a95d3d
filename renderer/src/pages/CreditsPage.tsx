export { CreditsScreen as CreditsPage } from '@web/features/legal';
