import { DomainError } from '@server/platform/errors';

export const cardNotFound = () => new DomainError('not-found', 'This exercise doesn’t exist.');

export const notReviewed = () =>
  new DomainError('conflict', 'This exercise hasn’t been answered yet, so there’s nothing to rate.');

export const staysForgotten = () =>
  new DomainError('conflict', 'You’ve seen the solution, so this exercise comes back soon.');

export const exerciseChanged = () =>
  new DomainError(
    'conflict',
    'This exercise has changed since you opened it. Please load your training again.',
  );
