import { CONTENT_ENTITIES, ImportContent } from '@server/authoring/content-import';
import { CourseOutlines, type LessonEntity } from '@server/learning/catalog';
import { newId } from '@server/platform/database';
import { lesson as lessonSchema } from '@shared/contracts';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import { ContentFixture } from '../../authoring/content-import/testing/content-fixture';
import {
  ADD,
  BASICS,
  HELLO,
  lessonUuid,
  NAME,
  PICK,
} from '../../authoring/content-import/testing/small-content';
import { presentLesson, presentMembersPart, presentPublicPart, presentSolution } from './lesson.presenter';
import { LessonReader } from './lesson-reader';

const entities = CONTENT_ENTITIES;

const readerOf = (db: TestDatabase) =>
  new LessonReader(db.dataSource, new CourseOutlines(db.dataSource, db.clock));

async function importSmallContent(
  db: TestDatabase,
  change: (content: ContentFixture) => void = () => {},
): Promise<void> {
  using content = new ContentFixture();
  change(content);
  await new ImportContent(db.database, db.clock).execute(content.root);
}

async function present(db: TestDatabase, number: number) {
  return presentLesson(await readerOf(db).byId(lessonUuid(number)));
}

describeOnBothDatabases('reading lessons', { entities }, (db) => {
  test('a lesson knows its position and its neighbors across chapters', async () => {
    await importSmallContent(db);
    expect(await present(db, 1)).toMatchObject({
      ChapterNumber: 1,
      LessonNumber: 1,
      PreviousLessonUUID: null,
    });
    expect(await present(db, 3)).toMatchObject({
      ChapterNumber: 2,
      LessonNumber: 1,
      PreviousLessonUUID: lessonUuid(2),
      NextLessonUUID: lessonUuid(4),
    });
    expect((await present(db, 4)).NextLessonUUID).toBeNull();
  });

  test('a lesson is in another language as far as it’s translated, and asks for one only then', async () => {
    await importSmallContent(db, (content) =>
      content
        .write(`${HELLO}/lesson.de.md`, '---\ntitle: Hallo\n---\n\nText.\n\n## Aufgabe\n\nTu es.\n')
        .write(`${BASICS}/chapter.de.yaml`, 'title: Grundlagen\ndescription: Alles.\n'),
    );
    const german = presentLesson(await readerOf(db).byId(lessonUuid(1), 'de'));
    expect(lessonSchema.parse(german)).toMatchObject({
      Title: 'Hallo',
      Readme: 'Text.\n\n## Aufgabe\n\nTu es.',
      ChapterTitle: 'Grundlagen',
      CourseTitle: 'Forge Python',
      Locale: 'de',
      Locales: ['de'],
    });
    expect(await present(db, 1)).toMatchObject({ Title: 'Hello', ChapterTitle: 'Basics', Locales: ['de'] });
    const other = presentLesson(await readerOf(db).byId(lessonUuid(2), 'de'));
    expect(other).toMatchObject({ Title: 'Add', ChapterTitle: 'Grundlagen' });
    expect([other.Locale, other.Locales]).toEqual([undefined, undefined]);
  });

  test('a lesson of a course without translations doesn’t ask for the learner’s language', async () => {
    await importSmallContent(db);
    const refuse = () => Promise.reject(new Error('asked'));
    expect((await readerOf(db).byId(lessonUuid(1), refuse)).lesson.title).toBe('Hello');
  });

  test.each([1, 2, 3, 4])('lesson %i shows nothing of its answer', async (number) => {
    await importSmallContent(db);
    const shown = await present(db, number);
    expect(lessonSchema.safeParse(shown).error).toBeUndefined();
    const { lesson } = await readerOf(db).byId(lessonUuid(number));
    const text = JSON.stringify({ ...shown, Readme: '', CourseSlug: '', CourseTitle: '' });
    for (const secret of secretsOf(lesson)) expect(text).not.toContain(JSON.stringify(secret).slice(1, -1));
  });

  test.each([1, 2, 3, 4])(
    'lesson %i has a public part without the work, which can be held back',
    async (number) => {
      await importSmallContent(db);
      const open = await readerOf(db).byId(lessonUuid(number));
      const [shown, work] = [presentPublicPart(open), presentMembersPart(open)];
      expect(Object.keys(work)).toEqual([expect.stringMatching(/^LessonData/)]);
      expect(Object.keys(shown)).toEqual(Object.keys(presentLesson(open)).slice(0, -1));
      expect(shown).toMatchObject({ Title: open.lesson.title, Readme: open.lesson.prose });
    },
  );

  test('a lesson shows its task and minutes; both can be taken away again', async () => {
    await importSmallContent(db, (content) =>
      content.edit(`${HELLO}/lesson.yaml`, 'difficulty: 1', 'difficulty: 1\ntask: Print it.\nminutes: 5'),
    );
    expect(await present(db, 1)).toMatchObject({ Task: 'Print it.', Minutes: 5 });
    await importSmallContent(db);
    expect(await present(db, 1)).toMatchObject({ Task: null, Minutes: null });
  });

  test('what a wrong answer is measured by stays on the server', async () => {
    await importSmallContent(db, (content) => {
      const rules = 'hiddenRuns: [{ stdin: SECRET }]\nchecks: [{ uses: loop, message: SECRET }]\n';
      content.edit(`${HELLO}/lesson.yaml`, 'files:', `${rules}files:`);
      content.write(`${HELLO}/wrong/a/main.py`, 'SECRET').write(`${HELLO}/wrong/a/message.md`, 'SECRET');
      const random = 'random: { call: "add(SECRET, 1)", inputs: { SECRET: { bool: {} } } }\n';
      content.edit(`${ADD}/lesson.yaml`, 'files:', `${random}files:`);
      content.edit(`${PICK}/lesson.yaml`, '- input', '- { text: input, why: SECRET }');
      content.edit(
        `${NAME}/lesson.yaml`,
        'explanation:',
        'wrong: [{ answer: SECRET, why: SECRET }]\nexplanation:',
      );
    });
    for (const number of [1, 2, 3, 4]) {
      const shown = await present(db, number);
      expect(lessonSchema.safeParse(shown).error).toBeUndefined();
      expect(JSON.stringify(shown)).not.toContain('SECRET');
    }
    expect((await present(db, 3)).LessonDataChoice?.Choices).toEqual(['print', 'input']);
  });

  test('the solution is the whole program, or the answer', async () => {
    await importSmallContent(db);
    const solution = async (number: number) => {
      const { type, lesson } = await readerOf(db).byId(lessonUuid(number));
      return presentSolution({ type, data: lesson.data }, { viewedAt: db.clock.now(), isWaived: false });
    };
    expect((await solution(1)).SolutionFiles).toMatchObject([{ Name: 'main.py' }]);
    expect((await solution(3)).Answer).toBe('print');
    expect((await solution(4)).TextInput).toMatchObject({ ContainsNone: expect.any(Array) });
  });

  test('a retired lesson is not found', async () => {
    await importSmallContent(db);
    using content = new ContentFixture();
    content.remove(HELLO).edit('courses/forge-python/chapters/basics/chapter.yaml', '  - hello\n', '');
    await new ImportContent(db.database, db.clock).execute(content.root);
    await expect(readerOf(db).byId(lessonUuid(1))).rejects.toMatchObject({ kind: 'not-found' });
    await expect(readerOf(db).byId(newId())).rejects.toMatchObject({ kind: 'not-found' });
  });
});

/** Texts that would give the answer away. */
function secretsOf({ data }: LessonEntity): string[] {
  switch (data.type) {
    case 'type_code':
      return [data.expectedOutput, ...data.solutionFiles.map(({ content }) => content)];
    case 'type_code_tests':
      return [
        ...data.solutionFiles.map(({ content }) => content),
        ...(data.tests ?? []).filter(({ hidden }) => hidden).map(({ call }) => call),
        ...(data.testFiles ?? []).filter(({ isHidden }) => isHidden).map(({ content }) => content),
      ];
    case 'type_code_sql':
      return [
        ...data.solutionFiles.map(({ content }) => content),
        ...data.testFiles.filter(({ isHidden }) => isHidden).map(({ content }) => content),
      ];
    case 'type_choice':
      return [data.explanation, '"answer"'];
    case 'type_manual':
    case 'type_github_checks':
      return [];
    case 'type_interview_question':
      return data.solutionPoints.flatMap(({ point, explanation }) => [point, explanation]);
    case 'type_text_input':
      return [data.explanation, ...(data.matchesOne ?? []), ...(data.containsAll ?? [])];
    case 'type_cli':
      return data.solution.map(({ content }) => content);
  }
}
