import { DomainError } from '@server/platform/errors';

export const pageNotFound = () => new DomainError('not-found', 'This spellbook page does not exist.');

export const pageLocked = (lessonTitle: string) =>
  new DomainError('forbidden', `Solve the lesson “${lessonTitle}” to unlock this page.`);
