import { LESSON_FEEDBACK } from '@web/features/solving/lesson-player/queued-feedback';
import { ANSWERS } from '@web/features/solving/waiting-answers/queued-answers';
import type { QueuedWrite } from '@web/stores';

/** All calls that can wait for a connection (docs/offline.md). */
export const QUEUED_WRITES: readonly QueuedWrite[] = [ANSWERS, LESSON_FEEDBACK];
