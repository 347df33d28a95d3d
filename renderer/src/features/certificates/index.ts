/** Certificates. The screens are lazy; import them by path. */

export { badgeLook } from './badge-looks';
export { CertificateLink, type CertificateLinkProps } from './CertificateLink';
export { OwnCertificates } from './OwnCertificates';
