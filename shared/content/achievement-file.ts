import { z } from 'zod';
import { ACHIEVEMENT_CATEGORIES, ACHIEVEMENT_METRICS } from '../rules/achievements';
import { contentUuid, oneLine, slug } from './fields';
import { translationsField } from './translations-field';

const texts = {
  title: oneLine.max(40, { error: 'may have at most 40 characters' }),
  description: oneLine
    .max(160, { error: 'may have at most 160 characters' })
    .describe('How it’s earned, and a few words from the town.'),
};

/** The schema of `content/achievements/<slug>.yaml`. */
export const AchievementFile = z
  .strictObject({
    uuid: contentUuid,
    slug: slug.describe('The name of the file, without .yaml.'),
    category: z.enum(ACHIEVEMENT_CATEGORIES),
    order: z.int().min(1).describe('Its place in the category.'),
    ...texts,
    translations: translationsField(texts),
    icon: slug.describe('The name of an icon in the game-icons collection.'),
    gems: z.int().min(0).max(100).describe('Paid when it’s earned.'),
    goal: z.strictObject({
      metric: z.enum(ACHIEVEMENT_METRICS),
      count: z.int().min(1).describe('Earned when the metric reaches it.'),
    }),
  })
  .describe('An achievement.');
export type AchievementFile = z.infer<typeof AchievementFile>;
