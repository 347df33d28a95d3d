import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';

/* Terminals show these texts as they are. */

export const noTerminalLessons = () => new DomainError('not-found', text('lessons.no-terminal-lessons'));

export const allTerminalLessonsDone = () =>
  new DomainError('not-found', text('lessons.terminal-lessons-done'));

export const notForTerminals = (title: string) =>
  new DomainError('unprocessable', text('lessons.not-for-terminals', { title }));
