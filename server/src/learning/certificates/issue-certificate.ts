import { Inject, Injectable } from '@nestjs/common';
import { type CourseOutline, CourseOutlines } from '@server/learning/catalog';
import { OF_LESSONS } from '@server/learning/exercises';
import { LessonCompleted } from '@server/learning/lessons';
import { ExerciseProgressEntity } from '@server/learning/progress';
import { type UserEntity, UserRepository } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { SETTINGS, type Settings } from '@server/platform/config';
import { Database, insertOnce, newId } from '@server/platform/database';
import { type EventPayload, OnEvent } from '@server/platform/events';
import { AcceptedWork } from '@server/solving/submissions';
import { DataSource, In, IsNull, Not } from 'typeorm';
import { CertificateKeyEntity } from './certificate-key.entity';
import { CourseCompleted } from './certificates.events';
import type { CompletedCourse } from './completed-course';
import { CourseCompletionEntity } from './course-completion.entity';
import { describeCompletion } from './credential/credential';
import { SigningKey } from './credential/signing-key';
import { digestOf } from './judged-work.presenter';

/**
 * Creates a learner's certificate of a course as soon as they've solved every lesson of it that this server offers, once. What counts is each
 * lesson's first success, so a reset doesn't matter. Lessons that the course gets later don't take it away.
 */
@Injectable()
export class IssueCertificate {
  constructor(
    private readonly dataSource: DataSource,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outlines: CourseOutlines,
    private readonly users: UserRepository,
    private readonly work: AcceptedWork,
    private readonly key: SigningKey,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  /** Events from before there were certificates are delivered by `npm run events -- backfill certificates.issue`. */
  @OnEvent(LessonCompleted, 'certificates.issue')
  async onLessonCompleted({ userId, courseId }: EventPayload<typeof LessonCompleted>): Promise<void> {
    await this.execute(userId, courseId);
  }

  /** The learner's certificate of the course, issued if it's due; null if it isn't. Safe to repeat. */
  async execute(userId: string, courseId: string): Promise<CourseCompletionEntity | null> {
    const existing = await this.find(userId, courseId);
    if (existing) return existing;
    const outline = await this.outlines.byId(courseId);
    const completedAt = outline && (await this.completedAt(userId, outline));
    const user = completedAt && (await this.users.find(userId));
    if (!outline || !completedAt || !user) return null;
    // Signing and hashing take a while, so they come before the transaction.
    await this.insert(await this.prepare(user, outline, completedAt));
    return this.find(userId, courseId);
  }

  private find(userId: string, courseId: string): Promise<CourseCompletionEntity | null> {
    return this.dataSource.getRepository(CourseCompletionEntity).findOneBy({ userId, courseId });
  }

  /** When the last lesson was solved for the first time; undefined if one is missing. */
  private async completedAt(
    userId: string,
    { countedLessons: lessons }: CourseOutline,
  ): Promise<Date | undefined> {
    const exerciseId = In(lessons.map(({ id }) => id));
    const solved = await this.dataSource.getRepository(ExerciseProgressEntity).find({
      select: { firstSuccessAt: true },
      where: { userId, ...OF_LESSONS, exerciseId, firstSuccessAt: Not(IsNull()) },
    });
    if (lessons.length === 0 || solved.length < lessons.length) return undefined;
    return new Date(Math.max(...solved.map(({ firstSuccessAt }) => firstSuccessAt!.getTime())));
  }

  private async prepare(
    user: UserEntity,
    outline: CourseOutline,
    completedAt: Date,
  ): Promise<CourseCompletionEntity> {
    const lessonIds = outline.countedLessons.map(({ id }) => id);
    const completion = {
      id: newId(),
      userId: user.id,
      courseId: outline.course.id,
      completedAt,
      issuedAt: this.clock.now(),
      learnerName: fullName(user),
      course: snapshot(outline),
      workDigest: digestOf(await this.work.of(user.id, lessonIds)),
    };
    return { ...completion, credential: await this.sign(completion) };
  }

  private async sign(completion: Omit<CourseCompletionEntity, 'credential'>) {
    const publicKey = await this.key.publicKey();
    const claim = describeCompletion(completion, { publicUrl: this.settings.publicUrl, publicKey });
    return this.key.sign(claim, completion.issuedAt);
  }

  /** Several servers, or a learner's page and an event, may get here at the same time: one of them inserts. */
  private async insert(completion: CourseCompletionEntity): Promise<void> {
    const { id: completionId, userId, courseId, completedAt, issuedAt } = completion;
    const publicKey = await this.key.publicKey();
    await this.database.transaction(async (tx) => {
      if (!(await insertOnce(tx, CourseCompletionEntity, completion))) return;
      await insertOnce(tx, CertificateKeyEntity, { publicKey, firstUsedAt: issuedAt });
      tx.emit(CourseCompleted, {
        userId,
        courseId,
        completionId,
        completedAt: completedAt.toISOString(),
      });
    });
  }
}

/** A learner's name as it's printed. */
export const fullName = ({ firstName, lastName }: Pick<UserEntity, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

const snapshot = ({ course, chapters, countedLessons }: CourseOutline): CompletedCourse => ({
  title: course.title,
  slug: course.slug,
  summary: course.summary,
  ...(course.kind && { kind: course.kind }),
  language: course.language,
  emblem: course.emblem,
  chapters: chapters
    .map(({ chapter }) => ({
      title: chapter.title,
      lessonIds: countedLessons.filter(({ chapterId }) => chapterId === chapter.id).map(({ id }) => id),
    }))
    .filter(({ lessonIds }) => lessonIds.length > 0),
});
