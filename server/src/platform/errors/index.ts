export { DomainError, isDomainError, type ErrorKind } from './domain-error';
export { STATUS_OF_KIND, kindOfStatus } from './error-status';
