import { LessonEntity } from '@server/learning/catalog';
import { lessonRef } from '@server/learning/exercises';
import { LessonCompleted, LessonSubmitted, OpenSolution } from '@server/learning/lessons';
import { UserRepository } from '@server/people/users';
import { expectNoDrift, newId } from '@server/platform/database';
import { SandboxBusy } from '@server/sandbox';
import { submissionReply } from '@shared/contracts';
import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../../test/database';
import type { ContentFixture } from '../../authoring/content-import/testing/content-fixture';
import { COURSE_UUID, HELLO, lessonUuid } from '../../authoring/content-import/testing/small-content';
import { presentLesson } from '../../learning/lessons/lesson.presenter';
import { type LessonCompletion, type LessonReward, LessonRewards } from './lesson-rewards';
import { JUDGE_FAILED } from './result';
import {
  addLearner,
  answerTo,
  exerciseOf,
  InstantJudge,
  submissionEntities,
  submitting,
} from './testing/submitting';

const REWARD: LessonReward = { xp: 7, breakdown: [{ name: 'Lesson', percent: 0, xp: 7 }] };

class SevenXp extends LessonRewards {
  readonly paid: LessonCompletion[] = [];

  async pay(_tx: unknown, completion: LessonCompletion): Promise<LessonReward> {
    this.paid.push(completion);
    return REWARD;
  }

  ofNewAccount(): LessonReward {
    return REWARD;
  }
}

describeOnBothDatabases('submitting a lesson', { entities: submissionEntities }, (db) => {
  test('code is judged in the lesson’s own language, otherwise in the course’s', async () => {
    const judge = new InstantJudge();
    const change = (content: ContentFixture) =>
      content
        .edit(`${HELLO}/lesson.yaml`, 'difficulty: 1', 'difficulty: 1\nlanguage: javascript')
        .edit(`${HELLO}/lesson.yaml`, 'main.py', 'main.js')
        .write(`${HELLO}/starter/main.js`, '')
        .write(`${HELLO}/solution/main.js`, 'hello')
        .remove(`${HELLO}/starter/main.py`)
        .remove(`${HELLO}/solution/main.py`);
    const { useCase, submit, userId, lessons } = await submitting(db, new SevenXp(), judge, { change });
    const body = { Files: [{ Name: 'main.js', Content: 'right' }] };
    await useCase.execute({ userId, exercise: exerciseOf(1), body });
    await submit(2);
    expect(judge.tasks.map(({ exercise }) => exercise.language)).toEqual(['javascript', 'python']);
    const shown = presentLesson(await lessons.byId(lessonUuid(1)));
    expect(shown.LessonDataCode?.ProgrammingLanguage).toBe('javascript');
  });

  test('the migrations make what the entities need', async () => {
    await expectNoDrift(db.dataSource);
  });

  test('the first success completes the lesson, pays, and reaches the open windows', async () => {
    const rewards = new SevenXp();
    const { userId, submit, progress, submissions, pushed } = await submitting(db, rewards);
    const reply = await submit(1);
    expect(submissionReply.parse(reply)).toMatchObject({
      ResultSlug: 'success',
      ResultMessage: 'You wrote right.',
      XPReward: 7,
      XPBreakdown: [{ Name: 'Lesson', Percent: 0, XP: 7 }],
      LessonUUID: lessonUuid(1),
      CourseUUID: COURSE_UUID,
      ChallengeUUID: null,
    });
    const now = db.clock.now();
    expect(await progress(1)).toMatchObject({ attempts: 1, successCount: 1, completedAt: now });
    expect(await submissions()).toMatchObject([
      { id: reply.SubmissionUUID, resultSlug: 'success', xpReward: 7, createdAt: now },
    ]);
    const { Output, Tests, ProgramError, Explanation, Interview, RepositoryChecks, KnownMistake, ...event } =
      reply;
    expect(pushed()).toEqual([{ userId, message: { Type: 'LessonSubmissionEvent', Data: event } }]);
    const ids = {
      userId,
      submissionId: reply.SubmissionUUID,
      lessonId: lessonUuid(1),
      courseId: COURSE_UUID,
    };
    expect(db.emitted(LessonSubmitted)).toEqual([{ ...ids, result: 'success', xp: 7 }]);
    expect(db.emitted(LessonCompleted)).toMatchObject([{ userId, lessonId: lessonUuid(1), xp: 7 }]);
  });

  test('a failure counts as an attempt and completes nothing', async () => {
    const rewards = new SevenXp();
    const { submit, progress } = await submitting(db, rewards);
    expect(await submit(1, 'wrong')).toMatchObject({ ResultSlug: 'failure', XPReward: 0, XPBreakdown: [] });
    expect(await progress(1)).toMatchObject({ attempts: 1, successCount: 0, completedAt: null });
    expect(db.emitted(LessonSubmitted)).toHaveLength(1);
    expect([db.emitted(LessonCompleted), rewards.paid]).toEqual([[], []]);
  });

  test('a second success pays nothing, and a failure after it takes nothing away', async () => {
    const { submit, progress } = await submitting(db, new SevenXp());
    await submit(1);
    const completedAt = db.clock.now();
    db.clock.advance(60_000);
    expect(await submit(1)).toMatchObject({ ResultSlug: 'success', XPReward: 0, XPBreakdown: [] });
    await submit(1, 'wrong');
    expect(await progress(1)).toMatchObject({ attempts: 3, successCount: 2, completedAt });
    expect(db.emitted(LessonCompleted)).toHaveLength(1);
  });

  test('a judge that broke costs nothing, and the next try is the first', async () => {
    const { submit, progress, submissions } = await submitting(db, new SevenXp());
    expect(await submit(1, 'judge-failure')).toMatchObject({
      ResultSlug: 'system-error',
      ResultMessage: JUDGE_FAILED,
    });
    expect(await progress(1)).toBeNull();
    expect(await submit(1)).toMatchObject({ ResultSlug: 'success', XPReward: 7 });
    expect(await progress(1)).toMatchObject({ attempts: 1 });
    expect((await submissions()).map(({ resultSlug }) => resultSlug)).toEqual(['system-error', 'success']);
  });

  test('what the reward depends on is passed on: the solution seen, the chapter complete', async () => {
    const rewards = new SevenXp();
    const { userId, submit } = await submitting(db, rewards);
    await new OpenSolution(db.database, new UserRepository(db.dataSource), db.clock).execute(
      userId,
      exerciseOf(2),
    );
    await submit(1);
    await submit(2);
    await submit(3);
    expect(rewards.paid.map((one) => [one.sawSolution, one.completesChapter])).toEqual([
      [false, false],
      [true, true],
      [false, false],
    ]);
  });

  test('a lesson that joins the chapter while an answer is judged keeps the chapter open', async () => {
    const rewards = new SevenXp();
    const judge = new InstantJudge();
    const { submit } = await submitting(db, rewards, {
      async judge(task) {
        if (task.exercise.ref.id === lessonUuid(2)) await addSibling(lessonUuid(2));
        return judge.judge(task);
      },
    });
    await submit(1);
    await submit(2);
    expect(rewards.paid.map(({ completesChapter }) => completesChapter)).toEqual([false, false]);
  });

  async function addSibling(lessonId: string): Promise<void> {
    const lessons = db.dataSource.getRepository(LessonEntity);
    const lesson = await lessons.findOneByOrFail({ id: lessonId });
    await lessons.insert({ ...lesson, id: newId(), slug: 'joined', position: 99 });
  }

  test('an explanation is given to a right answer alone', async () => {
    const { submit } = await submitting(db, new SevenXp());
    expect((await submit(4)).Explanation).toBe('After a comedy troupe.');
    expect((await submit(1)).Explanation).toBeNull();
  });

  test('the author`s message for a known mistake comes with the result', async () => {
    const grade = { verdict: 'failure' as const, message: 'Not yet.', knownMistake: 'Start at 1.' };
    const { submit } = await submitting(db, new SevenXp(), { judge: async () => grade });
    expect(submissionReply.parse(await submit(1))).toMatchObject({
      ResultMessage: 'Not yet.',
      KnownMistake: 'Start at 1.',
    });
  });

  test('learners do not see each other', async () => {
    const { submit, progress } = await submitting(db, new SevenXp());
    expect((await submit(1, 'right', await addLearner(db))).XPReward).toBe(7);
    expect(await progress(1)).toBeNull();
    expect((await submit(1)).XPReward).toBe(7);
  });

  test('nothing is judged for a lesson that is not there or an answer that does not fit', async () => {
    const judge = new InstantJudge();
    const { userId, useCase, submissions } = await submitting(db, new SevenXp(), judge);
    const missing = useCase.execute({ userId, exercise: lessonRef(newId()), body: answerTo(1) });
    await expect(missing).rejects.toMatchObject({ kind: 'not-found' });
    const unfit = useCase.execute({ userId, exercise: exerciseOf(1), body: { Choice: 'print' } });
    await expect(unfit).rejects.toMatchObject({ kind: 'invalid' });
    expect([judge.tasks, await submissions()]).toEqual([[], []]);
  });

  test('a busy sandbox is reported as busy, and nothing is stored', async () => {
    const busy = { judge: () => Promise.reject(new SandboxBusy()) };
    const { submit, progress, submissions } = await submitting(db, new SevenXp(), busy);
    await expect(submit(1)).rejects.toMatchObject({ kind: 'rate-limited', retryAfterSeconds: 5 });
    expect([await progress(1), await submissions()]).toEqual([null, []]);
  });

  test('a payment that fails undoes the whole submission', async () => {
    const broken = { pay: () => Promise.reject(new Error('on purpose')), ofNewAccount: () => REWARD };
    const { submit, progress, submissions, pushed } = await submitting(db, broken);
    await expect(submit(1)).rejects.toThrow('on purpose');
    expect([await progress(1), await submissions()]).toEqual([null, []]);
    expect([db.emitted(LessonSubmitted), pushed()]).toEqual([[], []]);
  });

  test('any message of the judge can be stored and is short enough to show', async () => {
    const { submit } = await submitting(db, new SevenXp());
    const reply = await submit(1, `wrong \0 \ud800 ${'a'.repeat(10_000)}`);
    expect(reply.ResultMessage).toMatch(/^You wrote wrong \u{fffd} \u{fffd} a+ …$/u);
    expect(reply.ResultMessage.length).toBeLessThan(510);
  });
});
