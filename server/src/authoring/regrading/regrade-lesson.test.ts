import { LessonEntity } from '@server/learning/catalog';
import { columnsOf } from '@server/learning/exercises';
import { LessonCompleted } from '@server/learning/lessons';
import { ExerciseProgressEntity, resetLessons } from '@server/learning/progress';
import { UserRepository } from '@server/people/users';
import { AcceptedWork, LearnerAttempts, RecordRegrade } from '@server/solving/submissions';
import { text } from '@shared/texts';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import { Ledger } from '../../game/xp/ledger';
import { LedgerEntryEntity } from '../../game/xp/ledger-entry.entity';
import { PayLesson } from '../../game/xp/pay-lesson';
import { RewardRules } from '../../game/xp/reward-rule';
import { BasePay, SolutionSeen } from '../../game/xp/rules/lesson-rules';
import type { AnswerJudge, Judgement, JudgeTask } from '../../solving/submissions/answer-judge';
import { presentAttempt } from '../../solving/submissions/attempt.presenter';
import { FirstSuccess } from '../../solving/submissions/first-success';
import {
  addLearner,
  exerciseOf,
  InstantJudge,
  submissionEntities,
  submitting,
} from '../../solving/submissions/testing/submitting';
import { lessonUuid } from '../content-import/testing/small-content';
import { RegradeLesson } from './regrade-lesson';

/** Judges by the code as `InstantJudge` does, until a test mends the lesson. */
class MendableJudge extends InstantJudge {
  rule: ((code: string) => Judgement) | undefined;
  before: () => Promise<unknown> = async () => undefined;

  override async judge(task: JudgeTask): Promise<Judgement> {
    const judgement = await super.judge(task);
    if (!this.rule) return judgement;
    const { rule, before } = this;
    this.before = async () => undefined;
    await before();
    return rule((task.answer as unknown as { files: { content: string }[] }).files[0]!.content);
  }
}

const passes = (): Judgement => ({ verdict: 'success', ...text('verdict.spot-on').as('message') });
const fails = (): Judgement => ({ verdict: 'failure', message: 'Not yet.' });

async function setUp(db: TestDatabase) {
  const judge = new MendableJudge();
  const ledger = new Ledger(db.dataSource);
  const rewards = new PayLesson(
    ledger,
    new RewardRules({} as never).use([new BasePay(), new SolutionSeen(ledger)]),
  );
  const app = await submitting(db, rewards, judge);
  const record = new RecordRegrade(
    db.database,
    new UserRepository(db.dataSource),
    new FirstSuccess(rewards),
    db.clock,
  );
  const regrading = new RegradeLesson(
    db.dataSource,
    app.lessonExercises,
    judge as unknown as AnswerJudge,
    record,
  );
  const attempts = new LearnerAttempts(db.dataSource, app.exercises);
  return {
    ...app,
    judge,
    /** Mends the lesson: it's a new version that judges by `rule`. */
    async mend(rule: (code: string) => Judgement, hash = 'mended') {
      judge.rule = rule;
      await db.dataSource.manager.update(LessonEntity, { id: lessonUuid(1) }, { hash });
    },
    regrade: (options: { isDryRun?: boolean; signal?: AbortSignal; onProgress?: () => void } = {}) =>
      regrading.execute({ lessonId: lessonUuid(1), isDryRun: false, ...options }),
    xp: (userId = app.userId) => ledger.balance(userId, 'xp'),
    attempts: async (userId = app.userId) =>
      (await attempts.page(userId, exerciseOf(1))).attempts.map(presentAttempt),
    reset: () =>
      db.database.transaction((tx) => resetLessons(tx, app.userId, db.clock.now(), new Set([lessonUuid(1)]))),
  };
}

const entities = [...submissionEntities, LedgerEntryEntity];

describeOnBothDatabases('regrading a lesson', { entities }, (db) => {
  test('a failure that passes now completes the lesson and pays, once, as of when it was submitted', async () => {
    const { submit, mend, regrade, xp, progress, attempts, userId } = await setUp(db);
    await submit(1, 'wrong');
    const submittedAt = db.clock.now();
    db.clock.advance(3 * 24 * 3_600_000);
    await mend(passes);
    const report = await regrade();
    expect(report).toMatchObject({ learners: 1, judged: 1, changed: [{ from: 'failure', to: 'success' }] });
    expect(report.changed[0]!.xp).toBeGreaterThan(0);
    expect(await xp()).toBe(report.changed[0]!.xp);
    expect(await progress(1)).toMatchObject({
      attempts: 1,
      successCount: 1,
      completedAt: submittedAt,
      firstSuccessAt: submittedAt,
    });
    expect(db.emitted(LessonCompleted)).toMatchObject([{ userId, xp: report.changed[0]!.xp }]);
    expect(await attempts()).toMatchObject([
      {
        ResultSlug: 'failure',
        XPReward: 0,
        Regrade: {
          ResultSlug: 'success',
          ResultMessage: 'Spot on!',
          ResultMessageText: 'verdict.spot-on',
          XPReward: report.changed[0]!.xp,
          RegradedAt: db.clock.now().toISOString(),
        },
      },
    ]);
    const [accepted] = await new AcceptedWork(db.dataSource).of(userId, [lessonUuid(1)]);
    expect(accepted).toMatchObject({ answer: { Files: [{ Content: 'wrong' }] } });

    expect(await regrade()).toMatchObject({ judged: 0, alreadyDone: 1, changed: [] });
    await mend(passes, 'mended again');
    expect(await regrade()).toMatchObject({ judged: 1, changed: [] });
    expect(await xp()).toBe(report.changed[0]!.xp);
    expect((await attempts())[0]!.Regrade).toMatchObject({ XPReward: report.changed[0]!.xp });
    expect(db.emitted(LessonCompleted)).toHaveLength(1);
  });

  test('two runs next to each other pay once', async () => {
    const { submit, mend, regrade, xp } = await setUp(db);
    await submit(1, 'wrong');
    await mend(passes);
    const reports = await Promise.all([regrade(), regrade()]);
    expect(reports.flatMap(({ changed }) => changed)).toHaveLength(1);
    expect(await xp()).toBe(reports.flatMap(({ changed }) => changed)[0]!.xp);
  });

  test('a success that fails now keeps its completion and its XP', async () => {
    const { submit, mend, regrade, xp, progress, attempts } = await setUp(db);
    await submit(1, 'right');
    const [paid, done] = [await xp(), await progress(1)];
    await mend(fails);
    expect((await regrade()).changed).toMatchObject([{ from: 'success', to: 'failure', xp: 0 }]);
    expect(await xp()).toBe(paid);
    expect(await progress(1)).toEqual(done);
    expect((await attempts())[0]).toMatchObject({
      ResultSlug: 'success',
      Regrade: { ResultSlug: 'failure', XPReward: 0 },
    });
  });

  test('only the newest answer of each learner counts, and an unchanged verdict isn’t news', async () => {
    const { submit, mend, regrade, judge, attempts } = await setUp(db);
    const other = await addLearner(db);
    await submit(1, 'wrong 1');
    await submit(1, 'wrong 2');
    await submit(1, 'wrong 3', other);
    judge.tasks.length = 0;
    await mend(fails);
    expect(await regrade()).toMatchObject({ learners: 2, judged: 2, changed: [] });
    const judged = judge.tasks.map(({ answer }) => JSON.stringify(answer));
    expect(judged.join()).toMatch(/wrong 2.*wrong 3/);
    expect(judged.join()).not.toContain('wrong 1');
    expect((await attempts()).map(({ Regrade }) => Regrade)).toEqual([null, null]);
  });

  test('a dry run shows the same changes and stores nothing', async () => {
    const { submit, mend, regrade, xp, progress, attempts } = await setUp(db);
    await submit(1, 'wrong');
    const before = await progress(1);
    await mend(passes);
    expect(await regrade({ isDryRun: true })).toMatchObject({
      isDryRun: true,
      changed: [{ from: 'failure', to: 'success', message: 'Spot on!', xp: 0 }],
    });
    expect(await xp()).toBe(0);
    expect(await progress(1)).toEqual(before);
    expect((await attempts())[0]!.Regrade).toBeNull();
  });

  test('a learner who submits meanwhile wins', async () => {
    const { submit, mend, regrade, judge, attempts, progress } = await setUp(db);
    await submit(1, 'wrong');
    await mend(passes);
    judge.before = async () => {
      judge.rule = fails;
      await submit(1, 'wrong again');
    };
    expect(await regrade()).toMatchObject({ superseded: 1, changed: [] });
    expect((await attempts()).map(({ Regrade }) => Regrade)).toEqual([null, null]);
    expect(await progress(1)).toMatchObject({ completedAt: null, successCount: 0 });
  });

  test('what can’t be judged is listed, changes nothing, and is tried again', async () => {
    const { submit, mend, regrade, xp } = await setUp(db);
    await submit(1, 'wrong');
    await mend(() => undefined);
    const failed = await regrade();
    expect(failed).toMatchObject({ judged: 0, changed: [] });
    expect(failed.failed).toHaveLength(1);
    await mend(passes);
    expect((await regrade()).changed).toHaveLength(1);
    expect(await xp()).toBeGreaterThan(0);
  });

  test('a stopped run goes on where it was', async () => {
    const { submit, mend, regrade } = await setUp(db);
    for (let learner = 0; learner < 3; learner++) await submit(1, 'wrong', await addLearner(db));
    await mend(passes);
    const stop = new AbortController();
    expect((await regrade({ signal: stop.signal, onProgress: () => stop.abort() })).judged).toBe(1);
    expect(await regrade()).toMatchObject({ judged: 2, alreadyDone: 1 });
  });

  test('after a reset, the lesson stays open for practice, and the XP is paid', async () => {
    const { submit, mend, regrade, reset, xp, progress } = await setUp(db);
    await submit(1, 'wrong');
    db.clock.advance(1_000);
    await reset();
    await mend(passes);
    await regrade();
    expect(await xp()).toBeGreaterThan(0);
    expect(await progress(1)).toMatchObject({ completedAt: null });
  });

  test('a solution that was seen after the answer doesn’t cost its XP', async () => {
    const { submit, mend, regrade, xp, userId } = await setUp(db);
    await submit(1, 'wrong');
    db.clock.advance(1_000);
    const key = { userId, ...columnsOf(exerciseOf(1)) };
    await db.dataSource.manager.update(ExerciseProgressEntity, key, { solutionViewedAt: db.clock.now() });
    await mend(passes);
    await regrade();
    expect(await xp()).toBeGreaterThan(0);
  });
});
