import { LessonEntity } from '@server/catalog';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { TestDatabase } from '../../test/database';
import { CONTENT_ENTITIES } from './content-import.module';
import { ContentImporter } from './content-importer';
import { watchContent } from './content-watcher';
import { ImportContent } from './import-content';
import { ContentFixture } from './testing/content-fixture';
import { HELLO, lessonUuid, NAME } from './testing/small-content';

const databases: TestDatabase[] = [];
afterEach(async () => {
  for (const db of databases.splice(0)) await db.close();
});

/** An importer of a content folder, with its log and a fake watcher. */
async function start(content: ContentFixture, options: { watch?: boolean; db?: TestDatabase } = {}) {
  const db = options.db ?? (await openDatabase());
  const log: string[] = [];
  const watching = { change: () => {}, closed: false };
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
      watching.change();
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
    const { importer, db, log } = await start(content, { watch: true });
    await importer.onApplicationBootstrap();
    content.edit(`${HELLO}/lesson.yaml`, 'title: Hello', 'title: ""');
    await importer.importAgain();
    expect(log.at(-1)).toContain('"title" must not be empty');
    expect(importer.isReady).toBe(true);
    expect(await titleOf(db, 1)).toBe('Hello');

    content.edit(`${HELLO}/lesson.yaml`, 'title: ""', 'title: Hello, forge');
    await importer.importAgain();
    expect(await titleOf(db, 1)).toBe('Hello, forge');
  });

  test('only an import that changed something is reported', async () => {
    using content = new ContentFixture();
    const { importer } = await start(content, { watch: true });
    let told = 0;
    importer.onChanged(() => told++);
    await importer.onApplicationBootstrap();
    expect(told).toBe(1);
    await importer.importAgain();
    expect(told).toBe(1);
    content.edit(`${HELLO}/lesson.md`, 'Programs print.', 'Programs speak.');
    await importer.importAgain();
    expect(told).toBe(2);
  });

  test('shutting down stops watching and drops pending imports', async () => {
    using content = new ContentFixture();
    const { importer, watching, db, log } = await start(content, { watch: true });
    await importer.onApplicationBootstrap();
    watching.change();
    await importer.onModuleDestroy();
    db.clock.advance(10_000);
    await importer.onModuleDestroy();
    expect(watching.closed).toBe(true);
    expect(log).toHaveLength(1);
  });

  test('a changed file on disk is noticed', async () => {
    using content = new ContentFixture();
    await new Promise<void>((noticed, fail) => {
      void watchContent(content.root, noticed, fail).then((watcher) => {
        onTestFinished(() => watcher.close());
        content.edit(`${HELLO}/lesson.md`, 'Programs print.', 'Programs speak.');
      }, fail);
    });
  });
});
