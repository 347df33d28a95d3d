import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';

export const notRegradable = (type: string) =>
  new DomainError('invalid', text('lessons.cant-regrade', { type }));
