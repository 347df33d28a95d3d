import { defineEvent } from '@server/platform/events';
import { TRAINING_RATINGS } from '@shared/rules/training';
import { z } from 'zod';

/** A learner has trained a lesson. The rating is the suggested one; it can still be changed. */
export const LessonTrained = defineEvent(
  'training.lesson-trained',
  z.object({
    userId: z.string(),
    lessonId: z.string(),
    reviewId: z.string(),
    reviewedAt: z.iso.datetime(),
    rating: z.enum(TRAINING_RATINGS),
  }),
  { orderKey: (event) => event.userId },
);
