import { z } from 'zod';
import { uuid } from '../common';
import { endpoint } from '../endpoint';

const count = z.number().int().min(0);

export const sharpshooter = z.strictObject({
  Spree: count.describe('Lessons in a row that were solved with the first submit.'),
  LongestSpree: count,
  HitsToChest: count.describe('More hits until the next chest.'),
});
export type Sharpshooter = z.infer<typeof sharpshooter>;

export const getSharpshooter = endpoint({
  method: 'GET',
  path: '/sharpshooter',
  auth: 'user',
  area: 'game',
  summary: 'The caller’s sharpshooter spree.',
  reply: sharpshooter,
});

/** Sent when a submission changed the spree, a moment after its result. */
export const sharpshooterEvent = z.strictObject({
  ...sharpshooter.shape,
  SubmissionUUID: uuid,
  LessonUUID: uuid,
  Effect: z.enum(['hit', 'armor', 'lost']),
  PreviousSpree: count,
});
export type SharpshooterEvent = z.infer<typeof sharpshooterEvent>;
