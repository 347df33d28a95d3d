import { Controller } from '@nestjs/common';
import { LearnerLocale } from '@server/people/users';
import { Input, RateLimit, Serve, UserId } from '@server/platform/http';
import { AskedLocale, type RequestedLocale } from '@server/platform/locale';
import type { InputOf } from '@shared/contracts';
import * as contract from '@shared/contracts';
import { AnswerCard } from './answer-card';
import { GetTraining } from './get-training';
import { GiveUp } from './give-up';
import { RecordReview } from './record-review';
import { presentAnsweredCard, presentReview, presentTraining } from './training.presenter';

const PER_MINUTE = 60;
const MINUTE_MS = 60_000;

@Controller()
export class TrainingController {
  constructor(
    private readonly getTraining: GetTraining,
    private readonly answerCard: AnswerCard,
    private readonly giveUpCard: GiveUp,
    private readonly record: RecordReview,
    private readonly locales: LearnerLocale,
  ) {}

  @Serve(contract.getTraining)
  @RateLimit(PER_MINUTE, MINUTE_MS)
  async session(
    @Input() { query }: InputOf<typeof contract.getTraining>,
    @UserId() userId: string,
    @AskedLocale() asked: RequestedLocale,
  ): Promise<contract.TrainingSession> {
    const more = query.more !== undefined;
    return presentTraining(await this.getTraining.execute(userId, { more, language: asked }));
  }

  @Serve(contract.answerTraining)
  @RateLimit(PER_MINUTE, MINUTE_MS)
  async answer(
    @Input() { params, body }: InputOf<typeof contract.answerTraining>,
    @UserId() userId: string,
    @AskedLocale() asked: RequestedLocale,
  ): Promise<contract.TrainingAnswerReply> {
    const locale = () => this.locales.of(userId, asked);
    const { seconds, variant, ...answer } = body;
    return presentAnsweredCard(
      await this.answerCard.execute({ userId, lessonId: params.id, body: answer, seconds, variant, locale }),
    );
  }

  @Serve(contract.giveUpTraining)
  @RateLimit(PER_MINUTE, MINUTE_MS)
  async giveUp(
    @Input() { params, body }: InputOf<typeof contract.giveUpTraining>,
    @UserId() userId: string,
    @AskedLocale() asked: RequestedLocale,
  ): Promise<contract.TrainingGiveUpReply> {
    const { reviewed, solution } = await this.giveUpCard.execute(
      userId,
      params.id,
      body.variant ?? undefined,
      () => this.locales.of(userId, asked),
    );
    return { ...presentReview(reviewed), Solution: solution };
  }

  @Serve(contract.rateTraining)
  @RateLimit(PER_MINUTE, MINUTE_MS)
  async rate(
    @Input() { params, body }: InputOf<typeof contract.rateTraining>,
    @UserId() userId: string,
  ): Promise<contract.TrainingReview> {
    return presentReview(await this.record.changeRating(userId, params.id, body.rating));
  }
}
