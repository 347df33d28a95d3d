import { defineEvent } from '@server/platform/events';
import { z } from 'zod';

const pair = z.object({ recruiterId: z.string(), recruitId: z.string() });
const options = { orderKey: ({ recruitId }: z.infer<typeof pair>) => recruitId };

/** A learner signed up from another one's link, or said who recruited them. */
export const RecruitJoined = defineEvent('recruits.joined', pair, options);

/** A recruit solved a first lesson. */
export const RecruitStarted = defineEvent('recruits.started', pair, options);

/** A recruit is here to stay (SETTLED_IN), so the recruiter's reward, achievements and karma are due. */
export const RecruitSettled = defineEvent('recruits.settled', pair, options);

/** A learner asked us to invite a friend by email. */
export const FriendInvited = defineEvent('recruits.friend-invited', z.object({ invitationId: z.string() }));
