import { z } from 'zod';
import { emptyReply, idParams, textReference } from '../common';
import { endpoint } from '../endpoint';
import { repositoryCheck } from '../learning/lessons';

const area = 'github';

/** A learner's linked GitHub account. */
export const githubAccount = z.strictObject({ Login: z.string(), URL: z.string() });
export type GithubAccount = z.infer<typeof githubAccount>;

export const startGithubLink = endpoint({
  method: 'POST',
  path: '/users/github/link',
  auth: 'user',
  area,
  summary: 'The page of GitHub that asks the caller to link their account. Read-only access to public data.',
  reply: z.strictObject({ URL: z.string() }),
  errors: [429, 503],
});

export const githubCallback = endpoint({
  method: 'GET',
  path: '/users/github/callback',
  auth: 'user',
  whileImpersonating: 'refused',
  area,
  summary: 'Links the GitHub account that the code is for to the caller.',
  query: z.object({ code: z.string().min(1).max(500), state: z.string().min(1).max(500) }),
  reply: githubAccount,
  errors: [403, 409, 429, 503],
});

export const revokeGithub = endpoint({
  method: 'POST',
  path: '/auth/github/revoke',
  auth: 'user',
  area,
  summary: 'Unlinks the caller’s GitHub account, if there is one, and gives the access back.',
  reply: emptyReply,
});

export const getLessonChecks = endpoint({
  method: 'GET',
  path: '/lessons/{id}/checks',
  auth: 'user',
  area,
  summary: 'How the checks of a lesson on GitHub are doing, without a submission.',
  params: idParams,
  query: z.object({
    repository: z.string().max(300).optional().describe('As owner/name, if the lesson doesn’t name it.'),
  }),
  reply: z.strictObject({
    Account: githubAccount.nullable().describe('Null: none is linked.'),
    Repository: z.string().nullable().describe('What was checked, as owner/name.'),
    URL: z.string().nullable().describe('Of the repository.'),
    Checks: z.array(repositoryCheck),
    Problem: z.string().nullable().describe('Why the checks are unknown, as a sentence.'),
    ProblemText: textReference('Problem'),
  }),
  errors: [402, 403, 404, 429, 503],
});
export type LessonChecks = z.infer<typeof getLessonChecks.reply>;
