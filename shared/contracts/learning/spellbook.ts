import { z } from 'zod';
import { idParams, uuid } from '../common';
import { endpoint } from '../endpoint';
import { courseLanguage } from './catalog';

export const spellbookPage = z.strictObject({
  UUID: uuid,
  Slug: z.string(),
  Title: z.string(),
  Idea: z.string().describe('What the page is about, in one line of plain text.'),
  Keywords: z.array(z.string()),
  SeeAlso: z.array(z.string()).describe('Slugs of related pages of the same course.'),
  LessonUUID: uuid.describe('The lesson that unlocks the page.'),
  LessonTitle: z.string(),
  Text: z
    .string()
    .nullable()
    .describe('Markdown (docs/lesson-text.md). Null while the page is locked for the caller.'),
});
export type SpellbookPage = z.infer<typeof spellbookPage>;

export const spellbook = z.strictObject({
  CourseUUID: uuid,
  CourseSlug: z.string(),
  CourseTitle: z.string(),
  Language: courseLanguage,
  Pages: z.array(spellbookPage).describe('Sorted by title.'),
});
export type Spellbook = z.infer<typeof spellbook>;

const area = 'spellbook';

export const listSpellbooks = endpoint({
  method: 'GET',
  path: '/spellbooks',
  auth: 'user',
  area,
  summary: 'The spellbook of every live course that has one. Pages are unlocked by solving their lessons.',
  reply: z.array(spellbook),
});

export const getSpellbookPage = endpoint({
  method: 'GET',
  path: '/spellbooks/{id}',
  auth: 'user',
  area,
  summary: 'A page that the caller has unlocked.',
  params: idParams,
  reply: spellbookPage,
  errors: [403, 404],
});
