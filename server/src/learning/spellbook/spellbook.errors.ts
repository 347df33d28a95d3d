import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';

export const pageNotFound = () => new DomainError('not-found', text('spellbook.no-such-page'));

export const pageLocked = (lessonTitle: string) =>
  new DomainError('forbidden', text('spellbook.locked', { title: lessonTitle }));
