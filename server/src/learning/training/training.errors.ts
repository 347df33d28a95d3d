import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';

export const cardNotFound = () => new DomainError('not-found', text('training.no-such-exercise'));

export const notReviewed = () => new DomainError('conflict', text('training.not-answered'));

export const staysForgotten = () => new DomainError('conflict', text('training.solution-seen'));

export const exerciseChanged = () => new DomainError('conflict', text('training.changed'));
