import { defineEvent } from '@server/platform/events';
import { z } from 'zod';

/** A learner opened a chest or claimed the XP of a course, once for each. */
export const RewardClaimed = defineEvent(
  'rewards.claimed',
  z.object({ userId: z.string(), rewardId: z.string(), type: z.enum(['course_completed', 'chest_earned']) }),
  { orderKey: (event) => event.userId },
);
