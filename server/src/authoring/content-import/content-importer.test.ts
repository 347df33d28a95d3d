import { ChapterEntity, CourseEntity, LessonEntity, TrackEntity } from '@server/learning/catalog';
import { IsNull, Not } from 'typeorm';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { TestDatabase } from '../../../test/database';
import { CONTENT_ENTITIES } from './content-import.module';
import { ContentImporter } from './content-importer';
import { watchContent } from './content-watcher';
import { ImportContent } from './import-content';
import { ContentFixture } from './testing/content-fixture';
import { BASICS, COURSE, HELLO, lessonUuid, NAME } from './testing/small-content';

const databases: TestDatabase[] = [];
afterEach(async () => {
  for (const db of databases.splice(0)) await db.close();
});

/** An importer of a content folder, with its log and a fake watcher. */
async function start(content: ContentFixture, options: { watch?: boolean; db?: TestDatabase } = {}) {
  const db = options.db ?? (await openDatabase());
  const log: string[] = [];
  const watching = { change: (_path: string) => {}, closed: false };
  const importer = new ContentImporter(
    new ImportContent(db.database, db.clock),
    db.dataSource,
    db.clock,
    { log: (message) => log.push(message), error: (message) => log.push(message) },
    { contentDir: content.root, watch: options.watch ?? false },
    async (_dir, onChange) => {
      watching.change = onChange;
      return {
        close: async () => {
          watching.closed = true;
        },
      };
    },
  );
  return { db, log, watching, importer };
}

async function openDatabase(): Promise<TestDatabase> {
  const db = new TestDatabase('sqlite', {
    entities: CONTENT_ENTITIES,
  });
  databases.push(db);
  await db.open();
  return db;
}

const titleOf = async (db: TestDatabase, number: number) =>
  (await db.dataSource.getRepository(LessonEntity).findOneByOrFail({ id: lessonUuid(number) })).title;

describe('on startup', () => {
  test('imports the content and is ready', async () => {
    using content = new ContentFixture();
    const { importer, log } = await start(content);
    expect(importer.isReady).toBe(false);
    await importer.onApplicationBootstrap();
    expect(importer.isReady).toBe(true);
    expect(log).toEqual(['Content: 8 created, 0 updated, 0 unchanged, 0 retired']);
  });

  test('with broken content it lists every problem and is not ready', async () => {
    using content = new ContentFixture();
    content.remove(`${HELLO}/lesson.md`).edit(`${NAME}/lesson.yaml`, 'difficulty: 1', 'difficulty: 20');
    const { importer, log } = await start(content);
    await importer.onApplicationBootstrap();
    expect(importer.isReady).toBe(false);
    expect(log).toHaveLength(1);
    expect(log[0]).toContain('2 problems');
    expect(log[0]).toContain(`${content.root}/${HELLO}/lesson.md:1  is missing\n`);
    expect(log[0]).toContain(`${content.root}/${NAME}/lesson.yaml:5  `);
  });

  test('with broken content after a good start it is ready with the old content', async () => {
    using content = new ContentFixture();
    const first = await start(content);
    await first.importer.onApplicationBootstrap();
    content.edit(`${NAME}/lesson.yaml`, 'title: Name', 'titel: Name');

    const second = await start(content, { db: first.db });
    await second.importer.onApplicationBootstrap();
    expect(second.importer.isReady).toBe(true);
    expect(await titleOf(first.db, 4)).toBe('Name');
  });
});

describe('while watching', () => {
  test('many changes in a row cause one import, once there are no more', async () => {
    using content = new ContentFixture();
    const { importer, watching, db, log } = await start(content, { watch: true });
    await importer.onApplicationBootstrap();
    content.edit(`${HELLO}/lesson.yaml`, 'title: Hello', 'title: Hello again');
    for (let change = 0; change < 5; change++) {
      watching.change(`${HELLO}/lesson.yaml`);
      db.clock.advance(100);
    }
    expect(log).toHaveLength(1);
    db.clock.advance(100);
    await importer.importAgain();
    expect(log).toEqual([
      'Content: 8 created, 0 updated, 0 unchanged, 0 retired',
      'Content: 0 created, 1 updated, 7 unchanged, 0 retired',
      'Content: 0 created, 0 updated, 8 unchanged, 0 retired',
    ]);
    expect(await titleOf(db, 1)).toBe('Hello again');
  });

  test('a mistake keeps the old content, and its fix is imported', async () => {
    using content = new ContentFixture();
    const { importer, db, watching } = await start(content, { watch: true });
    await importer.onApplicationBootstrap();
    const save = (file: string, from: string, to: string) => {
      content.edit(file, from, to);
      watching.change(file);
      return importer.importAgain();
    };
    await save(`${HELLO}/lesson.yaml`, 'title: Hello', 'title: ""');
    expect(importer.problems).toEqual([
      { file: `${HELLO}/lesson.yaml`, line: 3, message: '"title" must not be empty' },
    ]);
    expect(importer.isReady).toBe(true);
    expect(await titleOf(db, 1)).toBe('Hello');

    await save(`${NAME}/lesson.yaml`, 'title: Name', 'title: Its name');
    expect(await titleOf(db, 4)).toBe('Its name');

    await save(`${HELLO}/lesson.yaml`, 'title: ""', 'title: Hello, forge');
    expect(await titleOf(db, 1)).toBe('Hello, forge');
    expect(importer.problems).toEqual([]);
  });

  test.each([
    ['a lesson', `${HELLO}/lesson.yaml`],
    ['a chapter', `${BASICS}/chapter.yaml`],
    ['a course', `${COURSE}/course.yaml`],
  ])('%s whose YAML is broken stays as it was, with everything in it', async (_what, file) => {
    using content = new ContentFixture();
    const { importer, db, watching } = await start(content, { watch: true });
    await importer.onApplicationBootstrap();
    content.write(file, 'title: [');
    watching.change(file);
    await importer.importAgain();
    expect(importer.problems.map((problem) => problem.file)).toContain(file);
    for (const entity of [TrackEntity, CourseEntity, ChapterEntity, LessonEntity])
      expect(await db.dataSource.getRepository(entity).countBy({ retiredAt: Not(IsNull()) })).toBe(0);
  });

  test('a copied lesson that still has its old UUID leaves the first one alone', async () => {
    using content = new ContentFixture();
    const { importer, db, watching } = await start(content, { watch: true });
    await importer.onApplicationBootstrap();
    content.edit(`${NAME}/lesson.yaml`, lessonUuid(4), lessonUuid(1));
    watching.change(`${NAME}/lesson.yaml`);
    await importer.importAgain();
    expect(importer.problems).toHaveLength(1);
    expect(await titleOf(db, 1)).toBe('Hello');
    expect(await titleOf(db, 4)).toBe('Name');
  });

  test('a draft is offered like a live course', async () => {
    using content = new ContentFixture();
    content.edit(`${COURSE}/course.yaml`, 'status: live', 'status: draft');
    const { importer, db } = await start(content, { watch: true });
    await importer.onApplicationBootstrap();
    expect(await db.dataSource.getRepository(CourseEntity).findOneBy({})).toMatchObject({ status: 'live' });
  });

  test('only an import that changed something is reported', async () => {
    using content = new ContentFixture();
    const { importer, watching } = await start(content, { watch: true });
    let reports = 0;
    importer.onChanged(() => reports++);
    await importer.onApplicationBootstrap();
    expect(reports).toBe(1);
    await importer.importAgain();
    expect(reports).toBe(1);
    content.edit(`${HELLO}/lesson.md`, 'Programs print.', 'Programs speak.');
    watching.change(`${HELLO}/lesson.md`);
    await importer.importAgain();
    expect(reports).toBe(2);
  });

  test('shutting down stops watching and drops pending imports', async () => {
    using content = new ContentFixture();
    const { importer, watching, db, log } = await start(content, { watch: true });
    await importer.onApplicationBootstrap();
    watching.change(`${HELLO}/lesson.yaml`);
    await importer.onModuleDestroy();
    db.clock.advance(10_000);
    await importer.onModuleDestroy();
    expect(watching.closed).toBe(true);
    expect(log).toHaveLength(1);
  });

  test('a changed file on disk is noticed', async () => {
    using content = new ContentFixture();
    const changed = await new Promise<string>((noticed, fail) => {
      void watchContent(content.root, noticed, fail).then((watcher) => {
        onTestFinished(() => watcher.close());
        content.edit(`${HELLO}/lesson.md`, 'Programs print.', 'Programs speak.');
      }, fail);
    });
    expect(changed).toBe(`${HELLO}/lesson.md`);
  });
});
