/** Certificates. The screens are lazy; import them by path. */

export { badgeLook } from './badge-looks';
export { CertificateLink, type CertificateLinkProps } from './CertificateLink';
export { shortDate } from './dates';
export { OwnCertificates } from './OwnCertificates';
export { ownPath } from './own-path';
