import { z } from 'zod';
import { contentUuid, filledText, oneLine, slug } from './fields';

/** The schema of `content/teachers/<slug>.yaml`. */
export const TeacherFile = z
  .strictObject({
    uuid: contentUuid,
    slug: slug.describe('The name of the file, without .yaml.'),
    name: oneLine.max(80, { error: 'may have at most 80 characters' }),
    headline: oneLine
      .max(120, { error: 'may have at most 120 characters' })
      .describe('What they do, in one line.'),
    bio: filledText.describe('Two to six sentences, for the teacher’s own page.'),
    emblem: slug.describe(
      'The name of an icon in the game-icons collection, for a teacher without a picture.',
    ),
  })
  .describe('A teacher: somebody who writes courses.');
export type TeacherFile = z.infer<typeof TeacherFile>;

/** With the address of their picture, if there is one next to the file. */
export type TeacherContent = TeacherFile & { image?: string };
