export { type ErrorKind, kindOfStatus, STATUS_OF_KIND } from '@shared/contracts/errors';
export { DomainError, isDomainError } from './domain-error';
