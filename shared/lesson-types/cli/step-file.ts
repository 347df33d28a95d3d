import { z } from 'zod';
import { filledText } from '../../content/fields';
import { patternProblem } from './pattern';

/** The steps of a terminal lesson, as authors write them in lesson.yaml. */

const wholeNumber = z.int({ error: 'must be a whole number' });
const count = wholeNumber.min(0, { error: 'must be 0 or more' });

const pattern = filledText.superRefine((text, context) => {
  const problem = patternProblem(text);
  if (problem) context.addIssue({ code: 'custom', message: problem });
});

const oneOrMore = z.union([z.array(filledText).min(1), filledText], {
  error: 'must be a text, or a list of texts',
});

/** Reports a set of keys that doesn't have exactly one of `keys`. */
function requireOne(value: object, keys: readonly string[], context: z.RefinementCtx): void {
  const found = keys.filter((key) => key in value);
  if (found.length === 1) return;
  const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(keys);
  const message =
    found.length === 0 ? `needs ${list}` : `has ${found.join(' and ')}; split it, one of them each`;
  context.addIssue({ code: 'custom', message });
}

const COMPARISONS = ['equals', 'greaterThan', 'contains', 'lacks'] as const;
const comparison = {
  equals: z
    .union([z.string(), wholeNumber, z.boolean()], { error: 'must be a text, a whole number, true or false' })
    .optional(),
  greaterThan: wholeNumber.optional(),
  contains: filledText.optional(),
  lacks: filledText.optional(),
};

const JqExpectation = z
  .strictObject(comparison)
  .superRefine((value, context) => requireOne(value, COMPARISONS, context));
export type Comparison = z.infer<typeof JqExpectation>;

const jqQuery = filledText.describe('A jq query.');

const JsonTest = z
  .strictObject({ path: jqQuery, ...comparison })
  .superRefine((value, context) => requireOne(value, COMPARISONS, context));

const Header = z.strictObject({ name: filledText, value: z.string() });

const COMMAND_TESTS = [
  'exitCode',
  'stdoutContains',
  'stdoutLacks',
  'stdoutLinesMoreThan',
  'stdoutJq',
] as const;
const REQUEST_TESTS = [
  'status',
  'bodyContains',
  'bodyLacks',
  'headerContains',
  'trailerContains',
  'json',
] as const;

const Test = z.strictObject({
  exitCode: count.optional(),
  stdoutContains: oneOrMore.optional().describe('All of these.'),
  stdoutLacks: oneOrMore.optional().describe('None of these.'),
  stdoutLinesMoreThan: count.optional(),
  stdoutJq: z
    .strictObject({
      query: jqQuery,
      lines: z.literal(true).optional().describe('One JSON value per line; the query gets the list.'),
      results: z.array(JqExpectation).min(1, { error: 'must list at least one' }),
    })
    .optional(),
  status: wholeNumber
    .min(100, { error: 'must be a status, such as 200' })
    .max(599, { error: 'must be a status, such as 200' })
    .optional(),
  bodyContains: filledText.optional(),
  bodyLacks: filledText.optional(),
  headerContains: Header.optional(),
  trailerContains: Header.optional(),
  json: JsonTest.optional(),
});
export type StepTest = z.infer<typeof Test>;

const CAPTURES = ['jq', 'bodyRegex', 'header'] as const;
const Capture = z.strictObject({
  name: z.string().regex(/^[A-Za-z_]\w*$/, { error: 'must be letters, digits and _, such as orderId' }),
  regex: pattern.optional(),
  jq: jqQuery.optional(),
  bodyRegex: pattern.optional(),
  header: filledText.optional(),
});
export type Capture = z.infer<typeof Capture>;

const texts = z.record(z.string(), z.string());

const Request = z
  .strictObject({
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']).default('GET'),
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it's the placeholder of lesson.yaml
    url: filledText.regex(/^(\$\{\w+\}|https?:\/\/)/, { error: 'must start with ${baseURL} or http://' }),
    headers: texts.optional(),
    json: z.record(z.string(), z.any()).optional().describe('The body: a JSON object.'),
    form: texts.optional().describe('The body, as a form.'),
    followRedirects: z.boolean().default(true),
    basicAuth: z.strictObject({ username: z.string(), password: z.string() }).optional(),
  })
  .superRefine((request, context) => {
    if (request.json && request.form)
      context.addIssue({ code: 'custom', path: ['form'], message: 'can’t be combined with json' });
    if (!isSmallJson(request.json))
      context.addIssue({ code: 'custom', path: ['json'], message: 'must be JSON of at most 64 KB' });
  });

export const StepFile = z
  .strictObject({
    description: z.string().default('').describe('What the step is for, in a few words.'),
    run: filledText.optional().describe('A shell command.'),
    request: Request.optional(),
    noPenalty: z.boolean().default(false).describe('A failure here doesn’t count.'),
    sleepAfterMs: count.max(60_000, { error: 'may be at most 60000' }).optional(),
    onlyBlock: filledText
      .optional()
      .describe('Only the output’s block counts that starts with a line like this.'),
    save: z.array(Capture).default([]).describe('Variables for later steps and for expected values.'),
    tests: z.array(Test).min(1, { error: 'must list at least one test' }),
  })
  .superRefine((step, context) => {
    requireOne(step, ['run', 'request'], context);
    if (!step.run && !step.request) return;
    if (step.request && step.onlyBlock !== undefined)
      context.addIssue({ code: 'custom', path: ['onlyBlock'], message: 'is for commands' });
    const own = step.run === undefined ? REQUEST_TESTS : COMMAND_TESTS;
    for (const [index, test] of step.tests.entries()) requireOneTest(test, own, ['tests', index], context);
    for (const [index, save] of step.save.entries()) checkCapture(save, step.run, ['save', index], context);
  });
/** A step as it's stored. It has either `run` or `request`. */
export type Step = z.infer<typeof StepFile>;
export type RequestStep = z.infer<typeof Request>;

const MAX_JSON_LENGTH = 64 * 1024;

/** YAML can refer to itself, which JSON can't. */
function isSmallJson(value: unknown): boolean {
  try {
    return (JSON.stringify(value) ?? '').length <= MAX_JSON_LENGTH;
  } catch {
    return false;
  }
}

function requireOneTest(
  test: StepTest,
  own: readonly string[],
  path: PropertyKey[],
  context: z.RefinementCtx,
): void {
  const foreign = Object.keys(test).find((key) => !own.includes(key));
  if (foreign !== undefined) {
    const message = `is for ${own === COMMAND_TESTS ? 'requests' : 'commands'}; here it can be ${own.join(', ')}`;
    context.addIssue({ code: 'custom', path: [...path, foreign], message });
  } else if (Object.keys(test).length !== 1)
    context.addIssue({ code: 'custom', path, message: `must have exactly one of ${own.join(', ')}` });
}

function checkCapture(
  capture: Capture,
  run: string | undefined,
  path: PropertyKey[],
  context: z.RefinementCtx,
): void {
  const sources = CAPTURES.filter((key) => capture[key] !== undefined);
  const fits =
    run === undefined
      ? sources.length === 1 && (capture.regex === undefined || capture.header !== undefined)
      : sources.length === 0 && capture.regex !== undefined;
  if (fits) return;
  const message =
    run === undefined
      ? 'needs jq, bodyRegex or header; a header can have a regex'
      : 'needs a regex, and nothing else';
  context.addIssue({ code: 'custom', path, message });
}
