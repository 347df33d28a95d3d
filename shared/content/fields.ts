import { z } from 'zod';

/** Fields that several content files share. Every message says what an author should write instead. */

export const contentUuid = z
  .uuid({ error: 'must be a UUID, such as the output of `uuidgen`' })
  .lowercase({ error: 'must be a UUID in lower case' })
  .describe('The permanent id that learners’ progress refers to. Never reuse or change it.');

export const slug = z
  .string()
  .max(80, { error: 'may have at most 80 characters' })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: 'must be lower-case letters and digits with single hyphens, such as hello-world',
  });

/** Text that isn't blank; surrounding spaces don't count. */
export const filledText = z.string().regex(/\S/, { error: 'must not be empty' });

/** One line of text. */
export const oneLine = filledText.regex(/^[^\r\n]*\n?$/, { error: 'must be a single line' }).trim();

export const title = oneLine
  .max(100, { error: 'may have at most 100 characters' })
  .describe('Shown to learners.');

/** Relative, with forward slashes, without `..` or hidden parts: it becomes a path in the learner's program. */
export const filePath = z
  .string()
  .max(100, { error: 'may have at most 100 characters' })
  .regex(/^[A-Za-z0-9_][A-Za-z0-9_.-]*(\/[A-Za-z0-9_][A-Za-z0-9_.-]*)*$/, {
    error: 'must be a relative path of letters, digits, _, - and ., such as main.py',
  });

/** Reports every value that repeats an earlier one, at its own position in the list. */
export function refuseRepeats(values: readonly string[], context: z.RefinementCtx) {
  for (const [index, value] of values.entries())
    if (values.indexOf(value) < index)
      context.addIssue({ code: 'custom', path: [index], message: `repeats an earlier entry: ${value}` });
}

/** At least one slug, without duplicates, in the order that learners see. */
export const slugOrder = (what: string) =>
  z
    .array(slug)
    .min(1, { error: `must list at least one ${what}` })
    .superRefine(refuseRepeats);

/** At least one file, with names that differ in more than case: not every disk can tell those apart. */
export const fileList = <Entry extends z.ZodType<{ name: string }>>(entry: Entry) =>
  z
    .array(entry)
    .min(1, { error: 'must list at least one file' })
    .superRefine((files, context) =>
      refuseRepeats(
        files.map((file) => file.name.toLowerCase()),
        context,
      ),
    );
