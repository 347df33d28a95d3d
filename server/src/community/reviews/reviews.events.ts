import { defineEvent } from '@server/platform/events';
import { z } from 'zod';

/** A learner wrote a review of a course, or changed it. */
export const ReviewSubmitted = defineEvent(
  'reviews.submitted',
  z.object({ userId: z.string(), courseId: z.string() }),
  { orderKey: (event) => event.userId },
);

/** Somebody found a public review helpful, or took that back. */
export const ReviewVoted = defineEvent(
  'reviews.voted',
  z.object({ authorId: z.string(), reviewId: z.string() }),
  { orderKey: (event) => event.authorId },
);

/** A review that waited is public now, because its author has solved enough lessons. */
export const ReviewReleased = defineEvent(
  'reviews.released',
  z.object({ userId: z.string(), reviewId: z.string() }),
  { orderKey: (event) => event.userId },
);
