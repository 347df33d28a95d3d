import { defineEvent } from '@server/platform/events';
import { z } from 'zod';

const membership = z.object({ userId: z.string(), season: z.number().int() });
const options = { orderKey: ({ userId }: z.infer<typeof membership>) => userId };

/** A learner has a group for a season. */
export const LeagueJoined = defineEvent('leagues.joined', membership, options);

/** A season ended, and the learner was among the first three of their group. */
export const LeagueBadgeEarned = defineEvent('leagues.badge-earned', membership, options);
