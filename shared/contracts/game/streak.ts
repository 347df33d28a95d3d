import { z } from 'zod';
import { DAILY_GOALS, DAY_COVERS, DAYS_PER_EMBER } from '../../rules/streak';
import { fieldMessage } from '../../texts/fields';
import { instant, timeZone } from '../common';
import { endpoint } from '../endpoint';

/** A calendar day, `2026-03-01`. */
const day = z.iso.date('must be a date like 2026-03-01');
const count = z.number().int().min(0);
const emberProgress = count.max(DAYS_PER_EMBER - 1).describe('Days toward the next ember.');

export const dayState = z.enum(['active', 'missed', 'open', ...DAY_COVERS]);

/** The caller's streak as of now. */
export const streak = z.strictObject({
  Length: count.describe('Days that counted, with today if it did.'),
  LongestLength: count,
  TodayState: dayState,
  Today: day.describe('In the streak’s time zone.'),
  EndsAt: instant.describe('When today is over.'),
  FrozenThrough: day.nullable().describe('The last day that a frozen flame protects.'),
  TimeZone: z.string(),
  Week: z.array(z.strictObject({ Date: day, State: dayState })).describe('Monday to Sunday.'),
  RestDays: z.array(day).describe('From today on.'),
  NumItemsToday: count.describe('Lessons and training items.'),
  DailyGoal: z.literal(DAILY_GOALS),
  IsActivityPublic: z.boolean().describe('Everybody may see the heat map.'),
  NumEmbers: count,
  EmberProgress: emberProgress,
  NumFrozenFlames: count,
});
export type Streak = z.infer<typeof streak>;

export const ember = z.strictObject({ Count: count, Progress: emberProgress });
export type Ember = z.infer<typeof ember>;

export const stats = z.strictObject({
  Streak: count,
  LongestStreak: count,
  NumActiveDays: count,
  NumLessonsCompleted: count,
  NumTrainingItems: count,
  XP: z.number().int(),
});
export type Stats = z.infer<typeof stats>;

export const heatmapValue = z.strictObject({ date: day, count });
export type HeatmapValue = z.infer<typeof heatmapValue>;

export const getStreak = endpoint({
  method: 'GET',
  path: '/streak',
  auth: 'user',
  area: 'streak',
  summary: 'The caller’s streak, what protects it, and its settings.',
  reply: streak,
});

export const changeStreakSettings = endpoint({
  method: 'PUT',
  path: '/streak/settings',
  auth: 'user',
  area: 'streak',
  summary: 'Changes the daily goal, or who may see the heat map.',
  body: z
    .object({ dailyGoal: z.literal(DAILY_GOALS), isActivityPublic: z.boolean() })
    .partial()
    .refine((changes) => Object.keys(changes).length > 0, fieldMessage('field.no-setting-sent')),
  reply: streak,
});

export const setRestDay = endpoint({
  method: 'PUT',
  path: '/streak/rest_days',
  auth: 'user',
  area: 'streak',
  summary: 'Sets a coming day as a rest day, or makes it a normal day again. Two fit in a week.',
  body: z.object({ date: day, isRest: z.boolean() }),
  reply: streak,
});

export const getEmber = endpoint({
  method: 'GET',
  path: '/ember',
  auth: 'user',
  area: 'items',
  summary: 'The caller’s embers, and the progress toward the next.',
  reply: ember,
});

export const getStats = endpoint({
  method: 'GET',
  path: '/users/stats',
  auth: 'user',
  area: 'users',
  summary: 'The caller’s own numbers.',
  reply: stats,
});

export const getActivityHeatmap = endpoint({
  method: 'GET',
  path: '/users/public/{handle}/activity_heatmap',
  auth: 'optional',
  area: 'profiles',
  summary: 'What a learner completed on each of the last 365 days; days without anything are left out.',
  params: z.object({ handle: z.string().max(100) }),
  query: z.object({ timezone: timeZone.optional() }),
  reply: z.array(heatmapValue),
  errors: [403, 404],
});
