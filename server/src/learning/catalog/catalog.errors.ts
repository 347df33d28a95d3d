import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';

export const courseNotFound = () => new DomainError('not-found', text('catalog.no-such-course'));
export const lessonNotFound = () => new DomainError('not-found', text('catalog.no-such-lesson'));
export const teacherNotFound = () => new DomainError('not-found', text('catalog.no-such-teacher'));
export const trackNotFound = () => new DomainError('not-found', text('catalog.no-such-track'));
