import { DomainError } from '@server/platform/errors';

export const completionNotFound = () => new DomainError('not-found', 'Course completion not found');
export const invalidRequest = () => new DomainError('invalid', 'Invalid request');
export const lookupFailed = (cause: unknown) =>
  new DomainError('internal', 'Something terrible happened', { cause });
export const notTheOwner = () => new DomainError('forbidden', 'This is somebody else’s certificate.');
