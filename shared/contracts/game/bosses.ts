import { z } from 'zod';
import { instant, langQuery, uuid } from '../common';
import { endpoint } from '../endpoint';

const area = 'bosses';

/** Entries in the feed. */
export const BOSS_FEED_SIZE = 10;

const progress = {
  XPTotal: z
    .number()
    .int()
    .min(0)
    .describe('Damage by all learners together: the XP they earned in the fight.'),
  XPBonus: z.number().min(0).max(1).describe('The aura: how much more XP a lesson pays, as a fraction.'),
  NumLessonsCompletedHourly: z.number().int().min(0).describe('Lessons of all learners in the last hour.'),
};

/** A chest of the fight. It takes both thresholds. */
export const bossReward = z.strictObject({
  UUID: uuid,
  XPThreshold: z.number().int().describe('Damage that all learners need together.'),
  UserXPThreshold: z.number().int().describe('Damage that the learner needs.'),
  IsUnlocked: z.boolean().describe('Whether all learners have reached theirs.'),
  IsUnlockedByUser: z.boolean().describe('Whether the caller has reached theirs.'),
  ChestUUID: uuid,
});
export type BossReward = z.infer<typeof bossReward>;

export const bossEvent = z.strictObject({
  UUID: uuid,
  BossName: z.string(),
  Slug: z.string(),
  Taunt: z.string().describe('What the fight is about, in one line.'),
  DefeatText: z.string().describe('How it ends.'),
  ImageURL: z.string(),
  ImageDescription: z.string().describe('What the image shows, for those who don’t see it.'),
  ThumbnailURL: z.string(),
  HealthPoints: z.number().int().min(1),
  LoreSlug: z.string().describe('The tale is at /lore/{LoreSlug}.'),
  StartsAt: instant,
  ExpiresAt: instant,
  DefeatedAt: instant.nullable(),
});
export type BossEvent = z.infer<typeof bossEvent>;

/** A fight, how it's going, and the caller's own part in it. */
export const bossEventsProgress = z.strictObject({
  Event: bossEvent.nullable().describe('Null if there has been no fight yet.'),
  Rewards: z.array(bossReward),
  ...progress,
  XPUser: z.number().int().min(0).describe('The caller’s damage; 0 for guests.'),
});
export type BossEventsProgress = z.infer<typeof bossEventsProgress>;

/** One hit, and how the fight was going then. */
export const bossFeedEntry = z.strictObject({
  User: z.strictObject({ Handle: z.string(), Level: z.number().int().min(1) }),
  XP: z.number().int().min(1),
  Progress: z.strictObject(progress),
});
export type BossFeedEntry = z.infer<typeof bossFeedEntry>;

export const getBossEventsProgress = endpoint({
  method: 'GET',
  path: '/boss_events_progress',
  auth: 'optional',
  area,
  summary: 'The boss fight that started last, which may be over.',
  query: langQuery,
  reply: bossEventsProgress,
});

export const getBossFeed = endpoint({
  method: 'GET',
  path: '/boss_feed',
  auth: 'none',
  area,
  summary: `The last ${BOSS_FEED_SIZE} hits of that fight, the newest first. The socket has what comes next.`,
  reply: z.array(bossFeedEntry),
});

const image = {
  method: 'GET',
  auth: 'none',
  area,
  params: z.object({ slug: z.string().max(80) }),
  reply: z.never(),
  binaryReply: 'image/svg+xml',
  errors: [404],
} as const;

export const getBossImage = endpoint({
  ...image,
  path: '/static/bosses/{slug}/image',
  summary: 'A boss’s drawing. Dark or light like the page that shows it.',
});

export const getBossThumbnail = endpoint({
  ...image,
  path: '/static/bosses/{slug}/thumbnail',
  summary: 'The square part of a boss’s drawing for small places.',
});
