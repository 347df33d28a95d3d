import { z } from 'zod';
import { contentUuid, slug, title } from '../content/fields';

/** The fields of every `lesson.yaml`, whatever its type. */
export const lessonBase = {
  uuid: contentUuid,
  slug: slug.describe('The name of the lesson’s folder.'),
  title,
  difficulty: z
    .int({ error: 'must be a whole number from 1 to 10' })
    .min(1, { error: 'must be a whole number from 1 to 10' })
    .max(10, { error: 'must be a whole number from 1 to 10' })
    .describe('The author’s estimate, 1 (easy) to 10 (hard). A lesson’s base XP follows from it.'),
};

/** The fields of a `lesson.yaml` that only its type has. */
export type OwnFields<File extends z.ZodType> = Omit<z.infer<File>, keyof typeof lessonBase>;
