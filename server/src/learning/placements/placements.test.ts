import { CONTENT_ENTITIES, ImportContent } from '@server/authoring/content-import';
import { CourseOutlines } from '@server/learning/catalog';
import { LessonReader } from '@server/learning/lessons';
import { expectNoDrift, newId } from '@server/platform/database';
import { placementCheck, placementReply } from '@shared/contracts';
import { DEFAULT_LOCALE } from '@shared/locales';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import { ContentFixture } from '../../authoring/content-import/testing/content-fixture';
import {
  BASICS,
  CHAPTER_UUIDS,
  COURSE,
  COURSE_UUID,
  lessonUuid,
} from '../../authoring/content-import/testing/small-content';
import { PlacementEntity } from './placement.entity';
import { PlacementCheck } from './placement-check';
import { Placements } from './placements';
import { presentCheck, presentResult } from './placements.presenter';

const entities = [...CONTENT_ENTITIES, PlacementEntity];

const question = (number: number) => `uuid: ${lessonUuid(number)}
slug: question-${number}
title: Question ${number}
type: type_text_input
difficulty: 1
question: How many?
matchesOne:
  - "${number}"
explanation: Count them.
`;

/** Two questions in the first chapter, two in the second, and a third chapter to lead up to. */
function withQuestions(content: ContentFixture): void {
  for (const number of [5, 6])
    content
      .write(`${BASICS}/lessons/question-${number}/lesson.yaml`, question(number))
      .write(`${BASICS}/lessons/question-${number}/lesson.md`, 'Count.\n');
  content
    .edit(`${BASICS}/chapter.yaml`, '  - add\n', '  - add\n  - question-5\n  - question-6\n')
    .edit(`${COURSE}/course.yaml`, '  - choices\n', '  - choices\n  - project\n')
    .write(
      `${COURSE}/chapters/project/chapter.yaml`,
      'uuid: 00000000-0000-4000-8000-00000000c003\nslug: project\ntitle: Project\ndescription: The end.\nlessons:\n  - last\n',
    )
    .write(`${COURSE}/chapters/project/lessons/last/lesson.yaml`, question(7).replace('question-7', 'last'))
    .write(`${COURSE}/chapters/project/lessons/last/lesson.md`, 'Count.\n');
}

async function setUp(db: TestDatabase, change: (content: ContentFixture) => void = withQuestions) {
  using content = new ContentFixture();
  change(content);
  await new ImportContent(db.database, db.clock).execute(content.root);
  const outlines = new CourseOutlines(db.dataSource, db.clock);
  const checks = new PlacementCheck(outlines, new LessonReader(db.dataSource, outlines));
  const placements = new Placements(db.database, db.clock);
  const read = () => checks.of(COURSE_UUID, DEFAULT_LOCALE);
  return {
    placements,
    read,
    outline: async () => (await outlines.byId(COURSE_UUID))!,
    take: async (answers: Record<number, object>) => {
      const given = Object.entries(answers).map(
        ([number, body]) => [lessonUuid(Number(number)), body] as const,
      );
      return checks.judge(await read(), new Map(given));
    },
  };
}

const FIRST_TWO = { 5: { TextInput: '5' }, 6: { TextInput: ' 6 ' } };

describeOnBothDatabases('placement checks', { entities }, (db) => {
  test('the questions are shown without their texts and answers', async () => {
    const { read } = await setUp(db);
    const { CourseUUID, Questions } = placementCheck.parse(presentCheck(await read()));
    expect(CourseUUID).toBe(COURSE_UUID);
    expect(Questions).toEqual([
      { LessonUUID: lessonUuid(5), LessonDataTextInput: { Question: 'How many?' } },
      { LessonUUID: lessonUuid(6), LessonDataTextInput: { Question: 'How many?' } },
      {
        LessonUUID: lessonUuid(3),
        LessonDataChoice: { Question: 'Which one prints?', Choices: ['print', 'input'] },
      },
      { LessonUUID: lessonUuid(4), LessonDataTextInput: { Question: 'What is the language called?' } },
      { LessonUUID: lessonUuid(7), LessonDataTextInput: { Question: 'How many?' } },
    ]);
  });

  test('right answers make chapters unnecessary, one wrong or missing answer ends that', async () => {
    const { take } = await setUp(db);
    const all = { ...FIRST_TWO, 3: { Choice: 'print' }, 4: { TextInput: 'Python' }, 7: { TextInput: '7' } };
    expect(placementReply.parse(presentResult(await take(all)))).toEqual({
      CourseUUID: COURSE_UUID,
      ChapterUUIDs: CHAPTER_UUIDS.slice(0, 2),
      NumRight: 5,
      NumQuestions: 5,
    });
    expect(await take({ ...all, 4: { TextInput: 'snake' } })).toMatchObject({
      chapterIds: [CHAPTER_UUIDS[0]],
      numRight: 4,
    });
    expect(await take({ 5: { TextInput: '5' } })).toMatchObject({ chapterIds: [], numRight: 1 });
  });

  test('an answer that isn’t among the choices is a wrong one', async () => {
    const { take } = await setUp(db);
    expect(await take({ ...FIRST_TWO, 3: { Choice: 'shout' } })).toMatchObject({
      chapterIds: [CHAPTER_UUIDS[0]],
      numRight: 2,
    });
  });

  test('a course with too few questions has no check', async () => {
    const { read } = await setUp(db, () => {});
    await expect(read()).rejects.toMatchObject({ kind: 'not-found' });
  });

  test('a learner’s last check of a course counts', async () => {
    const { placements, take } = await setUp(db);
    const userId = newId();
    await placements.store(userId, await take({}));
    await placements.store(userId, await take(FIRST_TWO));
    expect(await placements.of(userId)).toMatchObject([
      { courseId: COURSE_UUID, chapterIds: [CHAPTER_UUIDS[0]] },
    ]);
  });

  test('until a lesson is done, the course continues after what the learner knows', async () => {
    const { placements, take, outline } = await setUp(db);
    const userId = newId();
    await placements.store(userId, await take(FIRST_TWO));
    const known = await placements.knownBy(userId);
    const nextLesson = async (...done: number[]) =>
      (await outline()).nextLesson(new Set(done.map(lessonUuid)), known)?.id;
    expect([await nextLesson(), await nextLesson(1)]).toEqual([lessonUuid(3), lessonUuid(2)]);
  });

  test('the migration fits the entity', async () => {
    await expectNoDrift(db.dataSource);
  });
});
