import { Injectable } from '@nestjs/common';
import { isDomainError } from '@server/platform/errors';
import { uuid } from '@shared/contracts';
import { DataSource } from 'typeorm';
import { completionNotFound, invalidRequest, lookupFailed } from './certificates.errors';

export interface FoundCompletion {
  id: string;
  courseId: string;
  completedAt: Date;
}

/** Behind links of the form /certificate/{learner}/{uuid}. */
@Injectable()
export class FindCompletion {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * @param learner Their handle, one that they had, or their UUID.
   * @param id Of the course, or of the completion.
   * @throws DomainError `not-found`, `invalid` for anything but a UUID, `internal` for any other failure.
   */
  async execute(learner: string, id: string): Promise<FoundCompletion> {
    if (!uuid.safeParse(id).success || learner === '' || learner.length > 100) throw invalidRequest();
    try {
      const [found] = await this.find(learner.toLowerCase(), id.toLowerCase());
      if (!found) throw completionNotFound();
      return { id: found.id, courseId: found.course_id, completedAt: new Date(Number(found.completed_at)) };
    } catch (error) {
      throw isDomainError(error) ? error : lookupFailed(error);
    }
  }

  private find(
    learner: string,
    id: string,
  ): Promise<{ id: string; course_id: string; completed_at: number }[]> {
    return this.dataSource.sql`
      SELECT c.id, c.course_id, c.completed_at FROM course_completions c JOIN users u ON u.id = c.user_id
      WHERE (u.handle = ${learner} OR u.id = ${learner}
        OR u.id = (SELECT user_id FROM past_handles WHERE handle = ${learner}))
        AND (c.course_id = ${id} OR c.id = ${id})`;
  }
}
