import { settingsPart } from '@server/platform/config';
import { z } from 'zod';

export interface EventsSettings {
  /** How long domain events are kept that nobody has to handle anymore. */
  eventRetentionDays: number;
}

export const eventsSettings = settingsPart({
  environment: {
    EVENT_RETENTION_DAYS: z.coerce
      .number()
      .int()
      .min(1)
      .max(36_500)
      .default(30)
      .describe('a number of days from 1 to 36500'),
  },
  read: (values): EventsSettings => ({ eventRetentionDays: values.EVENT_RETENTION_DAYS }),
});
