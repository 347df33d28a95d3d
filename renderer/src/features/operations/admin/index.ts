export { ImpersonationBanner } from './impersonation/ImpersonationBanner';
