export { OnboardingScreen as OnboardingPage } from '@web/features/onboarding';
