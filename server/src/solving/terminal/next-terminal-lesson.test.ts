import { CONTENT_ENTITIES, ImportContent } from '@server/authoring/content-import';
import { CourseOutlines, Tracks } from '@server/learning/catalog';
import { OF_LESSONS } from '@server/learning/exercises';
import { LessonAccess, LessonExercises, LessonReader } from '@server/learning/lessons';
import { ExerciseProgressEntity, LessonProgress } from '@server/learning/progress';
import { Access } from '@server/people/access';
import { UserEntity, UserRepository } from '@server/people/users';
import { DomainError } from '@server/platform/errors';
import { asIs } from '@shared/texts';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import { ContentFixture } from '../../authoring/content-import/testing/content-fixture';
import {
  COURSE,
  lessonUuid,
  NAME,
  PICK,
  SMALL_CONTENT,
  TRACK_UUID,
} from '../../authoring/content-import/testing/small-content';
import { SubmissionsPolicy } from '../submissions/submissions.policy';
import { addLearner } from '../submissions/testing/submitting';
import { NextTerminalLesson } from './next-terminal-lesson';
import { presentNextLesson } from './terminal.presenter';
import { makeTerminalLesson } from './testing/terminal-lesson';

const entities = [...CONTENT_ENTITIES, ExerciseProgressEntity, UserEntity];

const OTHER = 'courses/another';
const OTHER_LESSON = `${OTHER}/chapters/wild/lessons/elsewhere`;
const otherUuid = lessonUuid(9);

/** A course that comes first in the catalog, with one terminal lesson; the learner's track doesn't have it. */
function addOtherCourse(content: ContentFixture): void {
  const id = (digit: string) => lessonUuid(1).replace('-4000-8', `-4000-${digit}`).replace(/1$/, '9');
  const from = (path: string) => SMALL_CONTENT[path]!;
  content
    .write(
      `${OTHER}/course.yaml`,
      from(`${COURSE}/course.yaml`)
        .replace(/^uuid: .*/m, `uuid: ${id('b')}`)
        .replace('slug: forge-python', 'slug: another')
        .replace(/^chapters:[\s\S]*/m, 'chapters:\n  - wild\n'),
    )
    .write(
      'tracks/a-wild-one.yaml',
      `uuid: ${id('a')}\nslug: a-wild-one\ntitle: A Wild One\ndescription: Out there.\ncourses:\n  - another\n`,
    )
    .write(
      `${OTHER}/chapters/wild/chapter.yaml`,
      `uuid: ${id('9')}\nslug: wild\ntitle: Wild\ndescription: Out there.\nlessons:\n  - elsewhere\n`,
    )
    .write(`${OTHER_LESSON}/lesson.yaml`, `uuid: ${otherUuid}\nslug: elsewhere\ntitle: Elsewhere\ntype: x\n`);
  makeTerminalLesson(content, OTHER_LESSON);
}

async function setUp(db: TestDatabase, change: (content: ContentFixture) => void, access?: LessonAccess) {
  using content = new ContentFixture();
  change(content);
  await new ImportContent(db.database, db.clock).execute(content.root);
  const outlines = new CourseOutlines(db.dataSource, db.clock);
  const useCase = new NextTerminalLesson(
    new UserRepository(db.dataSource),
    new Tracks(db.dataSource, outlines),
    outlines,
    new LessonProgress(db.dataSource),
    new LessonExercises(new LessonReader(db.dataSource, outlines), access),
    new Access(undefined as never).use([new SubmissionsPolicy()]),
  );
  const userId = await addLearner(db);
  const complete = (lessonId: string, isComplete = true) => {
    const now = db.clock.now();
    const done = isComplete ? now : null;
    const counts = { attempts: 1, successCount: 1, solutionViewedAt: null, updatedAt: now };
    return db.dataSource.getRepository(ExerciseProgressEntity).insert({
      userId,
      ...OF_LESSONS,
      exerciseId: lessonId,
      ...counts,
      firstSuccessAt: done,
      completedAt: done,
    });
  };
  const follow = () =>
    db.dataSource.getRepository(UserEntity).update({ id: userId }, { activeTrackId: TRACK_UUID });
  return { complete, follow, next: async () => presentNextLesson(await useCase.execute(userId)) };
}

describeOnBothDatabases('the next terminal lesson', { entities }, (db) => {
  test('is the first unfinished one, with its place', async () => {
    const { complete, next } = await setUp(db, (content) => {
      makeTerminalLesson(content, PICK);
      makeTerminalLesson(content, NAME);
    });
    expect((await next()).LessonUUID).toBe(lessonUuid(3));
    await complete(lessonUuid(3));
    expect(await next()).toEqual({
      LessonUUID: lessonUuid(4),
      LessonTitle: 'Name',
      ChapterTitle: 'Choices',
      ChapterNumber: 2,
      LessonNumber: 2,
    });
    await complete(lessonUuid(4));
    await expect(next()).rejects.toMatchObject({
      kind: 'not-found',
      message: 'You’ve finished every terminal lesson. Nice work!',
    });
  });

  test('follows the active track, then the course that was worked on last', async () => {
    const { complete, follow, next } = await setUp(db, (content) => {
      makeTerminalLesson(content, NAME);
      addOtherCourse(content);
    });
    expect((await next()).LessonUUID).toBe(otherUuid);
    await complete(lessonUuid(1));
    expect((await next()).LessonUUID).toBe(lessonUuid(4));
    db.clock.advance(1_000);
    await complete(otherUuid, false);
    expect((await next()).LessonUUID).toBe(otherUuid);
    await follow();
    expect((await next()).LessonUUID).toBe(lessonUuid(4));
    await complete(lessonUuid(4));
    expect((await next()).LessonUUID).toBe(otherUuid);
  });

  test('leaves out what isn’t open to the learner', async () => {
    class FirstIsPaid extends LessonAccess {
      decide(_learner: unknown, _action: unknown, { id }: { id: string }) {
        return id === lessonUuid(3) ? new DomainError('payment-required', asIs('For members.')) : 'allowed';
      }
    }
    const { next } = await setUp(
      db,
      (content) => {
        makeTerminalLesson(content, PICK);
        makeTerminalLesson(content, NAME);
      },
      new FirstIsPaid(),
    );
    expect((await next()).LessonUUID).toBe(lessonUuid(4));
  });

  test('can be missing altogether', async () => {
    const { next } = await setUp(db, () => {});
    await expect(next()).rejects.toMatchObject({
      kind: 'not-found',
      message: expect.stringMatching(/no terminal lessons here yet/),
    });
  });
});
