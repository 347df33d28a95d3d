import { Injectable } from '@nestjs/common';
import { ReadExercise } from '@server/learning/exercises';
import { LessonExercises } from '@server/learning/lessons';
import { Access } from '@server/people/access';
import { OutputQueryThreads } from '@server/solving/output-queries';
import type { RepositoryCheckView } from '@shared/contracts';
import {
  checkRepository,
  fullName,
  type GithubLessonData,
  GithubProblem,
  nameFor,
  nameProblem,
  parseRepository,
  presentChecks,
  type RepositoryName,
} from '@shared/lesson-types';
import { RunnerFailed } from '@shared/runner/runner';
import { type Text, text } from '@shared/texts';
import { noChecks } from './github.errors';
import { GithubAccounts } from './github-accounts';

/** How a learner's repository does in a lesson; without an account or a repository, its checks alone. */
export interface CheckedLesson {
  account: { login: string; url: string } | null;
  /** `owner/name`, and its page. */
  repository: string | null;
  url: string | null;
  checks: RepositoryCheckView[];
  /** Why nothing could be checked, for the learner. */
  problem: Text | null;
}

/** How the checks of a lesson are doing, without a submission. */
@Injectable()
export class LessonChecks {
  constructor(
    private readonly lessons: LessonExercises,
    private readonly access: Access,
    private readonly accounts: GithubAccounts,
    private readonly queries: OutputQueryThreads,
  ) {}

  /**
   * `repository` is the learner's, if the lesson doesn't name one.
   * @throws DomainError `not-found` for other lessons, `unavailable`, `forbidden` (GitHub ended our access), and what
   * ReadExercise's policy decides.
   */
  async execute(userId: string, lessonId: string, repository?: string): Promise<CheckedLesson> {
    const exercise = await this.lessons.open(lessonId);
    await this.access.require(userId, ReadExercise, exercise);
    const { data } = exercise;
    if (data.type !== 'type_github_checks') throw noChecks();
    const account = await this.accounts.accountOf(userId);
    const name = account && repositoryOf(data, account.login, repository);
    const facts = {
      account: account ? { login: account.login, url: this.accounts.pageOf(account.login) } : null,
      repository: name ? fullName(name) : null,
      url: name ? this.accounts.pageOf(fullName(name)) : null,
    };
    const unknown = { ...facts, checks: presentChecks(data.checks), problem: null };
    if (!account || !name) return unknown;
    const problem = nameProblem(data, name, account.login);
    if (problem) return { ...unknown, problem };
    try {
      const repositories = await this.accounts.repositoriesOf(userId);
      const results = await checkRepository(data, { name, repositories, queries: this.queries.of(userId) });
      return { ...facts, checks: presentChecks(data.checks, results), problem: null };
    } catch (error) {
      if (error instanceof GithubProblem) return { ...unknown, problem: error.text };
      // An author's pattern takes too long on this repository.
      if (error instanceof RunnerFailed) return { ...unknown, problem: text('repository.checker-failed') };
      throw error;
    }
  }
}

function repositoryOf(
  { repository: pattern }: GithubLessonData,
  login: string,
  chosen: string | undefined,
): RepositoryName | undefined {
  if (pattern !== undefined) return { owner: login, name: nameFor(pattern, login) };
  return chosen === undefined ? undefined : parseRepository(chosen);
}
