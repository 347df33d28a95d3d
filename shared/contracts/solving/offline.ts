import { z } from 'zod';
import { instant, uuid } from '../common';
import { endpoint } from '../endpoint';

/** Milliseconds since 1970 on the device's clock, whether or not it's right. */
const localTime = z.number().int().min(0).max(8.64e15);

/** Proves when an answer was made that had to wait for a connection (docs/offline.md). */
export const offlineProof = z.object({
  anchorUUID: uuid.describe('The id of the time anchor that the device had then.'),
  localMadeAt: localTime,
  localSentAt: localTime,
  signature: z
    .string()
    .max(64)
    .describe(
      'HMAC-SHA256 of `<requestUUID> <lesson id> <localMadeAt>` with the anchor’s secret, in base64url.',
    ),
});
export type OfflineProof = z.infer<typeof offlineProof>;

/** What became of the time that an answer claimed. */
export const offlineOutcome = z.strictObject({
  MadeAt: instant.nullable().describe('When it counts as made. Null: when it arrived.'),
  Refusal: z
    .enum(['anchor', 'clock', 'old', 'order', 'online'])
    .nullable()
    .describe(
      'Why it counts when it arrived: there’s a newer anchor or none, the device’s clock was changed, it’s over a week old, an answer made later was sent before, or the learner was online since, in any session.',
    ),
  Day: z.iso
    .date()
    .nullable()
    .describe('The day of the learner’s streak that a first success counts for; null for any other result.'),
});
export type OfflineOutcome = z.infer<typeof offlineOutcome>;

export const createTimeAnchor = endpoint({
  method: 'POST',
  path: '/users/time_anchor',
  auth: 'user',
  area: 'submissions',
  summary:
    'Notes the time on the server’s and the device’s clock, so that answers made offline can count for the day they were made. It replaces the session’s earlier one.',
  body: z.object({ localNow: localTime }),
  reply: z.strictObject({ UUID: uuid, Secret: z.string() }),
});
