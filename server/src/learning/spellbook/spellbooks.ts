import { Injectable } from '@nestjs/common';
import { type CourseOutline, CourseOutlines, type OutlineLesson } from '@server/learning/catalog';
import { LessonProgress } from '@server/learning/progress';
import { DataSource, IsNull } from 'typeorm';
import { pageLocked, pageNotFound } from './spellbook.errors';
import { SpellbookPageEntity } from './spellbook-page.entity';

/** A page as one learner sees it. */
export interface LearnerPage {
  page: SpellbookPageEntity;
  /** The lesson that unlocks it. */
  lesson: OutlineLesson;
  isUnlocked: boolean;
}

/** The spellbook of a course, sorted by title. */
export interface Spellbook {
  outline: CourseOutline;
  pages: LearnerPage[];
}

/**
 * Spellbook pages of live courses. A page is unlocked by the learner's first success in its lesson; starting over in the
 * course doesn't lock it again.
 */
@Injectable()
export class Spellbooks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outlines: CourseOutlines,
    private readonly progress: LessonProgress,
  ) {}

  /** Those of every course that has pages, in the order of the courses. */
  async of(userId: string): Promise<Spellbook[]> {
    const [outlines, pages, solved] = await Promise.all([
      this.outlines.all(),
      this.dataSource.getRepository(SpellbookPageEntity).findBy({ retiredAt: IsNull() }),
      this.progress.everCompletedLessonIds(userId),
    ]);
    const byCourse = Map.groupBy(pages, ({ courseId }) => courseId);
    return outlines
      .map((outline) => ({
        outline,
        pages: (byCourse.get(outline.course.id) ?? [])
          .flatMap((page) => {
            const lesson = outline.placeOf(page.lessonId)?.lesson;
            return lesson ? [{ page, lesson, isUnlocked: solved.has(lesson.id) }] : [];
          })
          .toSorted((a, b) => a.page.title.localeCompare(b.page.title, 'en')),
      }))
      .filter(({ pages }) => pages.length > 0);
  }

  /** When a page last changed, locked or not; null if there is no such page. */
  async lastModOf(pageId: string): Promise<Date | null> {
    const where = { id: pageId, retiredAt: IsNull() };
    const page = await this.dataSource.getRepository(SpellbookPageEntity).findOneBy(where);
    return page?.lastMod ?? null;
  }

  /** @throws DomainError `not-found`, or `forbidden` until the learner has solved its lesson. */
  async page(userId: string, pageId: string): Promise<LearnerPage> {
    const page = await this.dataSource
      .getRepository(SpellbookPageEntity)
      .findOneBy({ id: pageId, retiredAt: IsNull() });
    const outline = page && (await this.outlines.byId(page.courseId));
    const lesson = page && outline?.placeOf(page.lessonId)?.lesson;
    if (!page || !lesson) throw pageNotFound();
    const solved = await this.progress.everCompletedLessonIds(userId, [lesson.id]);
    if (!solved.has(lesson.id)) throw pageLocked(lesson.title);
    return { page, lesson, isUnlocked: true };
  }
}
