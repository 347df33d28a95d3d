import { Controller, Req } from '@nestjs/common';
import { clientAddress, Input, RateLimit, Serve, UserId } from '@server/platform/http';
import type { InputOf, SubmissionReply } from '@shared/contracts';
import * as contract from '@shared/contracts';
import type { FastifyRequest } from 'fastify';
import { presentSubmission } from './submission.presenter';
import { SubmitLesson } from './submit-lesson';
import { TryLesson } from './try-lesson';

const PER_MINUTE = 60;
const MINUTE_MS = 60_000;

@Controller()
export class SubmissionsController {
  constructor(
    private readonly submitLesson: SubmitLesson,
    private readonly tryLesson: TryLesson,
  ) {}

  @Serve(contract.submitLesson)
  @RateLimit(PER_MINUTE, MINUTE_MS)
  async submit(
    @Input() { params, body }: InputOf<typeof contract.submitLesson>,
    @UserId() userId: string,
  ): Promise<SubmissionReply> {
    return presentSubmission(await this.submitLesson.execute({ userId, lessonId: params.id, body }));
  }

  /** By address: anybody can call it. A class may share one. */
  @Serve(contract.tryLesson)
  @RateLimit(PER_MINUTE, MINUTE_MS, 'address')
  async try(
    @Input() { params, body }: InputOf<typeof contract.tryLesson>,
    @Req() request: FastifyRequest,
  ): Promise<SubmissionReply> {
    const guest = { address: clientAddress(request), lessonId: params.id, body };
    return presentSubmission(await this.tryLesson.execute(guest));
  }
}
