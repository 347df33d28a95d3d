import { defineEvent } from '@server/platform/events';
import { z } from 'zod';

/** A learner sent feedback. Guests' feedback has no event, because there's nobody to thank. */
export const FeedbackReceived = defineEvent(
  'feedback.received',
  z.object({ userId: z.string(), feedbackId: z.string() }),
  { orderKey: (event) => event.userId },
);

/** An admin accepted a learner's report, or took that back. */
export const ReportDecided = defineEvent(
  'feedback.report-decided',
  z.object({ userId: z.string(), feedbackId: z.string() }),
  { orderKey: (event) => event.userId },
);
