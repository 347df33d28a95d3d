export { DomainError, type ErrorKind, isDomainError } from './domain-error';
export { kindOfStatus, STATUS_OF_KIND } from './error-status';
