import { Controller } from '@nestjs/common';
import { lessonRef } from '@server/learning/exercises';
import { LearnerLocale } from '@server/people/users';
import { Input, Serve, UserId } from '@server/platform/http';
import { AskedLocale, type RequestedLocale } from '@server/platform/locale';
import type { InputOf, ReplyOf } from '@shared/contracts';
import * as contract from '@shared/contracts';
import { presentAttempt, presentRecentResult } from './attempt.presenter';
import { LearnerAttempts } from './learner-attempts';
import { RecentResults } from './recent-results';
import { presentSubmission } from './submission.presenter';

@Controller()
export class AttemptsController {
  constructor(
    private readonly attempts: LearnerAttempts,
    private readonly recent: RecentResults,
    private readonly locales: LearnerLocale,
  ) {}

  @Serve(contract.listAttempts)
  async list(
    @Input() { params, query }: InputOf<typeof contract.listAttempts>,
    @UserId() userId: string,
    @AskedLocale() asked: RequestedLocale,
  ): Promise<ReplyOf<typeof contract.listAttempts>> {
    const locale = () => this.locales.of(userId, asked);
    const { attempts, next } = await this.attempts.page(userId, lessonRef(params.id), {
      before: query.before,
      locale,
    });
    return { Attempts: attempts.map(presentAttempt), Next: next };
  }

  @Serve(contract.getSubmission)
  async result(
    @Input() { params }: InputOf<typeof contract.getSubmission>,
    @UserId() userId: string,
  ): Promise<contract.SubmissionReply> {
    return presentSubmission(await this.attempts.result(userId, params.id));
  }

  @Serve(contract.listRecentResults)
  async listRecent(@UserId() userId: string): Promise<contract.RecentResult[]> {
    return (await this.recent.list(userId)).map(presentRecentResult);
  }
}
