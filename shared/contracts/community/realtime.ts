import { z } from 'zod';
import { endpoint } from '../endpoint';
import { bossFeedEntry } from '../game/bosses';
import { sharpshooterEvent } from '../game/sharpshooter';
import { lessonSubmissionEvent } from '../solving/submissions';
import { lessonFeedEvent } from './leaderboards';
import { notification } from './notifications';

/** GET /v1/ws/pushevents?ticket={ticket}, or `?token={access token}`, which ends up in the logs of proxies. */
export const SOCKET_PATH = '/v1/ws/pushevents';

export const createSocketTicket = endpoint({
  method: 'POST',
  path: '/ws_tickets',
  auth: 'user',
  area: 'realtime',
  summary:
    'A ticket that opens the socket once, within 30 seconds, in place of the access token in its address.',
  reply: z.strictObject({ Ticket: z.string() }),
});

/** The close code for a missing, expired or invalid token. Don't reconnect with the same token. */
export const CLOSE_UNAUTHORIZED = 3000;

/** Messages from a client. */
export const clientMessage = z.strictObject({
  Type: z.enum([
    'ping',
    'boss_feed_subscribe',
    'boss_feed_unsubscribe',
    'lesson_feed_subscribe',
    'lesson_feed_unsubscribe',
  ]),
});
export type ClientMessage = z.infer<typeof clientMessage>;

/** Messages from the server. `Error` is for the log only. */
export const serverMessage = z.discriminatedUnion('Type', [
  z.strictObject({ Type: z.literal('pong') }),
  z.strictObject({ Type: z.literal('BossFeedEvent'), Data: bossFeedEntry }),
  z.strictObject({ Type: z.literal('LessonFeedEvent'), Data: lessonFeedEvent }),
  z.strictObject({ Type: z.literal('LessonSubmissionEvent'), Data: lessonSubmissionEvent }),
  z.strictObject({
    Type: z.literal('NotificationCreated'),
    Data: notification,
    IsSilent: z
      .boolean()
      .describe('It’s only listed: the learner doesn’t want a message about it, or not now.'),
  }),
  z.strictObject({ Type: z.literal('SharpshooterEvent'), Data: sharpshooterEvent }),
  z.strictObject({ Type: z.literal('error'), Error: z.string() }),
]);
export type ServerMessage = z.infer<typeof serverMessage>;
