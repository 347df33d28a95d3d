export { CreditsScreen } from './CreditsScreen';
export { PrivacyScreen } from './PrivacyScreen';
export { TermsScreen } from './TermsScreen';
