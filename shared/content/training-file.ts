import { z } from 'zod';
import { filePath, filledText } from './fields';

const name = z.string().regex(/^[a-z][a-z0-9_]*$/, {
  error: 'must be a name of lower-case letters, digits and underscores',
});

const Range = z.strictObject({ from: z.int(), to: z.int() }).refine(({ from, to }) => from < to, {
  error: 'must go from a number to a larger one',
});
const Values = z.array(z.union([z.int(), filledText])).min(2, { error: 'must list at least 2 values' });

const fileTexts = z.record(filePath, z.string());

/** The schema of a lesson's `training.yaml`. */
export const TrainingFile = z
  .strictObject({
    count: z
      .int({ error: 'must be a whole number from 2 to 20' })
      .min(2, { error: 'must be a whole number from 2 to 20' })
      .max(20, { error: 'must be a whole number from 2 to 20' })
      .describe('How many different variants there are.'),
    parameters: z
      .record(
        name,
        z.union([Range, Values], { error: 'must be a list of values, or a set of keys with from and to' }),
      )
      .refine((all) => Object.keys(all).length > 0, { error: 'must have at least one parameter' })
      .describe('What differs, by name: a range of whole numbers, or a list of values.'),
    computed: z
      .record(name, filledText)
      .optional()
      .describe('More values by name: whole numbers, parameters and + - * // % ( ), as in Python.'),
    variant: z
      .record(z.string(), z.unknown())
      .describe('Fields of lesson.yaml, with {{name}} where a value goes.'),
    task: filledText
      .optional()
      .describe('What there is to do, in Markdown, instead of the assignment. For lessons with a program.'),
    prints: z
      .boolean()
      .optional()
      .describe('The question’s program prints the answer: content:check runs it.'),
    starter: fileTexts.optional().describe('The texts of files that are different in starter/.'),
    solution: fileTexts.optional().describe('The files of the solution. For lessons with a program.'),
  })
  .describe('How variants of a lesson are made for training.');
export type TrainingFile = z.infer<typeof TrainingFile>;
