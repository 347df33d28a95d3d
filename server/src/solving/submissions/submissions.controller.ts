import type { Readable } from 'node:stream';
import { Controller, Logger, Req, Res } from '@nestjs/common';
import { LearnerLocale } from '@server/people/users';
import { newId } from '@server/platform/database';
import { clientAddress, Input, RateLimit, Serve, UserId } from '@server/platform/http';
import { AskedLocale, type RequestedLocale, RequestLocale } from '@server/platform/locale';
import type { InputOf, SubmissionReply } from '@shared/contracts';
import * as contract from '@shared/contracts';
import type { Locale } from '@shared/locales';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { presentSubmission } from './submission.presenter';
import { SubmitLesson, type SubmitLessonInput } from './submit-lesson';
import { TextStream } from './text-stream';
import { TryLesson } from './try-lesson';

const PER_MINUTE = 60;
const MINUTE_MS = 60_000;

@Controller()
export class SubmissionsController {
  private readonly log = new Logger('Submissions');

  constructor(
    private readonly submitLesson: SubmitLesson,
    private readonly tryLesson: TryLesson,
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
    const submission = { userId, lessonId: params.id, body, locale };
    if (body.Input !== undefined) return this.stream(submission, reply);
    return presentSubmission(await this.submitLesson.execute(submission));
  }

  /** By address: anybody can call it. A class may share one. */
  @Serve(contract.tryLesson)
  @RateLimit(PER_MINUTE, MINUTE_MS, 'address')
  async try(
    @Input() { params, body }: InputOf<typeof contract.tryLesson>,
    @RequestLocale() locale: Locale,
    @Req() request: FastifyRequest,
  ): Promise<SubmissionReply> {
    const guest = { address: clientAddress(request), lessonId: params.id, body, locale };
    return presentSubmission(await this.tryLesson.execute(guest));
  }

  /** What the judge writes, as it's written. The result is stored when the stream ends (docs/interviews.md). */
  private async stream(submission: SubmitLessonInput, reply: FastifyReply): Promise<Readable> {
    const { requestUUID } = submission.body;
    const known = requestUUID && (await this.submitLesson.known(submission.userId, requestUUID));
    const id = known ? known.submission.id : newId();
    const text = new TextStream();
    const judged = this.submitLesson.execute({ ...submission, id, onText: text.write });
    const stream = await text.start(judged, (error) => this.log.error(error, 'A submission broke off'));
    reply
      .type('text/plain; charset=utf-8')
      .header('x-submission-uuid', id)
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no'); // nginx would collect it all first
    return stream;
  }
}
