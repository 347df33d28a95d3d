import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';

export const noSolutionPoints = () => new DomainError('not-found', text('lessons.no-solution-points'));

export const learnerGone = () => new DomainError('unauthenticated', text('session.not-logged-in'));
