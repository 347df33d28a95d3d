import { createHmac } from 'node:crypto';
import { expectNoDrift, newId } from '@server/platform/database';
import { signedText } from '@shared/rules/offline-time';
import { describe, expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import { lessonUuid } from '../../authoring/content-import/testing/small-content';
import { RefreshTokenEntity } from '../../people/auth/refresh-token.entity';
import { SessionEntity } from '../../people/auth/session.entity';
import { Sessions } from '../../people/auth/sessions';
import { type LessonCompletion, type LessonReward, LessonRewards } from './lesson-rewards';
import { presentSubmission } from './submission.presenter';
import {
  addLearner,
  answerTo,
  exerciseOf,
  InstantJudge,
  submissionEntities,
  submitting,
} from './testing/submitting';

const HOUR = 3_600_000;

class SevenXp extends LessonRewards {
  readonly paid: LessonCompletion[] = [];

  async pay(_tx: unknown, completion: LessonCompletion): Promise<LessonReward> {
    this.paid.push(completion);
    return { xp: 7, breakdown: [], day: '2026-03-02' };
  }

  ofNewAccount = () => ({ xp: 7, breakdown: [] });
}

interface Sending {
  code?: string;
  requestId?: string;
  /** Hours ago, on the device's clock. */
  made?: number;
  signedFor?: number;
}

/** A device with an anchor, whose clock is three days behind. */
async function offline(db: TestDatabase) {
  db.clock.set('2026-03-02T08:00:00Z');
  const rewards = new SevenXp();
  const judge = new InstantJudge();
  const base = await submitting(db, rewards, judge);
  const { userId, anchors, useCase } = base;
  const deviceNow = () => db.clock.now().getTime() - 72 * HOUR;
  const session = { userId, sessionId: newId() };
  const anchorAgain = () => anchors.create(session, new Date(deviceNow()));
  const anchor = await anchorAgain();
  const send = async (
    number: number,
    { code, requestId = newId(), made = 1, signedFor = made }: Sending = {},
  ) => {
    const madeAt = (hours: number) => deviceNow() - hours * HOUR;
    const text = signedText(requestId, lessonUuid(number), madeAt(signedFor));
    const offline = {
      anchorUUID: anchor.id,
      localMadeAt: madeAt(made),
      localSentAt: deviceNow(),
      signature: createHmac('sha256', anchor.secret).update(text).digest('base64url'),
    };
    const body = { ...answerTo(number, code), requestUUID: requestId, offline };
    return presentSubmission(await useCase.execute({ userId, exercise: exerciseOf(number), body }));
  };
  return { ...base, rewards, judge, anchor, anchorAgain, send };
}

describeOnBothDatabases(
  'answers that were made offline',
  { entities: [...submissionEntities, RefreshTokenEntity, SessionEntity] },
  (db) => {
    test('have the columns that they need', async () => {
      await expectNoDrift(db.dataSource);
    });

    test('count for the day they were made, on the server’s clock', async () => {
      const { send, rewards, submissions } = await offline(db);
      db.clock.advance(50 * HOUR);
      const { Offline, XPReward } = await send(1, { made: 26 });
      expect([Offline, XPReward]).toEqual([
        { MadeAt: '2026-03-03T08:00:00.000Z', Refusal: null, Day: '2026-03-02' },
        7,
      ]);
      const madeAt = new Date('2026-03-03T08:00:00Z');
      expect(rewards.paid).toMatchObject([{ completedAt: db.clock.now(), madeAt }]);
      expect(await submissions()).toMatchObject([{ createdAt: db.clock.now(), madeAt }]);
    });

    test('count when they arrive if the time isn’t proven, and say so', async () => {
      const { send, rewards, anchorAgain } = await offline(db);
      db.clock.advance(50 * HOUR);
      expect((await send(1, { made: 30, signedFor: 1 })).Offline).toMatchObject({
        MadeAt: null,
        Refusal: 'anchor',
      });
      expect((await send(2, { made: 51 })).Offline).toMatchObject({ Refusal: 'clock' });
      expect((await send(3, { made: 2 })).Offline).toMatchObject({ Refusal: null });
      expect((await send(4, { made: 9 })).Offline).toMatchObject({ MadeAt: null, Refusal: 'order' });
      await anchorAgain();
      expect((await send(4, { made: 1 })).Offline).toMatchObject({ MadeAt: null, Refusal: 'anchor' });
      expect(rewards.paid.map(({ madeAt }) => madeAt !== undefined)).toEqual([false, false, true, false]);
    });

    describe('after the learner’s last contact', () => {
      /** Another device of the learner signs in and then asks for an access token, hours after the anchor. */
      async function another(device: Awaited<ReturnType<typeof offline>>, ...hours: number[]) {
        const sessions = new Sessions(db.clock, { authSecret: 'x'.repeat(32) });
        const { sessionId } = await db.database.transaction((tx) => sessions.open(tx, device.userId));
        return seen(device, sessionId, ...hours);
      }

      async function seen(
        { anchor }: { anchor: { createdAt: Date } },
        sessionId: string,
        ...hours: number[]
      ) {
        for (const hour of hours) {
          const spentAt = new Date(anchor.createdAt.getTime() + hour * HOUR);
          const token = { id: newId(), sessionId, hash: newId(), expiresAt: spentAt, spentAt };
          await db.dataSource.manager.insert(RefreshTokenEntity, token);
        }
      }

      test('a second session can’t fill a week with an old anchor', async () => {
        const device = await offline(db);
        await another(device, 24, 72, 120, 166);
        db.clock.advance(167 * HOUR);
        const days = [];
        for (const made of [150, 102, 30, 3]) days.push((await device.send(1, { made })).Offline);
        expect(days).toEqual(days.map(() => expect.objectContaining({ MadeAt: null, Refusal: 'online' })));
        expect((await device.send(2, { made: 0.5 })).Offline).toMatchObject({ Refusal: null });
      });

      test('a session that signs in to send them is one', async () => {
        const device = await offline(db);
        db.clock.advance(50 * HOUR);
        await another(device);
        expect((await device.send(1, { made: 26 })).Offline).toMatchObject({ Refusal: 'online' });
      });

      test('the session that comes back may send what it made, and not what it made before an earlier visit', async () => {
        const device = await offline(db);
        const own = {
          id: device.anchor.sessionId,
          userId: device.userId,
          createdAt: device.anchor.createdAt,
        };
        const rest = { confirmedAt: null, device: null, endedAt: null, expiresAt: new Date(8.64e15) };
        await db.dataSource.manager.insert(SessionEntity, { ...own, ...rest });
        await seen(device, own.id, 20, 49.5);
        db.clock.advance(50 * HOUR);
        expect((await device.send(1, { made: 32 })).Offline).toMatchObject({ Refusal: 'online' });
        expect((await device.send(2, { made: 26 })).Offline).toMatchObject({ Refusal: null });
      });
    });

    test('can’t use another learner’s anchor', async () => {
      const { anchor, send, useCase } = await offline(db);
      const requestId = newId();
      const localMadeAt = anchor.localAt.getTime();
      const text = signedText(requestId, lessonUuid(1), localMadeAt);
      const signature = createHmac('sha256', anchor.secret).update(text).digest('base64url');
      const proof = { anchorUUID: anchor.id, localMadeAt, localSentAt: localMadeAt, signature };
      const body = { ...answerTo(1), requestUUID: requestId, offline: proof };
      const other = { userId: await addLearner(db), exercise: exerciseOf(1), body };
      expect((await useCase.execute(other)).offline).toMatchObject({ MadeAt: null, Refusal: 'anchor' });
      expect((await send(1, { made: 0 })).Offline).toMatchObject({ Refusal: null });
    });

    test('are judged and paid once, even if the reply got lost and they are sent again', async () => {
      const { send, rewards, judge, progress, submissions } = await offline(db);
      const requestId = newId();
      const first = await send(1, { requestId });
      const again = await send(1, { requestId });
      expect(again).toMatchObject({
        SubmissionUUID: first.SubmissionUUID,
        ResultSlug: 'success',
        XPReward: 7,
      });
      expect([judge.tasks.length, rewards.paid.length]).toEqual([1, 1]);
      expect(await progress(1)).toMatchObject({ attempts: 1, successCount: 1 });
      expect(await submissions()).toHaveLength(1);
    });

    test('are recorded once if both attempts are judged at the same time', async () => {
      const { send, rewards, progress } = await offline(db);
      const requestId = newId();
      const replies = await Promise.all([1, 2, 3].map(() => send(1, { requestId })));
      expect(new Set(replies.map(({ SubmissionUUID }) => SubmissionUUID)).size).toBe(1);
      expect([rewards.paid.length, (await progress(1))?.attempts]).toEqual([1, 1]);
    });

    test('of two learners may have the same request id', async () => {
      const { userId, send, useCase } = await offline(db);
      const requestId = newId();
      const { SubmissionUUID } = await send(1, { requestId });
      const other = await addLearner(db);
      const body = { ...answerTo(1), requestUUID: requestId };
      const { submission } = await useCase.execute({ userId: other, exercise: exerciseOf(1), body });
      expect([submission.id === SubmissionUUID, userId === other]).toEqual([false, false]);
    });

    test('are in the history next to what another device submitted meanwhile', async () => {
      const { userId, send, submit, attempts } = await offline(db);
      db.clock.advance(2 * HOUR);
      await submit(1, 'right, elsewhere');
      await send(1, { code: 'right, offline', made: 1 });
      const page = await attempts.page(userId, exerciseOf(1));
      expect(page.attempts.map(({ submission }) => submission)).toMatchObject([
        { answer: { files: [{ content: 'right, offline' }] }, madeAt: new Date('2026-03-02T09:00:00Z') },
        { answer: { files: [{ content: 'right, elsewhere' }] }, madeAt: null },
      ]);
    });

    test('are judged again after a failure of the judge', async () => {
      const { send } = await offline(db);
      const requestId = newId();
      expect((await send(1, { requestId, code: 'judge-failure' })).ResultSlug).toBe('system-error');
      expect((await send(1, { requestId })).ResultSlug).toBe('success');
    });
  },
);
