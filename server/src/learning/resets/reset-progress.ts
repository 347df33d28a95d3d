import { Injectable } from '@nestjs/common';
import { CourseOutlines, courseNotFound, lessonNotFound } from '@server/learning/catalog';
import { resetLessons } from '@server/learning/progress';
import { UserRepository } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { Database } from '@server/platform/database';
import { DomainError } from '@server/platform/errors';
import { startOver } from '@server/solving/drafts';
import { text } from '@shared/texts';

export type ResetScope = { kind: 'lesson' | 'chapter' | 'course'; id: string } | { kind: 'everything' };

const chapterNotFound = () => new DomainError('not-found', text('catalog.no-such-chapter'));
const learnerGone = () => new DomainError('unauthenticated', text('session.not-logged-in'));

/**
 * Gives practice back: lessons count as incomplete and open with their starter code, whose draft stays as a version to
 * restore. The ledger, the first success of each lesson and what followed from it stay (docs/progress.md).
 */
@Injectable()
export class ResetProgress {
  constructor(
    private readonly outlines: CourseOutlines,
    private readonly users: UserRepository,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `not-found`. */
  async execute(userId: string, scope: ResetScope): Promise<void> {
    const lessonIds = scope.kind === 'everything' ? undefined : new Set(await this.lessonsOf(scope));
    await this.database.transaction(async (tx) => {
      // Submissions lock the learner as well, so a reset is never in the middle of one that is being recorded.
      if (!(await this.users.lock(tx, userId))) throw learnerGone();
      const now = this.clock.now();
      const tried = await resetLessons(tx, userId, now, lessonIds);
      await startOver(tx, { userId, tried, lessonIds }, now);
    });
  }

  private async lessonsOf({ kind, id }: Exclude<ResetScope, { kind: 'everything' }>): Promise<string[]> {
    if (kind === 'course') {
      const outline = await this.outlines.byId(id);
      if (!outline) throw courseNotFound();
      return outline.lessons.map((lesson) => lesson.id);
    }
    if (kind === 'lesson') {
      if (!(await this.outlines.ofLesson(id))) throw lessonNotFound();
      return [id];
    }
    const chapters = (await this.outlines.all()).flatMap((outline) => outline.chapters);
    const found = chapters.find(({ chapter }) => chapter.id === id);
    if (!found) throw chapterNotFound();
    return found.lessons.map((lesson) => lesson.id);
  }
}
