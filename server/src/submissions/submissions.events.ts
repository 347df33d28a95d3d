import { defineEvent } from '@server/platform/events';
import { lessonSubmissionEvent } from '@shared/contracts';
import { z } from 'zod';

/** A submission was judged, whatever the result; `result` is what every window of the learner is told. */
export const LessonSubmitted = defineEvent(
  'submissions.lesson-submitted',
  z.object({ userId: z.string(), result: lessonSubmissionEvent }),
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
