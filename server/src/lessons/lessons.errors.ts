import { DomainError } from '@server/platform/errors';

export const noSolutionPoints = () =>
  new DomainError('not-found', 'Only interview questions have solution points.');

export const learnerGone = () => new DomainError('unauthenticated', "You're not logged in");
