import { z } from 'zod';
import { emptyReply, instant, uuid } from '../common';
import { endpoint } from '../endpoint';

const area = 'leaderboards';

/** Learners on a board. */
export const LEADERBOARD_SIZE = 50;
/** Lessons in the feed. */
export const FEED_SIZE = 50;
/** Ranks are counted up to this one. */
export const MAX_RANK = 1_000;

/** The best badge that a learner brought home from a league. */
export const leagueBadge = z.strictObject({
  LeagueName: z.string(),
  Place: z.number().int().min(1).max(3),
});
export type LeagueBadge = z.infer<typeof leagueBadge>;

/** A learner as everybody sees them. Those who don't take part are on no board and not in the feed. */
export const boardUser = z.strictObject({
  Handle: z.string(),
  FirstName: z.string(),
  LastName: z.string(),
  Level: z.number().int().min(1),
  ProfileImageURL: z.string().nullable(),
  LeagueBadge: leagueBadge.nullable(),
});
export type BoardUser = z.infer<typeof boardUser>;

const place = {
  Rank: z.number().int().min(1).describe('The same for the same score.'),
  User: boardUser,
};

export const xpPlace = z.strictObject({ ...place, XP: z.number().int().min(1) });
export type XPPlace = z.infer<typeof xpPlace>;

export const karmaPlace = z.strictObject({ ...place, Karma: z.number().int().min(1) });
export type KarmaPlace = z.infer<typeof karmaPlace>;

export const archmagePlace = z.strictObject({ ...place, ReachedAt: instant });
export type ArchmagePlace = z.infer<typeof archmagePlace>;

export const leaderboardStats = z.strictObject({
  Learners: z.number().int().describe('Who have completed a lesson.'),
  LessonsCompleted: z.number().int().describe('By all learners together.'),
  XPDay: z.number().int().describe('XP of all learners in the last 24 hours.'),
  Archmages: z.number().int(),
});
export type LeaderboardStats = z.infer<typeof leaderboardStats>;

/** The caller's own place, also while they don't take part. */
export const standing = z.strictObject({
  Competes: z.boolean().describe('Whether the caller is on the boards and in the feed.'),
  XPDay: z.number().int().describe('XP of the last 24 hours.'),
  RankDay: z.number().int().nullable().describe(`Null without XP, and beyond rank ${MAX_RANK}.`),
  Karma: z.number().int(),
});
export type Standing = z.infer<typeof standing>;

/** A learner's first success in a lesson. */
export const lessonFeedEvent = z.strictObject({
  UUID: uuid,
  User: boardUser,
  LessonUUID: uuid,
  LessonTitle: z.string(),
  CourseUUID: uuid,
  CourseTitle: z.string(),
  XP: z.number().int(),
  CompletedAt: instant,
});
export type LessonFeedEvent = z.infer<typeof lessonFeedEvent>;

const board = { method: 'GET', auth: 'none', area } as const;

export const getLeaderboardStats = endpoint({
  ...board,
  path: '/leaderboard_stats',
  summary: 'What all learners have done together.',
  reply: leaderboardStats,
});

export const getXPLeaderboard = endpoint({
  ...board,
  path: '/leaderboard_xp/{id}',
  summary: `The ${LEADERBOARD_SIZE} learners with the most XP in the last 24 hours.`,
  params: z.object({ id: z.enum(['day']).describe('The period.') }),
  reply: z.array(xpPlace),
});

export const getArchmageLeaderboard = endpoint({
  ...board,
  path: '/leaderboard_archmage',
  summary: `The first ${LEADERBOARD_SIZE} learners who reached level 100, in order.`,
  reply: z.array(archmagePlace),
});

export const getKarmaLeaderboard = endpoint({
  ...board,
  path: '/leaderboard_karma/alltime',
  summary: `The ${LEADERBOARD_SIZE} learners who have helped others most.`,
  reply: z.array(karmaPlace),
});

export const getLessonFeed = endpoint({
  ...board,
  path: '/lesson_completion_feed',
  summary: `The ${FEED_SIZE} lessons completed last, the newest first. The socket has what comes next.`,
  reply: z.array(lessonFeedEvent),
});

export const getStanding = endpoint({
  method: 'GET',
  path: '/leaderboard_standing',
  auth: 'user',
  area,
  summary: 'The caller’s own place on the boards.',
  reply: standing,
});

export const setCompetes = endpoint({
  method: 'PUT',
  path: '/leaderboard_standing',
  auth: 'user',
  whileImpersonating: 'allowed',
  area,
  summary: 'Whether the caller takes part in everything that compares learners.',
  body: z.object({ competes: z.boolean().describe('Taking part also shows everything that was hidden.') }),
  reply: emptyReply,
});

export const hideCompetition = endpoint({
  method: 'PUT',
  path: '/hide_competition',
  auth: 'user',
  whileImpersonating: 'allowed',
  area,
  summary: 'Whether everything that compares learners is hidden from the caller, who then doesn’t take part.',
  body: z.object({ hidden: z.boolean() }),
  reply: emptyReply,
});
