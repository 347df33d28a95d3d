import { LessonSubmitted } from '@server/learning/lessons';
import { SandboxBusy } from '@server/sandbox';
import { submissionReply } from '@shared/contracts';
import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../../test/database';
import { lessonUuid } from '../../authoring/content-import/testing/small-content';
import { type LessonReward, LessonRewards } from './lesson-rewards';
import { JUDGE_FAILED } from './result';
import { submissionEntities, submitting } from './testing/submitting';

const REWARD: LessonReward = { xp: 500, breakdown: [{ name: 'Lesson', percent: 0, xp: 500 }] };

/** Promises, and fails when anything is paid. */
class Promised extends LessonRewards {
  pay(): Promise<LessonReward> {
    throw new Error('A guest was paid.');
  }

  ofNewAccount(): LessonReward {
    return REWARD;
  }
}

describeOnBothDatabases('trying a lesson as a guest', { entities: submissionEntities }, (db) => {
  test('a right answer gets the whole result and the XP of a new account, and nothing is stored', async () => {
    const { tryAsGuest, submissions, progress, pushed } = await submitting(db, new Promised());
    const reply = await tryAsGuest(4);
    expect(submissionReply.parse(reply)).toMatchObject({
      ResultSlug: 'success',
      XPReward: 500,
      XPBreakdown: [{ Name: 'Lesson', Percent: 0, XP: 500 }],
      LessonUUID: lessonUuid(4),
      Explanation: 'After a comedy troupe.',
    });
    expect([await submissions(), await progress(4), pushed()]).toEqual([[], null, []]);
    expect(db.emitted(LessonSubmitted)).toEqual([]);
  });

  test('a wrong answer is judged and promises nothing', async () => {
    const { tryAsGuest } = await submitting(db, new Promised());
    expect(await tryAsGuest(1, 'wrong')).toMatchObject({
      ResultSlug: 'failure',
      ResultMessage: 'You wrote wrong.',
      XPReward: 0,
      XPBreakdown: [],
    });
  });

  test('a checker that fails is not the guest’s fault', async () => {
    const { tryAsGuest } = await submitting(db, new Promised());
    expect(await tryAsGuest(1, 'judge-failure')).toMatchObject({
      ResultSlug: 'system-error',
      ResultMessage: JUDGE_FAILED,
      XPReward: 0,
    });
  });

  test('answers are checked like those of learners', async () => {
    const { tryAsGuest } = await submitting(db, new Promised());
    await expect(tryAsGuest(99)).rejects.toMatchObject({ kind: 'not-found' });
    await expect(tryAsGuest(1, 'x'.repeat(3_000_000))).rejects.toMatchObject({ kind: 'too-large' });
  });

  test('a busy sandbox asks the guest to come back', async () => {
    const busy = { judge: () => Promise.reject(new SandboxBusy()) };
    const { tryAsGuest } = await submitting(db, new Promised(), busy);
    await expect(tryAsGuest(1)).rejects.toMatchObject({ kind: 'rate-limited', retryAfterSeconds: 5 });
  });
});
