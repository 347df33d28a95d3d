import { DomainError } from '@server/platform/errors';

/* Terminals show these texts as they are. */

export const noTerminalLessons = () =>
  new DomainError('not-found', 'There are no terminal lessons here yet. Have a look at the other courses!');

export const allTerminalLessonsDone = () =>
  new DomainError('not-found', 'You’ve finished every terminal lesson. Nice work!');

export const notForTerminals = (title: string) =>
  new DomainError('unprocessable', `“${title}” isn’t a terminal lesson. Please do it in your browser.`);
