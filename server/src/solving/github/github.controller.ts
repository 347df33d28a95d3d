import { Controller } from '@nestjs/common';
import { Input, RateLimit, Serve, UserId } from '@server/platform/http';
import type { InputOf, ReplyOf } from '@shared/contracts';
import * as contract from '@shared/contracts';
import { GithubAccounts } from './github-accounts';
import { LessonChecks } from './lesson-checks';
import { presentLessonChecks } from './lesson-checks.presenter';

const MINUTE_MS = 60_000;

@Controller()
export class GithubController {
  constructor(
    private readonly accounts: GithubAccounts,
    private readonly checks: LessonChecks,
  ) {}

  @Serve(contract.startGithubLink)
  @RateLimit(30, MINUTE_MS)
  async startLink(@UserId() userId: string): Promise<ReplyOf<typeof contract.startGithubLink>> {
    return { URL: this.accounts.startLink(userId) };
  }

  @Serve(contract.githubCallback)
  @RateLimit(30, MINUTE_MS)
  async link(
    @Input() { query }: InputOf<typeof contract.githubCallback>,
    @UserId() userId: string,
  ): Promise<contract.GithubAccount> {
    const { login } = await this.accounts.link(userId, query);
    return { Login: login, URL: this.accounts.pageOf(login) };
  }

  @Serve(contract.revokeGithub)
  @RateLimit(30, MINUTE_MS)
  async unlink(@UserId() userId: string): Promise<object> {
    await this.accounts.unlink(userId);
    return {};
  }

  /** Each one costs GitHub, and the learner's own limit there, several requests. */
  @Serve(contract.getLessonChecks)
  @RateLimit(20, MINUTE_MS)
  async getChecks(
    @Input() { params, query }: InputOf<typeof contract.getLessonChecks>,
    @UserId() userId: string,
  ): Promise<contract.LessonChecks> {
    return presentLessonChecks(await this.checks.execute(userId, params.id, query.repository));
  }
}
