import { Controller, Req, Res } from '@nestjs/common';
import { lessonRef } from '@server/learning/exercises';
import { LearnerLocale } from '@server/people/users';
import {
  clientAddress,
  Input,
  LastMessageId,
  type Messages,
  RateLimit,
  ReaderSignal,
  Serve,
  UserId,
} from '@server/platform/http';
import { AskedLocale, type RequestedLocale, RequestLocale } from '@server/platform/locale';
import type { InputOf, SubmissionReply } from '@shared/contracts';
import * as contract from '@shared/contracts';
import type { Locale } from '@shared/locales';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StreamedSubmissions } from './streamed-submissions';
import { presentSubmission } from './submission.presenter';
import { SubmitAnswer } from './submit-answer';
import { TryAnswer } from './try-answer';

const PER_MINUTE = 60;
const MINUTE_MS = 60_000;

@Controller()
export class SubmissionsController {
  constructor(
    private readonly submitAnswer: SubmitAnswer,
    private readonly streamed: StreamedSubmissions,
    private readonly tryAnswer: TryAnswer,
    private readonly locales: LearnerLocale,
  ) {}

  @Serve(contract.submitLesson)
  @RateLimit(PER_MINUTE, MINUTE_MS)
  async submit(
    @Input() { params, body }: InputOf<typeof contract.submitLesson>,
    @UserId() userId: string,
    @AskedLocale() asked: RequestedLocale,
    @LastMessageId() lastMessageId: number,
    @ReaderSignal() left: AbortSignal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SubmissionReply | Messages<typeof contract.submitLesson>> {
    const locale = () => this.locales.of(userId, asked);
    const submission = { userId, exercise: lessonRef(params.id), body, locale };
    if (body.Input === undefined) return presentSubmission(await this.submitAnswer.execute(submission));
    const streamed = await this.streamed.open(submission);
    reply.header('x-submission-uuid', streamed.id);
    return streamed.reply.read(lastMessageId, left);
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
}
