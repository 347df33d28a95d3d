import { UNDO_DAYS } from '@shared/rules/moderation';
import type { ModerationActionEntity } from './moderation-action.entity';

const DAY_MS = 86_400_000;

type Done = Pick<ModerationActionEntity, 'action' | 'createdAt' | 'undoneAt'>;

/** From when on nothing before it can be undone. */
export const undoLimit = (now: Date): Date => new Date(now.getTime() - UNDO_DAYS * DAY_MS);

/** A suspension lasts until it's taken back, however long that is. */
export const isTooLate = ({ action, createdAt }: Done, now: Date): boolean =>
  action !== 'suspend' && createdAt <= undoLimit(now);

/** Whether an admin can take this back now. */
export const canUndo = (done: Done, now: Date): boolean =>
  done.undoneAt === null && done.action !== 'sign-out' && !isTooLate(done, now);
