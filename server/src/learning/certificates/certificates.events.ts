import { defineEvent } from '@server/platform/events';
import { z } from 'zod';

/** A learner completed a course and got its certificate, once for each course. */
export const CourseCompleted = defineEvent(
  'certificates.course-completed',
  z.object({
    userId: z.string(),
    courseId: z.string(),
    completionId: z.string(),
    completedAt: z.iso.datetime(),
  }),
  { orderKey: (event) => event.userId },
);
