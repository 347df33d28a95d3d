import { z } from 'zod';
import { ACHIEVEMENT_CATEGORIES } from '../../rules/achievements';
import { idParams, instant, langQuery, uuid } from '../common';
import { endpoint } from '../endpoint';

const area = 'achievements';

const common = {
  UUID: uuid,
  Slug: z.string(),
  Category: z.enum(ACHIEVEMENT_CATEGORIES),
  Order: z.int().describe('Its place in the category.'),
  Title: z.string(),
  Description: z.string(),
  ImageURL: z.string(),
  RewardAmount: z.int().min(0).describe('Gems.'),
  PercentPlatformCompleted: z
    .number()
    .min(0)
    .max(100)
    .describe('How many of this platform’s learners have earned it.'),
};

/** An achievement that a learner has earned. */
export const earnedAchievement = z.strictObject({ ...common, UnlockedAt: instant });
export type EarnedAchievement = z.infer<typeof earnedAchievement>;

/** An achievement, and how far the caller has come. */
export const achievementProgress = z.strictObject({
  ...common,
  UnlockedAt: instant.nullable(),
  CurrentProgress: z.int().min(0).describe('At most MaxProgress.'),
  MaxProgress: z.int().min(1),
  IsAvailable: z.boolean().describe('False if it can’t be earned on this server yet.'),
});
export type AchievementProgress = z.infer<typeof achievementProgress>;

export const listAchievements = endpoint({
  method: 'GET',
  path: '/users/achievements',
  auth: 'user',
  area,
  summary: 'The achievements that the caller has earned, the newest first.',
  query: langQuery,
  reply: z.array(earnedAchievement),
});

export const listAchievementProgress = endpoint({
  method: 'GET',
  path: '/achievements/progress',
  auth: 'user',
  area,
  summary: 'Every achievement, by category and order, with the caller’s progress.',
  query: langQuery,
  reply: z.array(achievementProgress),
});

export const getAchievementImage = endpoint({
  method: 'GET',
  path: '/static/achievements/{id}/image',
  auth: 'none',
  area,
  summary: 'An achievement’s emblem.',
  params: idParams,
  reply: z.never(),
  binaryReply: 'image/svg+xml',
  errors: [404],
});
