import { CourseOutlines } from '@server/learning/catalog';
import { MAX_ATTEMPTS_PER_PAGE } from '@shared/contracts';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import { lessonUuid } from '../../authoring/content-import/testing/small-content';
import { presentAttempt, presentRecentResult } from './attempt.presenter';
import { LearnerAttempts } from './learner-attempts';
import { NO_REWARD } from './lesson-rewards';
import { RecentResults } from './recent-results';
import { addLearner, exerciseOf, submissionEntities, submitting } from './testing/submitting';

const NOTHING_PAID = { pay: async () => NO_REWARD, ofNewAccount: () => NO_REWARD };

async function setUp(db: TestDatabase) {
  const { exercises, submit, userId } = await submitting(db, NOTHING_PAID);
  const attempts = new LearnerAttempts(db.dataSource, exercises);
  const page = async (number: number, before?: string) => {
    const found = await attempts.page(userId, exerciseOf(number), { before });
    return { ...found, attempts: found.attempts.map(presentAttempt) };
  };
  const recent = new RecentResults(db.dataSource, new CourseOutlines(db.dataSource, db.clock));
  const latest = async () => (await recent.list(userId)).map(presentRecentResult);
  return { attempts, latest, submit, page, userId };
}
const codeOf = ({ Answer }: { Answer: { Files?: { Content: string }[] } }) => Answer.Files?.[0]?.Content;

describeOnBothDatabases('a learner’s attempts', { entities: submissionEntities }, (db) => {
  test('each has its answer, result and time, the newest first', async () => {
    const { submit, page } = await setUp(db);
    await submit(1, 'wrong');
    const first = db.clock.now().toISOString();
    db.clock.advance(60_000);
    await submit(1, 'right');
    expect(await page(1)).toMatchObject({
      attempts: [
        { ResultSlug: 'success', Answer: { Files: [{ Name: 'main.py', Content: 'right' }] } },
        { ResultSlug: 'failure', ResultMessage: 'You wrote wrong.', CreatedAt: first },
      ],
      next: null,
    });
  });

  test('answers to questions are shown like code', async () => {
    const { submit, page } = await setUp(db);
    await submit(3);
    await submit(4);
    expect((await page(3)).attempts[0]?.Answer).toEqual({ Choice: 'print' });
    expect((await page(4)).attempts[0]?.Answer).toEqual({ TextInput: 'Python' });
  });

  test('only the learner’s own, and only this lesson’s', async () => {
    const { submit, page } = await setUp(db);
    await submit(1, 'right', await addLearner(db));
    await submit(2, 'right');
    expect(await page(1)).toEqual({ attempts: [], next: null });
    await expect(page(9)).rejects.toMatchObject({ kind: 'not-found' });
  });

  test('pages follow each other without gaps, even when a new attempt arrives in between', async () => {
    const { submit, page } = await setUp(db);
    const count = 2 * MAX_ATTEMPTS_PER_PAGE;
    for (let number = 1; number <= count; number++) await submit(1, `wrong ${number}`);
    const first = await page(1);
    await submit(1, 'in between');
    const second = await page(1, first.next!);
    expect([...first.attempts, ...second.attempts].map(codeOf)).toEqual(
      Array.from({ length: count }, (_, index) => `wrong ${count - index}`),
    );
    expect(second.next).toBeNull();
  });

  test('a page of large answers is shorter', async () => {
    const { submit, page } = await setUp(db);
    for (const name of ['a', 'b', 'c']) await submit(1, `wrong ${name}${'#'.repeat(400_000)}`);
    const first = await page(1);
    expect(first.attempts).toHaveLength(2);
    expect((await page(1, first.next!)).attempts.map((each) => codeOf(each)?.slice(0, 7))).toEqual([
      'wrong a',
    ]);
  });

  test('the recent results have each lesson once, with its latest result', async () => {
    const { submit, latest } = await setUp(db);
    expect(await latest()).toEqual([]);
    await submit(1, 'wrong');
    await submit(2, 'right', await addLearner(db));
    await submit(3);
    await submit(1, 'right');
    expect(await latest()).toMatchObject([
      { LessonUUID: lessonUuid(1), ResultSlug: 'success' },
      { LessonUUID: lessonUuid(3), ResultSlug: 'success' },
    ]);
  });
});
