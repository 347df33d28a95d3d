import type { Readable } from 'node:stream';
import { Controller, Logger, Req, Res } from '@nestjs/common';
import { lessonRef } from '@server/learning/exercises';
import { LearnerLocale } from '@server/people/users';
import { newId } from '@server/platform/database';
import { clientAddress, Input, RateLimit, Serve, UserId } from '@server/platform/http';
import { AskedLocale, type RequestedLocale, RequestLocale } from '@server/platform/locale';
import type { InputOf, SubmissionReply } from '@shared/contracts';
import * as contract from '@shared/contracts';
import type { Locale } from '@shared/locales';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { presentSubmission } from './submission.presenter';
import { SubmitAnswer, type SubmitAnswerInput } from './submit-answer';
import { TextStream } from './text-stream';
import { TryAnswer } from './try-answer';

const PER_MINUTE = 60;
const MINUTE_MS = 60_000;

@Controller()
export class SubmissionsController {
  private readonly log = new Logger('Submissions');

  constructor(
    private readonly submitAnswer: SubmitAnswer,
    private readonly tryAnswer: TryAnswer,
    private readonly locales: LearnerLocale,
  ) {}

  @Serve(contract.submitLesson)
  @RateLimit(PER_MINUTE, MINUTE_MS)
  async submit(
    @Input() { params, body }: InputOf<typeof contract.submitLesson>,
    @UserId() userId: string,
    @AskedLocale() asked: RequestedLocale,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SubmissionReply | Readable> {
    const locale = () => this.locales.of(userId, asked);
    const submission = { userId, exercise: lessonRef(params.id), body, locale };
    if (body.Input !== undefined) return this.stream(submission, reply);
    return presentSubmission(await this.submitAnswer.execute(submission));
  }

  /** By address: anybody can call it. A class may share one. */
  @Serve(contract.tryLesson)
  @RateLimit(PER_MINUTE, MINUTE_MS, 'address')
  async try(
    @Input() { params, body }: InputOf<typeof contract.tryLesson>,
    @RequestLocale() locale: Locale,
    @Req() request: FastifyRequest,
  ): Promise<SubmissionReply> {
    const exercise = lessonRef(params.id);
    const guest = { address: clientAddress(request), exercise, body, locale };
    return presentSubmission(await this.tryAnswer.execute(guest));
  }

  /** What the judge writes, as it's written. The result is stored when the stream ends (docs/interviews.md). */
  private async stream(submission: SubmitAnswerInput, reply: FastifyReply): Promise<Readable> {
    const { requestUUID } = submission.body;
    const known = requestUUID && (await this.submitAnswer.known(submission.userId, requestUUID));
    const id = known ? known.submission.id : newId();
    const text = new TextStream();
    const judged = this.submitAnswer.execute({ ...submission, id, onText: text.write });
    const stream = await text.start(judged, (error) => this.log.error(error, 'A submission broke off'));
    reply
      .type('text/plain; charset=utf-8')
      .header('x-submission-uuid', id)
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no'); // nginx would collect it all first
    return stream;
  }
}
