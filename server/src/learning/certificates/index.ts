export { presentCertificate } from './certificate.presenter';
export { Certificates, type CertificateView } from './certificates';
export { CourseCompleted } from './certificates.events';
export { CertificatesModule } from './certificates.module';
export { isIntact, readCredential } from './credential/verify-credential';
