import { createHash } from 'node:crypto';
import { LessonAvailability } from '@server/learning/catalog';
import { LessonCompleted } from '@server/learning/lessons';
import { ExerciseProgressEntity } from '@server/learning/progress';
import { expectNoDrift } from '@server/platform/database';
import { EventOperations } from '@server/platform/events';
import type { GithubSettings } from '@server/solving/github';
import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../../test/database';
import {
  CHOICES,
  COURSE,
  COURSE_UUID,
  lessonUuid,
  NAME,
} from '../../authoring/content-import/testing/small-content';
import { addLearner } from '../../solving/submissions/testing/submitting';
import { presentCertificate } from './certificate.presenter';
import { CourseCompleted } from './certificates.events';
import { isIntact, readCredential } from './credential/verify-credential';
import { presentWork } from './judged-work.presenter';
import { certificateEntities, certifying } from './testing/certifying';

const extraLesson = `uuid: ${lessonUuid(9)}\nslug: extra\ntitle: Extra\ntype: type_text_input\ndifficulty: 1\nquestion: What?\nmatchesOne:\n  - Python\nexplanation: So.\n`;

const TASK = 'Text.\n\n## Assignment\n\nDo it.\n';
const githubLesson = `uuid: ${lessonUuid(4)}\nslug: name\ntitle: Name\ntype: type_github_checks\ndifficulty: 1\nrepository: log\nchecks:\n  - description: It’s public\n    isPublic: true\n`;

describeOnBothDatabases('certificates of completed courses', { entities: certificateEntities }, (db) => {
  test('the migrations make what the entities need', async () => {
    await expectNoDrift(db.dataSource);
  });

  test('the last lesson of a course earns the certificate, and no lesson before it', async () => {
    const { userId, listen, submit, completions } = await certifying(db);
    listen();
    for (const number of [1, 3, 4]) await submit(number);
    await db.events.dispatcher.drain();
    expect(await completions()).toEqual([]);
    db.clock.advance(60_000);
    await submit(2);
    const completedAt = db.clock.now();
    db.clock.advance(60_000);
    await db.events.dispatcher.drain();
    const [certificate] = await completions();
    expect(certificate).toMatchObject({ userId, courseId: COURSE_UUID, completedAt });
    expect(certificate).toMatchObject({ learnerName: 'Ada Lovelace', course: { title: 'Forge Python' } });
    const read = readCredential(JSON.stringify(certificate?.credential));
    expect(read && (await isIntact(read))).toBe(true);
  });

  test('says what kind of course it was', async () => {
    const { userId, issue, solveAll, change, certificates } = await certifying(db);
    await solveAll();
    await change((content) =>
      content.edit(`${COURSE}/course.yaml`, 'language: python\n', 'language: python\nkind: tour\n'),
    );
    const { id } = (await issue.execute(userId, COURSE_UUID))!;
    await change(() => undefined);
    expect(presentCertificate(await certificates.view(id), '').TypeDescription).toBe('Tour');
  });

  test('it’s issued once, no matter how many ask at the same time', async () => {
    const { userId, issue, solveAll, completions } = await certifying(db);
    await solveAll();
    const issued = await Promise.all(Array.from({ length: 12 }, () => issue.execute(userId, COURSE_UUID)));
    expect(await completions()).toHaveLength(1);
    expect(new Set(issued.map((certificate) => certificate?.id)).size).toBe(1);
    expect(db.emitted(CourseCompleted)).toMatchObject([{ userId, completionId: issued[0]?.id }]);
  });

  test('a lesson that this server can’t offer isn’t waited for, and is needed by those who come later', async () => {
    const settings: GithubSettings = { github: undefined };
    const { userId, issue, submit, change, completions } = await certifying(
      db,
      undefined,
      new LessonAvailability(settings),
    );
    await change((content) =>
      content.write(`${NAME}/lesson.yaml`, githubLesson).write(`${NAME}/lesson.md`, TASK),
    );
    for (const number of [1, 2]) await submit(number);
    expect(await issue.execute(userId, COURSE_UUID)).toBeNull();
    await submit(3);
    const issued = await issue.execute(userId, COURSE_UUID);
    expect(issued?.course.chapters.map(({ lessonIds }) => lessonIds)).toEqual([
      [lessonUuid(1), lessonUuid(2)],
      [lessonUuid(3)],
    ]);
    settings.github = { clientId: 'id', clientSecret: 'secret', url: 'https://x', apiUrl: 'https://x' };
    await change((content) =>
      content.write(`${NAME}/lesson.yaml`, githubLesson).write(`${NAME}/lesson.md`, TASK),
    );
    expect(await issue.execute(userId, COURSE_UUID)).toEqual(issued);
    const other = await addLearner(db);
    for (const number of [1, 2, 3]) await submit(number, 'right', other);
    expect(await issue.execute(other, COURSE_UUID)).toBeNull();
    expect(await completions()).toHaveLength(1);
  });

  test('a lesson that the course gets later doesn’t take it away, and is needed by those who come later', async () => {
    const { userId, issue, solveAll, change, completions } = await certifying(db);
    await solveAll();
    const before = await issue.execute(userId, COURSE_UUID);
    await change((content) =>
      content
        .edit(`${CHOICES}/chapter.yaml`, '  - name\n', '  - name\n  - extra\n')
        .write(`${CHOICES}/lessons/extra/lesson.yaml`, extraLesson)
        .write(`${CHOICES}/lessons/extra/lesson.md`, 'Another one.\n'),
    );
    expect(await issue.execute(userId, COURSE_UUID)).toEqual(before);
    const other = await addLearner(db);
    await solveAll(other);
    expect(await issue.execute(other, COURSE_UUID)).toBeNull();
    expect(await completions()).toHaveLength(1);
  });

  test('a lesson that the course loses isn’t needed anymore', async () => {
    const { userId, issue, submit, change } = await certifying(db);
    for (const number of [1, 2, 3]) await submit(number);
    expect(await issue.execute(userId, COURSE_UUID)).toBeNull();
    await change((content) => content.edit(`${CHOICES}/chapter.yaml`, '  - name\n', '').remove(NAME));
    expect(await issue.execute(userId, COURSE_UUID)).toMatchObject({ userId });
  });

  test('a reset in between doesn’t matter', async () => {
    const { userId, listen, submit, completions } = await certifying(db);
    listen();
    for (const number of [1, 2, 3]) await submit(number);
    await db.dataSource.getRepository(ExerciseProgressEntity).update({ userId }, { completedAt: null });
    await submit(4);
    await db.events.dispatcher.drain();
    expect(await completions()).toHaveLength(1);
  });

  test('backfilled events give it to those who finished before there were certificates', async () => {
    const { userId, listen, solveAll, completions } = await certifying(db);
    await solveAll();
    const completedAt = db.clock.now();
    db.clock.advance(86_400_000);
    listen();
    await db.events.dispatcher.drain();
    expect(await completions()).toEqual([]);
    const [subscriber] = db.registry.of(LessonCompleted.name);
    await new EventOperations(db.database).backfill(subscriber!, db.clock.now().getTime());
    await db.events.dispatcher.drain();
    expect(await completions()).toMatchObject([{ userId, completedAt, issuedAt: db.clock.now() }]);
    expect(db.emitted(CourseCompleted)).toHaveLength(1);
  });

  test('the digest is the SHA-256 of the first accepted answer to each lesson', async () => {
    const { userId, issue, submit, solveAll, work } = await certifying(db);
    await submit(1, 'wrong');
    await solveAll();
    await submit(1, 'right in another way');
    const certificate = await issue.execute(userId, COURSE_UUID);
    const reply = presentWork(await work.of(userId, [1, 2, 3, 4].map(lessonUuid)));
    expect(reply.map(({ LessonUUID, Answer }) => [LessonUUID, Answer])).toEqual([
      [lessonUuid(1), { Files: [{ Content: 'right', Name: 'main.py' }] }],
      [lessonUuid(2), { Files: [{ Content: 'right', Name: 'main.py' }] }],
      [lessonUuid(3), { Choice: 'print' }],
      [lessonUuid(4), { TextInput: 'Python' }],
    ]);
    const text = JSON.stringify(reply);
    expect(createHash('sha256').update(text).digest('hex')).toBe(certificate?.workDigest);
    // Canonical JSON: keys in alphabetical order.
    expect(text).toContain('{"Answer":{"Files":[{"Content":"right","Name":"main.py"}]},"CreatedAt":');
  });
});
