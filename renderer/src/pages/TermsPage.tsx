export { TermsScreen as TermsPage } from '@web/features/legal';
