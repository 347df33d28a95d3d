import { z } from 'zod';
import { filePath, refuseRepeats } from './fields';

/** A file of tests in the style of the lesson's language, such as unittest or Go's testing. */
export const TestFileEntry = z
  .strictObject({
    name: filePath.describe('The path below tests/.'),
    hidden: z.boolean().optional().describe('Runs at submit only; the learner never sees it.'),
  })
  .describe('One file of tests.');

/** The files in tests/, in the order of their results. */
export const TestFiles = z
  .array(TestFileEntry)
  .min(1, { error: 'must list at least one file' })
  .superRefine((files, context) =>
    refuseRepeats(
      files.map((file) => file.name.toLowerCase()),
      context,
    ),
  )
  .describe('The files in tests/, in the language’s own idiom.');
