import { Controller } from '@nestjs/common';
import { Input, RateLimit, Serve, UserId } from '@server/platform/http';
import type { InputOf } from '@shared/contracts';
import * as contract from '@shared/contracts';
import { AnswerCard } from './answer-card';
import { GetTraining } from './get-training';
import { RecordReview } from './record-review';
import { presentAnsweredCard, presentReview, presentTraining } from './training.presenter';

const PER_MINUTE = 60;
const MINUTE_MS = 60_000;

@Controller()
export class TrainingController {
  constructor(
    private readonly getTraining: GetTraining,
    private readonly answerCard: AnswerCard,
    private readonly record: RecordReview,
  ) {}

  @Serve(contract.getTraining)
  async session(
    @Input() { query }: InputOf<typeof contract.getTraining>,
    @UserId() userId: string,
  ): Promise<contract.TrainingSession> {
    return presentTraining(await this.getTraining.execute(userId, { more: query.more !== undefined }));
  }

  @Serve(contract.answerTraining)
  @RateLimit(PER_MINUTE, MINUTE_MS)
  async answer(
    @Input() { params, body }: InputOf<typeof contract.answerTraining>,
    @UserId() userId: string,
  ): Promise<contract.TrainingAnswerReply> {
    const { seconds, ...answer } = body;
    return presentAnsweredCard(
      await this.answerCard.execute({ userId, lessonId: params.id, body: answer, seconds }),
    );
  }

  @Serve(contract.giveUpTraining)
  async giveUp(
    @Input() { params }: InputOf<typeof contract.giveUpTraining>,
    @UserId() userId: string,
  ): Promise<contract.TrainingReview> {
    const input = { userId, lessonId: params.id, seconds: 0, gaveUp: true };
    return presentReview(await this.record.review(input, () => 'again'));
  }

  @Serve(contract.rateTraining)
  async rate(
    @Input() { params, body }: InputOf<typeof contract.rateTraining>,
    @UserId() userId: string,
  ): Promise<contract.TrainingReview> {
    return presentReview(await this.record.changeRating(userId, params.id, body.rating));
  }
}
