import { defineEvent } from '@server/platform/events';
import { z } from 'zod';

/** A submission to a lesson was judged, successful or not. `xp` is what it paid in all. */
export const LessonSubmitted = defineEvent(
  'submissions.lesson-submitted',
  z.object({
    userId: z.string(),
    submissionId: z.string(),
    lessonId: z.string(),
    courseId: z.string(),
    result: z.enum(['success', 'failure', 'system-error', 'noop']),
    xp: z.number().int(),
  }),
  { orderKey: (event) => event.userId },
);

/** A learner's first success in a lesson, once for each. `xp` is what it paid in all. */
export const LessonCompleted = defineEvent(
  'submissions.lesson-completed',
  z.object({
    userId: z.string(),
    lessonId: z.string(),
    chapterId: z.string(),
    courseId: z.string(),
    submissionId: z.string(),
    completedAt: z.iso.datetime(),
    xp: z.number().int(),
  }),
  { orderKey: (event) => event.userId },
);
