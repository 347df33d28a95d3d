import { Injectable } from '@nestjs/common';
import { CourseOutlines, courseNotFound } from '@server/learning/catalog';
import type { CourseCompletionEntity } from './course-completion.entity';
import { IssueCertificate } from './issue-certificate';

/** Whether a learner has completed a course. Asking issues the certificate if it's due, so nobody waits for an event. */
@Injectable()
export class CompletionState {
  constructor(
    private readonly issue: IssueCertificate,
    private readonly outlines: CourseOutlines,
  ) {}

  /** @throws DomainError `not-found` for a course that isn't there, unless the learner has completed it. */
  async execute(userId: string, courseId: string): Promise<CourseCompletionEntity | null> {
    const completion = await this.issue.execute(userId, courseId);
    if (!completion && !(await this.outlines.byId(courseId))) throw courseNotFound();
    return completion;
  }
}
