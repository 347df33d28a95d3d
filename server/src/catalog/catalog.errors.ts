import { DomainError } from '@server/platform/errors';

export const courseNotFound = () => new DomainError('not-found', 'This course doesn’t exist.');
export const lessonNotFound = () => new DomainError('not-found', 'This lesson doesn’t exist.');
export const teacherNotFound = () => new DomainError('not-found', 'This teacher doesn’t exist.');
export const trackNotFound = () => new DomainError('not-found', 'This track doesn’t exist.');
