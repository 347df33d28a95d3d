import { z } from 'zod';
import type { RepositoryCheckView } from '../../contracts';
import { failure, type RepositoryCheck, success } from '../../grading';
import { RunRefused } from '../../runner/runner';
import { judgeText } from '../../texts/judge';
import { resultText } from '../../texts/lesson-results';
import { runText } from '../../texts/runs';
import type { Text } from '../../texts/text';
import type { OutputQueries } from '../cli/output-queries';
import { AnswerRefused, type LessonTypeDefinition, lessonBase, type OwnFields } from '../lesson-type';
import { byPlace, typeTranslation } from '../translation';
import { type Check, CheckFile, CheckTexts } from './check-file';
import { GithubProblem, type LearnerRepositories } from './repository';
import {
  fullName,
  isNamePattern,
  isSameName,
  LOGIN,
  nameFor,
  parseRepository,
  type RepositoryName,
} from './repository-name';
import { runChecks } from './run-checks';

const GithubLessonFile = z
  .strictObject({
    ...lessonBase,
    type: z.literal('type_github_checks'),
    repository: z
      .string()
      .refine(isNamePattern, {
        error: `must be the name of a repository, such as forge-log or ${LOGIN}.github.io`,
      })
      .optional()
      .describe(`The repository’s name, with ${LOGIN} for the learner’s; without it, learners name one.`),
    checks: z
      .array(CheckFile)
      .min(1, { error: 'must list at least one check' })
      .max(20, { error: 'may list at most 20 checks' }),
  })
  .describe('Checks on a repository in the learner’s own GitHub account.');

export type GithubLessonData = OwnFields<typeof GithubLessonFile>;
type RepositoryAnswer = { kind: 'repository'; repository: string };

/** `type_github_checks`: work in a repository of the learner's own GitHub account, which the server looks at. */
export const githubChecks: LessonTypeDefinition<GithubLessonData, RepositoryAnswer> = {
  file: GithubLessonFile,
  folders: [],
  needs: 'github',
  needsAssignment: true,
  present: ({ repository, checks }) => ({
    LessonDataGithubChecks: { Repository: repository ?? null, Checks: presentChecks(checks) },
  }),
  presentSolution: () => ({}),
  readAnswer(_data, { Repository: text }) {
    if (text === undefined) throw new AnswerRefused(runText('answer.repository'));
    const name = parseRepository(text);
    if (!name) throw new AnswerRefused(runText('answer.repository-name'));
    return { kind: 'repository', repository: fullName(name) };
  },
  presentAnswer: ({ repository }) => ({ TextInput: repository }),
  async grade(_runner, { data, answer, queries, repositories }) {
    if (!repositories || !queries) throw new RunRefused(runText('answer.link-github'));
    const name = parseRepository(answer.repository);
    if (!name) throw new RunRefused(runText('answer.repository-name'));
    const problem = nameProblem(data, name, repositories.login);
    if (problem) return failure(problem);
    try {
      const results = await checkRepository(data, { name, repositories, queries });
      return gradeOf(results, fullName(name));
    } catch (error) {
      if (!(error instanceof GithubProblem)) throw error;
      const uncounted = judgeText('verdict.does-not-count', { sentence: error.text });
      return { verdict: 'noop', ...uncounted.as('message') };
    }
  },
  presentGrade: ({ repositoryChecks }, { checks }) => ({
    RepositoryChecks: repositoryChecks && presentChecks(checks, repositoryChecks),
  }),
  translation: typeTranslation(
    { checks: z.array(CheckTexts).optional() },
    {
      originals: ({ checks }) => ({
        checks: checks.map(({ description, hint }) => ({ description, ...(hint && { hint }) })),
      }),
      apply: (data, { checks }) => ({
        ...data,
        checks: byPlace(data.checks, checks, (check, texts) => ({ ...check, ...texts })),
      }),
    },
  ),
};

export interface CheckTask {
  name: RepositoryName;
  repositories: LearnerRepositories;
  queries: Pick<OutputQueries, 'match'>;
}

/** How each check of a lesson is doing. @throws GithubProblem */
export const checkRepository = async (
  { checks }: Pick<GithubLessonData, 'checks'>,
  { name, repositories, queries }: CheckTask,
): Promise<RepositoryCheck[]> =>
  runChecks(checks, await repositories.open(name), (pattern, text) => queries.match(pattern, text));

/** Why the lesson isn't about this repository, as a sentence; undefined if it is. */
export function nameProblem(
  { repository }: Pick<GithubLessonData, 'repository'>,
  { owner, name }: RepositoryName,
  login: string,
): Text | undefined {
  const wanted = repository === undefined ? name : nameFor(repository, login);
  if (isSameName(owner, login) && isSameName(name, wanted)) return undefined;
  return repository === undefined
    ? resultText('repository.other-owner', { login })
    : resultText('repository.other-name', { repository: `${login}/${wanted}` });
}

/** A lesson's checks, with their states if they're known. */
export const presentChecks = (
  checks: readonly Check[],
  results: readonly RepositoryCheck[] = [],
): RepositoryCheckView[] =>
  checks.map(({ description, hint = null }, at) => ({
    Description: description,
    Hint: hint,
    State: results[at]?.state ?? 'unknown',
    Reason: results[at]?.reason ?? null,
    ReasonText: results[at]?.reasonText,
  }));

function gradeOf(results: RepositoryCheck[], repository: string) {
  const rest = { repositoryChecks: results };
  const total = results.length;
  const open = results.filter(({ state }) => state !== 'passed');
  if (open.length === 0)
    return success(
      total === 1 ? resultText('repository.one-passed') : resultText('repository.all-passed', { total }),
      rest,
    );
  if (results.every(({ state }) => state !== 'passed') && open.some(({ state }) => state === 'unknown'))
    return failure(resultText('repository.unseen', { repository }), rest);
  return failure(resultText('repository.some-passed', { passed: total - open.length, total }), rest);
}
