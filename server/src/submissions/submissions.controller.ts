import { Controller } from '@nestjs/common';
import { Input, RateLimit, Serve, UserId } from '@server/platform/http';
import type { InputOf, SubmissionReply } from '@shared/contracts';
import * as contract from '@shared/contracts';
import { presentSubmission } from './submission.presenter';
import { SubmitLesson } from './submit-lesson';

@Controller()
export class SubmissionsController {
  constructor(private readonly submitLesson: SubmitLesson) {}

  @Serve(contract.submitLesson)
  @RateLimit(60, 60_000)
  async submit(
    @Input() { params, body }: InputOf<typeof contract.submitLesson>,
    @UserId() userId: string,
  ): Promise<SubmissionReply> {
    return presentSubmission(await this.submitLesson.execute({ userId, lessonId: params.id, body }));
  }
}
