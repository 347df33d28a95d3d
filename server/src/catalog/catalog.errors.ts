import { DomainError } from '@server/platform/errors';

export const courseNotFound = () => new DomainError('not-found', 'There is no such course.');
export const lessonNotFound = () => new DomainError('not-found', 'There is no such lesson.');
export const trackNotFound = () => new DomainError('not-found', 'There is no such track.');
