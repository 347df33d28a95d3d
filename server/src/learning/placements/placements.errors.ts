import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';

export const noCheck = () => new DomainError('not-found', text('placements.none'));
