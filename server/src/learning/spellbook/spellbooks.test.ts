import { CONTENT_ENTITIES, ImportContent } from '@server/authoring/content-import';
import { CourseOutlines } from '@server/learning/catalog';
import { OF_LESSONS } from '@server/learning/exercises';
import { ExerciseProgressEntity, LessonProgress } from '@server/learning/progress';
import { expectNoDrift, newId } from '@server/platform/database';
import { spellbook } from '@shared/contracts';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import { ContentFixture } from '../../authoring/content-import/testing/content-fixture';
import { COURSE, lessonUuid } from '../../authoring/content-import/testing/small-content';
import { presentSpellbook } from './spellbook.presenter';
import { Spellbooks } from './spellbooks';

const PRINT_PAGE = '00000000-0000-4000-8000-0000000000a1';
const ADD_PAGE = '00000000-0000-4000-8000-0000000000a2';

const page = (uuid: string, title: string, lesson: string) =>
  `---\nuuid: ${uuid}\ntitle: ${title}\nidea: About ${title}.\nlesson: ${lesson}\n---\nThe text of ${title}.\n`;

async function setUp(db: TestDatabase, change: (content: ContentFixture) => void = () => {}) {
  using content = new ContentFixture();
  content.write(`${COURSE}/spellbook/print.md`, page(PRINT_PAGE, 'print', 'hello'));
  content.write(`${COURSE}/spellbook/adding.md`, page(ADD_PAGE, 'Adding', 'add'));
  change(content);
  await new ImportContent(db.database, db.clock).execute(content.root);
  const outlines = new CourseOutlines(db.dataSource, db.clock);
  const progress = new LessonProgress(db.dataSource);
  const spellbooks = new Spellbooks(db.dataSource, outlines, progress);
  return {
    spellbooks,
    list: async (userId: string) =>
      (await spellbooks.of(userId)).map((book) => spellbook.parse(presentSpellbook(book))),
  };
}

/** `completedAt` is null after a reset. */
async function solve(db: TestDatabase, userId: string, lesson: number, completedAt: Date | null) {
  const now = db.clock.now();
  await db.dataSource.getRepository(ExerciseProgressEntity).insert({
    userId,
    ...OF_LESSONS,
    exerciseId: lessonUuid(lesson),
    attempts: 1,
    successCount: 1,
    firstSuccessAt: now,
    completedAt,
    updatedAt: now,
  });
}

const entities = [...CONTENT_ENTITIES, ExerciseProgressEntity];

describeOnBothDatabases('the spellbook', { entities }, (db) => {
  test('the migration matches the entity', async () => {
    await expectNoDrift(db.dataSource);
  });

  test('lists every page by title; a locked one names its lesson and keeps its text', async () => {
    const { list } = await setUp(db);
    const userId = newId();
    await solve(db, userId, 1, db.clock.now());
    const [book] = await list(userId);
    expect(book).toMatchObject({ CourseSlug: 'forge-python', Language: 'python' });
    expect(book?.Pages).toMatchObject([
      { UUID: ADD_PAGE, Title: 'Adding', LessonTitle: 'Add', LessonUUID: lessonUuid(2), Text: null },
      { UUID: PRINT_PAGE, Title: 'print', Slug: 'print', Text: 'The text of print.' },
    ]);
  });

  test('a page stays unlocked after a reset of its lesson', async () => {
    const { spellbooks } = await setUp(db);
    const userId = newId();
    await solve(db, userId, 1, null);
    await expect(spellbooks.page(userId, PRINT_PAGE)).resolves.toMatchObject({ isUnlocked: true });
  });

  test('a page is refused until its lesson is solved, and unknown once it is gone', async () => {
    const { spellbooks } = await setUp(db);
    await expect(spellbooks.page(newId(), PRINT_PAGE)).rejects.toMatchObject({
      kind: 'forbidden',
      message: 'Solve the lesson “Hello” to unlock this page.',
    });
    await setUp(db, (content) => content.remove(`${COURSE}/spellbook/print.md`));
    await expect(spellbooks.page(newId(), PRINT_PAGE)).rejects.toMatchObject({ kind: 'not-found' });
  });

  test('a page has the time of its last change, locked or not', async () => {
    const { spellbooks } = await setUp(db);
    expect(await spellbooks.lastModOf(PRINT_PAGE)).toEqual(db.clock.now());
    expect(await spellbooks.lastModOf(newId())).toBeNull();
  });

  test('courses without pages have no spellbook', async () => {
    const { list } = await setUp(db, (content) => content.remove(`${COURSE}/spellbook`));
    expect(await list(newId())).toEqual([]);
  });
});
