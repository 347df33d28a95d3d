import { Injectable } from '@nestjs/common';
import { Access } from '@server/access';
import { LessonReader, ReadLesson } from '@server/lessons';
import { OutputQueryThreads } from '@server/output-queries';
import type { LessonChecks as PresentedChecks } from '@shared/contracts';
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
import { noChecks } from './github.errors';
import { GithubAccounts } from './github-accounts';

/** An author's pattern takes too long on this repository. */
const TOO_SLOW = 'Our checker hit a problem, not your repository. Please try again.';

/** How the checks of a lesson are doing, without a submission. */
@Injectable()
export class LessonChecks {
  constructor(
    private readonly lessons: LessonReader,
    private readonly access: Access,
    private readonly accounts: GithubAccounts,
    private readonly queries: OutputQueryThreads,
  ) {}

  /**
   * `repository` is the learner's, if the lesson doesn't name one.
   * @throws DomainError `not-found` for other lessons, `unavailable`, `forbidden` (GitHub ended our access), and what
   * ReadLesson's policy decides.
   */
  async execute(userId: string, lessonId: string, repository?: string): Promise<PresentedChecks> {
    const { lesson } = await this.lessons.byId(lessonId);
    await this.access.require(userId, ReadLesson, lesson);
    if (lesson.data.type !== 'type_github_checks') throw noChecks();
    const data = lesson.data;
    const account = await this.accounts.accountOf(userId);
    const name = account && repositoryOf(data, account.login, repository);
    const facts = {
      Account: account ? { Login: account.login, URL: this.accounts.pageOf(account.login) } : null,
      Repository: name ? fullName(name) : null,
      URL: name ? this.accounts.pageOf(fullName(name)) : null,
    };
    const unknown = { ...facts, Checks: presentChecks(data.checks), Problem: null };
    if (!account || !name) return unknown;
    const problem = nameProblem(data, name, account.login);
    if (problem) return { ...unknown, Problem: problem };
    try {
      const repositories = await this.accounts.repositoriesOf(userId);
      const results = await checkRepository(data, { name, repositories, queries: this.queries });
      return { ...facts, Checks: presentChecks(data.checks, results), Problem: null };
    } catch (error) {
      if (error instanceof GithubProblem) return { ...unknown, Problem: error.message };
      if (error instanceof RunnerFailed) return { ...unknown, Problem: TOO_SLOW };
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
