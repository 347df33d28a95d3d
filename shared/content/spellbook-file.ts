import { z } from 'zod';
import { contentUuid, oneLine, refuseRepeats, slug, title } from './fields';

/** The front matter of `content/courses/<slug>/spellbook/<slug>.md`; the page's text is below it. */
export const SpellbookFile = z
  .strictObject({
    uuid: contentUuid,
    title,
    idea: oneLine
      .max(120, { error: 'may have at most 120 characters' })
      .describe('What the page is about, in one line of plain text.'),
    lesson: slug.describe('The lesson that unlocks the page, by its slug: one of the same course.'),
    keywords: z
      .array(oneLine)
      .max(20, { error: 'may have at most 20 entries' })
      .superRefine(refuseRepeats)
      .default([])
      .describe('Words to find the page by that its title doesn’t have, such as an operator or an error.'),
    seeAlso: z
      .array(slug)
      .superRefine(refuseRepeats)
      .default([])
      .describe('Related pages of the same spellbook, by the names of their files without .md.'),
  })
  .describe('A spellbook page: one idea of a course, to look up later.');
export type SpellbookFile = z.infer<typeof SpellbookFile>;
