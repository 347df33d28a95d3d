import { z } from 'zod';
import { CHEST_ITEMS, CHEST_SOURCES } from '../../rules/chests';
import { instant, langQuery, uuid } from '../common';
import { endpoint } from '../endpoint';

const area = 'rewards';

export const REWARD_TYPES = ['achievement_earned', 'course_completed', 'chest_earned'] as const;
/** Achievements pay their gems when they're earned, so there's nothing to claim. */
const CLAIMED_TYPES = ['course_completed', 'chest_earned'] as const;

const common = {
  RewardUUID: uuid,
  ClaimedAt: instant.nullable().describe('Null until it’s claimed.'),
  RewardAmount: z.int().min(0).describe('Gems of an achievement, XP of a course, 0 for a chest.'),
};

const percent = z
  .number()
  .min(0)
  .max(100)
  .describe('How many of this platform’s learners have it, in percent.');

export const achievementReward = z.strictObject({
  ...common,
  RewardType: z.literal('achievement_earned'),
  AchievementEarned: z.strictObject({
    AchievementUUID: uuid,
    Title: z.string(),
    Description: z.string(),
    Category: z.enum(['role', 'normal']),
    ImageURL: z.string(),
    PercentPlatformCompleted: percent,
  }),
});

export const courseReward = z.strictObject({
  ...common,
  RewardType: z.literal('course_completed'),
  CertificateEarned: z.strictObject({
    CompletionUUID: uuid,
    CourseUUID: uuid,
    Title: z.string(),
    TypeDescription: z.string(),
    CompletedAt: instant,
    RewardAmount: z.int().min(0).describe('XP.'),
    PercentPlatformCompleted: percent,
    ThumbnailURL: z.string(),
  }),
});

/** Kinds of `claim_chest_response`: everything that was in it. */
const chestContents = {
  gems: z.int().min(0),
  items: z.strictObject(
    Object.fromEntries(CHEST_ITEMS.map((item) => [item, z.int().min(0)])) as Record<
      (typeof CHEST_ITEMS)[number],
      z.ZodInt
    >,
  ),
};

export const chestReward = z.strictObject({
  ...common,
  RewardType: z.literal('chest_earned'),
  ChestEarned: z.strictObject({
    UserChestUUID: uuid,
    ChestConstUUID: uuid.describe('One of four fixed ids, for the kind of chest.'),
    Title: z.string(),
    Description: z.string().describe('Why the learner got it.'),
    RewardType: z.enum(CHEST_SOURCES).describe('What it was awarded for.'),
    ClaimedAt: instant.nullable(),
    Contents: z.strictObject(chestContents).nullable().describe('Null until it’s opened.'),
  }),
});

export const reward = z.discriminatedUnion('RewardType', [achievementReward, courseReward, chestReward]);
export type Reward = z.infer<typeof reward>;

export const claimReply = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('claim_chest_response'), ...chestContents }),
  z.strictObject({ kind: z.literal('chest_already_claimed') }),
  z.strictObject({ kind: z.literal('claim_course_response'), xp: z.int().min(0) }),
  z.strictObject({ kind: z.literal('course_already_claimed') }),
]);
export type ClaimReply = z.infer<typeof claimReply>;

export const listPendingRewards = endpoint({
  method: 'GET',
  path: '/rewards/pending',
  auth: 'user',
  area,
  summary:
    'The caller’s chests and completed courses that aren’t claimed yet: chests first, the oldest first.',
  reply: z.array(z.discriminatedUnion('RewardType', [courseReward, chestReward])),
});

export const getNewUserReward = endpoint({
  method: 'GET',
  path: '/rewards/new_user_reward',
  auth: 'user',
  whileImpersonating: 'refused',
  area,
  summary: 'The chest for signing up. An account has one, claimed or not.',
  reply: chestReward,
});

const idOf = <Type extends z.ZodType>(type: Type) =>
  z.object({ type, id: uuid.describe('Of the reward, or of the chest, completion, course or achievement.') });

export const getReward = endpoint({
  method: 'GET',
  path: '/rewards/{type}/{id}',
  auth: 'user',
  area,
  summary: 'One of the caller’s rewards.',
  params: idOf(z.enum(REWARD_TYPES)),
  query: langQuery,
  reply: reward,
  errors: [404],
});

export const claimReward = endpoint({
  method: 'PUT',
  path: '/rewards/{type}/{id}/claim',
  auth: 'user',
  area,
  summary: 'Opens a chest, or pays the XP of a completed course. Pays once.',
  params: idOf(z.enum(CLAIMED_TYPES)),
  body: z.object({
    requestUUID: uuid
      .optional()
      .describe(
        'Chosen by the client. A claim that’s sent again with the same one gets the same reply: what was paid.',
      ),
  }),
  reply: claimReply,
  errors: [404],
});
