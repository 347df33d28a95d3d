import { z } from 'zod';
import { refuseRepeats } from '../../content/fields';
import { lessonBase, type OwnFields } from '../lesson-type';
import { type Step, StepFile } from './step-file';
import { BASE_URL, namesIn } from './variables';

/** Instead of a URL: every learner sets their own. */
export const OVERRIDE = 'override';

const baseUrl = z
  .string()
  .refine((text) => text === OVERRIDE || /^https?:\/\/[^\s/]+(\/\S*[^\s/])?$/.test(text), {
    error: 'must be a URL without a slash at its end, such as http://localhost:8080, or the word override',
  });

export const CliLessonFile = z
  .strictObject({
    ...lessonBase,
    type: z.literal('type_cli'),
    operatingSystems: z
      .array(z.enum(['linux', 'macos', 'windows']))
      .min(1, { error: 'must list at least one of linux, macos and windows' })
      .superRefine(refuseRepeats)
      .default(['linux', 'macos'])
      .describe('Where the commands work. On Windows, PowerShell runs them.'),
    baseUrl: baseUrl.optional().describe(`Where requests go: \${${BASE_URL}}. Learners can set another.`),
    steps: z
      .array(StepFile)
      .min(1, { error: 'must list at least one step' })
      .max(50, { error: 'may list at most 50 steps' }),
  })
  .superRefine(({ steps, baseUrl: address }, context) => {
    const known = new Set(address === undefined ? [] : [BASE_URL]);
    steps.forEach((step, index) => {
      for (const { path, text } of namesBeforeRunning(step))
        reportUnknown(text, known, ['steps', index, ...path], context);
      for (const { name } of step.save) known.add(name);
      step.tests.forEach((test, at) => {
        reportUnknown(test, known, ['steps', index, 'tests', at], context);
      });
    });
  })
  .describe('Steps that run in the learner’s own terminal.');

export type CliFields = OwnFields<typeof CliLessonFile>;

/** Parts of a request that need their variables from earlier steps. A command's `${…}` can also be the shell's. */
function namesBeforeRunning({ request }: Step): { path: string[]; text: unknown }[] {
  if (!request) return [];
  const { url, headers, json, form } = request;
  return Object.entries({ url, headers, json, form }).map(([key, text]) => ({
    path: ['request', key],
    text,
  }));
}

function reportUnknown(
  value: unknown,
  known: ReadonlySet<string>,
  path: PropertyKey[],
  context: z.RefinementCtx,
): void {
  for (const name of namesIn(value))
    if (!known.has(name)) {
      const message =
        name === BASE_URL
          ? `uses \${${BASE_URL}}, but the lesson has no baseUrl`
          : `uses \${${name}}, which no step before it saves`;
      context.addIssue({ code: 'custom', path, message });
    }
}
