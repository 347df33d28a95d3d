import { z } from 'zod';
import { oneLine, slug } from './fields';
import { translationsField } from './translations-field';

const texts = {
  name: oneLine.max(40, { error: 'may have at most 40 characters' }),
  taunt: oneLine
    .max(120, { error: 'may have at most 120 characters' })
    .describe('What the fight is about, in one line.'),
  defeat: oneLine
    .max(160, { error: 'may have at most 160 characters' })
    .describe('How it ends, in one or two sentences.'),
  drawing: oneLine.max(160, { error: 'may have at most 160 characters' }).describe('What the drawing shows.'),
};

/** The schema of `content/bosses/<slug>/boss.yaml`. The drawing is next to it, in illustration.svg. */
export const BossFile = z
  .strictObject({
    slug: slug.describe('The name of the folder. Fights refer to it, so it never changes.'),
    order: z.int().min(1).describe('When it wakes, among the bosses; after the last one the first is next.'),
    lore: slug.describe('The tale about it: the last part of its address under /lore.'),
    ...texts,
    translations: translationsField(texts),
    healthPerLearner: z
      .int()
      .min(100)
      .max(1_500)
      .describe('XP of health for each learner who was active in the week before.'),
    thumbnail: z
      .strictObject({
        x: z.int().min(0),
        y: z.int().min(0),
        size: z.int().min(64),
      })
      .describe('The square of the drawing that is shown in small places, such as a notification.'),
  })
  .describe('A boss.');
export type BossFile = z.infer<typeof BossFile>;

/** A boss with its drawing as an SVG document. */
export type BossContent = BossFile & { illustration: string };

/** Width and height of a drawing. */
export const BOSS_DRAWING = { width: 960, height: 480 } as const;
