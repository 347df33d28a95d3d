import { LessonEntity } from '@server/learning/catalog';
import { Database, expectNoDrift } from '@server/platform/database';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import { CONTENT_ENTITIES } from './content-import.module';
import { ContentRefused, ImportContent } from './import-content';
import { ContentFixture } from './testing/content-fixture';
import {
  ADD,
  BASICS,
  CHAPTER_UUIDS,
  CHOICES,
  COURSE,
  COURSE_UUID,
  HELLO,
  lessonUuid,
  NAME,
  SMALL_CONTENT,
  TRACK_UUID,
} from './testing/small-content';

const entities = CONTENT_ENTITIES;
const ALL_ROWS = 8;

const importInto = (db: TestDatabase, content: ContentFixture) =>
  new ImportContent(db.database, db.clock).execute(content.root);

/** Every row of every table, so that a test sees everything an import wrote. */
const everything = (db: TestDatabase) =>
  Promise.all(entities.map((entity) => db.dataSource.getRepository(entity).find({ order: { id: 'ASC' } })));

const lesson = (db: TestDatabase, number: number) =>
  db.dataSource.getRepository(LessonEntity).findOneByOrFail({ id: lessonUuid(number) });

describeOnBothDatabases('importing content', { entities }, (db) => {
  test('the migration creates what the entities need', async () => {
    await expectNoDrift(db.dataSource);
  });

  test('loads tracks, courses, chapters and lessons', async () => {
    using content = new ContentFixture();
    expect(await importInto(db, content)).toEqual({
      created: ALL_ROWS,
      updated: 0,
      unchanged: 0,
      retired: 0,
    });

    const [tracks, courses, chapters, lessons] = await everything(db);
    expect(tracks).toMatchObject([{ id: TRACK_UUID, slug: 'backend', courseIds: [COURSE_UUID] }]);
    expect(courses).toMatchObject([
      {
        ...{ id: COURSE_UUID, language: 'python', kind: 'course', status: 'live', rewardXp: 500 },
        lastMod: db.clock.now(),
      },
    ]);
    expect(chapters).toMatchObject([
      { id: CHAPTER_UUIDS[0], courseId: COURSE_UUID, position: 0 },
      { id: CHAPTER_UUIDS[1], courseId: COURSE_UUID, position: 1 },
    ]);
    expect(lessons).toMatchObject([
      { slug: 'hello', chapterId: CHAPTER_UUIDS[0], position: 0, type: 'type_code', difficulty: 1 },
      { slug: 'add', chapterId: CHAPTER_UUIDS[0], position: 1, courseId: COURSE_UUID, retiredAt: null },
      { slug: 'pick', chapterId: CHAPTER_UUIDS[1], position: 0, data: { answer: 'print' } },
      { slug: 'name', chapterId: CHAPTER_UUIDS[1], position: 1, data: { matchesOne: ['python'] } },
    ]);
    expect((await lesson(db, 2)).data).toMatchObject({
      files: [{ name: 'main.py' }, { name: 'numbers_data.py', isReadonly: true }],
      solutionFiles: [{ name: 'main.py', content: 'def add(a, b):\n    return a + b\n' }],
    });
    expect((await lesson(db, 1)).prose).toBe(SMALL_CONTENT[`${HELLO}/lesson.md`]);
  });

  test('a second import writes nothing', async () => {
    using content = new ContentFixture();
    await importInto(db, content);
    const before = await everything(db);
    db.clock.advance(60_000);

    expect(await importInto(db, content)).toEqual({
      created: 0,
      updated: 0,
      unchanged: ALL_ROWS,
      retired: 0,
    });
    expect(await everything(db)).toEqual(before);
  });

  test.each([
    ['lesson.md', 'give values back', 'return values'],
    ['lesson.yaml', '42', '6 * 7'],
    ['starter/numbers_data.py', '[1, 2]', '[1, 2, 3]'],
    ['solution/main.py', 'return a + b', 'return b + a'],
  ])('a change in %s updates only that lesson', async (file, from, to) => {
    using content = new ContentFixture();
    await importInto(db, content);
    const first = db.clock.now();
    db.clock.advance(60_000);
    content.edit(`${ADD}/${file}`, from, to);

    expect(await importInto(db, content)).toMatchObject({ created: 0, updated: 1, unchanged: ALL_ROWS - 1 });
    const changed = await lesson(db, 2);
    expect(changed.lastMod).toEqual(db.clock.now());
    expect(JSON.stringify(changed)).toContain(to);
    expect((await lesson(db, 1)).lastMod).toEqual(first);
  });

  test('reordered keys are the same content', async () => {
    using content = new ContentFixture();
    await importInto(db, content);
    content.edit(
      `${NAME}/lesson.yaml`,
      'title: Name\ntype: type_text_input\n',
      'type: type_text_input\ntitle: Name\n',
    );
    expect(await importInto(db, content)).toMatchObject({ updated: 0, unchanged: ALL_ROWS });
  });

  test('a new order moves lessons without changing their last modification', async () => {
    using content = new ContentFixture();
    await importInto(db, content);
    const first = db.clock.now();
    db.clock.advance(60_000);
    content.edit(`${BASICS}/chapter.yaml`, '- hello\n  - add', '- add\n  - hello');

    expect(await importInto(db, content)).toMatchObject({ created: 0, updated: 2, retired: 0 });
    expect(await lesson(db, 1)).toMatchObject({ position: 1, lastMod: first });
    expect(await lesson(db, 2)).toMatchObject({ position: 0, lastMod: first });
  });

  test('a lesson moved to another chapter keeps its identity', async () => {
    using content = new ContentFixture();
    await importInto(db, content);
    content.move(ADD, `${CHOICES}/lessons/add`);
    content
      .edit(`${BASICS}/chapter.yaml`, '  - add\n', '')
      .edit(`${CHOICES}/chapter.yaml`, '- pick', '- add\n  - pick');

    expect(await importInto(db, content)).toMatchObject({ created: 0, updated: 3, retired: 0 });
    expect(await lesson(db, 2)).toMatchObject({ chapterId: CHAPTER_UUIDS[1], position: 0, retiredAt: null });
    expect(await lesson(db, 4)).toMatchObject({ position: 2 });
  });

  test('a removed lesson is retired once and kept, and can come back as itself', async () => {
    using content = new ContentFixture();
    await importInto(db, content);
    const first = db.clock.now();
    db.clock.advance(60_000);
    content.remove(ADD).edit(`${BASICS}/chapter.yaml`, '  - add\n', '');

    expect(await importInto(db, content)).toMatchObject({ updated: 0, unchanged: ALL_ROWS - 1, retired: 1 });
    const retiredAt = db.clock.now();
    db.clock.advance(60_000);
    expect(await importInto(db, content)).toMatchObject({ updated: 0, unchanged: ALL_ROWS - 1, retired: 0 });
    expect(await lesson(db, 2)).toMatchObject({ retiredAt, lastMod: first, title: 'Add' });

    for (const [path, text] of Object.entries(SMALL_CONTENT)) content.write(path, text);
    expect(await importInto(db, content)).toMatchObject({ created: 0, updated: 1, retired: 0 });
    expect(await lesson(db, 2)).toMatchObject({ retiredAt: null, lastMod: first, position: 1 });
  });

  test('a removed chapter is retired with its lessons', async () => {
    using content = new ContentFixture();
    await importInto(db, content);
    content.remove(CHOICES).edit(`${COURSE}/course.yaml`, '  - choices\n', '');
    expect(await importInto(db, content)).toMatchObject({ updated: 0, retired: 3 });
  });

  test('content with a problem is refused, and what was loaded stays', async () => {
    using content = new ContentFixture();
    await importInto(db, content);
    const before = await everything(db);
    content.edit(`${HELLO}/lesson.md`, 'Programs print.', 'Programs shout.');
    content.edit(`${NAME}/lesson.yaml`, 'difficulty: 1', 'difficulty: 0');

    const refusal = await importInto(db, content).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ContentRefused);
    expect((refusal as ContentRefused).problems).toEqual([
      {
        file: `${NAME}/lesson.yaml`,
        line: 5,
        message: '"difficulty" must be a whole number from 1 to 10',
      },
    ]);
    expect((refusal as ContentRefused).message).toContain(`${content.root}/${NAME}/lesson.yaml:5  `);
    expect(await everything(db)).toEqual(before);
  });

  test('an import that the database aborts leaves nothing behind', async () => {
    using content = new ContentFixture();
    await db.dataSource.query('ALTER TABLE lessons RENAME TO lessons_away');
    try {
      await expect(importInto(db, content)).rejects.toThrow();
    } finally {
      await db.dataSource.query('ALTER TABLE lessons_away RENAME TO lessons');
    }
    expect(await everything(db)).toEqual(entities.map(() => []));
  });

  test('two servers that start together load the content once', async () => {
    using content = new ContentFixture();
    // With SQLite there is only one server process, so the second import runs in the same one.
    const second = db.kind === 'postgres' ? new Database(await db.openAnother()) : db.database;
    const other = new ImportContent(second, db.clock);
    const counts = await Promise.all([importInto(db, content), other.execute(content.root)]);
    expect(counts.map(({ created }) => created).toSorted((a, b) => a - b)).toEqual([0, ALL_ROWS]);
  });
});
