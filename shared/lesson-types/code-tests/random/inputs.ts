import { z } from 'zod';
import { filledText } from '../../../content/fields';

const whole = (describe: string) => z.int({ error: 'must be a whole number' }).describe(describe);
const size = whole('How many at most.').min(0).max(1000);
const range = { min: z.number(), max: z.number() };
const isOrdered = ({ min, max }: { min: number; max: number }) => min <= max;
const ORDERED = { error: 'must have a min that is at most its max' };

/** How a value is made up. A set with exactly one key, such as `int: { min: 0, max: 50 }`. */
export type InputSpec =
  | { int: { min: number; max: number } }
  | { float: { min: number; max: number; decimals: number } }
  | { bool: Record<string, never> }
  | { string: { minLength: number; maxLength: number; alphabet: string } }
  | { oneOf: string[] }
  | { list: { of: InputSpec; minLength: number; maxLength: number } }
  | { dict: { keys: InputSpec; values: InputSpec; maxSize: number } };

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export const InputSpec: z.ZodType<InputSpec> = z.lazy(() =>
  z.union(
    [
      z.strictObject({ int: z.strictObject({ min: z.int(), max: z.int() }).refine(isOrdered, ORDERED) }),
      z.strictObject({
        float: z
          .strictObject({ ...range, decimals: z.int().min(0).max(10).default(2) })
          .refine(isOrdered, ORDERED),
      }),
      z.strictObject({ bool: z.strictObject({}) }),
      z.strictObject({
        string: z.strictObject({
          minLength: size.default(0),
          maxLength: size,
          alphabet: z.string().min(1).default(LETTERS),
        }),
      }),
      z.strictObject({ oneOf: z.array(filledText).min(1) }),
      z.strictObject({
        list: z.strictObject({ of: InputSpec, minLength: size.default(0), maxLength: size }),
      }),
      z.strictObject({ dict: z.strictObject({ keys: InputSpec, values: InputSpec, maxSize: size }) }),
    ],
    {
      error:
        'must be one of int: { min, max }, float: { min, max, decimals }, bool: {}, string: { maxLength, alphabet }, ' +
        'oneOf: [expressions], list: { of, maxLength }, dict: { keys, values, maxSize }',
    },
  ),
);

export const RandomTests = z
  .strictObject({
    call: filledText.trim().describe('A call of the learner’s function with the names of the inputs.'),
    runs: whole('How many different inputs to try.').min(1).max(100).default(25),
    inputs: z
      .record(z.string().regex(/^[A-Za-z_]\w*$/, { error: 'must be a name that the call uses' }), InputSpec)
      .describe('How each input is made up.'),
  })
  .superRefine(({ call, inputs }, context) => {
    const names = Object.keys(inputs);
    if (names.length === 0)
      context.addIssue({ code: 'custom', path: ['inputs'], message: 'must name an input' });
    for (const name of names)
      if (!new RegExp(`\\b${name}\\b`).test(call))
        context.addIssue({ code: 'custom', path: ['inputs', name], message: 'isn’t used in the call' });
  })
  .describe('Made-up inputs, whose results are compared with those of the solution.');
export type RandomTests = z.infer<typeof RandomTests>;
