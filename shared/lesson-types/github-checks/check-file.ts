import { z } from 'zod';
import { filledText, oneLine } from '../../content/fields';
import { compilePattern } from '../cli/pattern';
import { MAX_COMMITS } from './repository';

const pattern = filledText.superRefine((text, context) => {
  try {
    compilePattern(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    context.addIssue({ code: 'custom', message: `is not a valid regular expression: ${reason}` });
  }
});

const path = oneLine
  .max(200, { error: 'may have at most 200 characters' })
  .refine((text) => !text.startsWith('/') && !text.split('/').some((part) => part === '..' || part === ''), {
    error: 'must be a path in the repository, such as src/main.py',
  });

/** The rules that a check can have, each with its own fields. A check has exactly one of them. */
const rules = {
  isPublic: z.literal(true).describe('The repository exists, and everybody can see it.'),
  hasReadme: z
    .union([z.literal(true), z.strictObject({ minLength: z.int().min(1) })])
    .describe('It has a README, of at least so many characters.'),
  hasFile: path.describe('It has this file.'),
  fileContains: z.strictObject({ path, text: filledText }).describe('A file contains this text.'),
  fileMatches: z.strictObject({ path, pattern }).describe('A file matches this regular expression.'),
  minCommits: z
    .int()
    .min(1)
    .max(MAX_COMMITS, { error: `may be at most ${MAX_COMMITS}` })
    .describe('Its default branch has at least so many commits.'),
  commitMessages: z
    .strictObject({ pattern, last: z.int().min(1).max(30).default(5) })
    .describe('The first lines of the last commit messages all match; merges don’t count.'),
  hasBranch: oneLine.max(200).describe('It has this branch.'),
  mergedPullRequest: z
    .union([z.literal(true), z.strictObject({ title: pattern })])
    .describe('A pull request was merged, with a title that matches.'),
  workflowPassed: oneLine
    .regex(/^[\w.-]+\.ya?ml$/, { error: 'must be the name of a file in .github/workflows, such as test.yml' })
    .describe('The last run of this workflow on the default branch passed.'),
  license: oneLine.max(50).describe('It has this license, by its SPDX id such as MIT; or `any`.'),
  hasTopic: oneLine.max(50).describe('It has this topic.'),
};
export type RuleName = keyof typeof rules;
export const RULE_NAMES = Object.keys(rules) as RuleName[];

/** What learners read about a check. */
export const CheckTexts = z.strictObject({
  description: oneLine
    .max(200, { error: 'may have at most 200 characters' })
    .describe('What has to be true, as learners read it, in Markdown.'),
  hint: filledText.optional().describe('How to get there, in Markdown; shown while the check fails.'),
});

export const CheckFile = z
  .strictObject({
    ...CheckTexts.shape,
    ...z.object(rules).partial().shape,
  })
  .superRefine((check, context) => {
    const count = RULE_NAMES.filter((name) => check[name] !== undefined).length;
    if (count !== 1)
      context.addIssue({
        code: 'custom',
        message: `must have exactly one of ${RULE_NAMES.join(', ')}, and has ${count}`,
      });
  });
export type Check = z.infer<typeof CheckFile>;
