export { DefaultIdentity, SiteIdentity } from './site-identity';
