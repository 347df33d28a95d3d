import { buffer } from 'node:stream/consumers';
import { CourseEntity } from '@server/learning/catalog';
import { GUEST } from '@server/people/access';
import { UserEntity, UserRepository } from '@server/people/users';
import { expectNoDrift, newId } from '@server/platform/database';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import { lessonUuid } from '../../authoring/content-import/testing/small-content';
import { FeedbackEntity } from '../../community/feedback/feedback.entity';
import { ReportStateEntity } from '../../community/feedback/report-state.entity';
import { Reports } from '../../community/feedback/reports';
import { SendFeedback } from '../../community/feedback/send-feedback';
import { ReviewEntity } from '../../community/reviews/review.entity';
import { ActiveDayEntity } from '../../game/streak/active-day.entity';
import { AdminPolicy } from '../../people/users/admin.policy';
import { addLearner, submissionEntities, submitting } from '../../solving/submissions/testing/submitting';
import { Audit } from '../audit/audit';
import { AuditEntryEntity } from '../audit/audit-entry.entity';
import { ChangeAdmin } from './change-admin';
import { ContentOverview } from './content-overview';
import { ExportUsers } from './export-users';
import { Figures } from './figures';
import { FindUsers } from './find-users';

const HOUR_MS = 3_600_000;
const entities = [
  ...submissionEntities,
  ActiveDayEntity,
  AuditEntryEntity,
  FeedbackEntity,
  ReportStateEntity,
  ReviewEntity,
];
const NOTHING_PAID = {
  pay: async () => ({ xp: 0, breakdown: [] }),
  ofNewAccount: () => ({ xp: 0, breakdown: [] }),
};

async function administering(db: TestDatabase) {
  const { database, dataSource, clock } = db;
  const { lessons, userId, submit } = await submitting(db, NOTHING_PAID);
  const users = new UserRepository(dataSource);
  const audit = new Audit(dataSource, users, clock);
  const reports = new Reports(dataSource, clock);
  const send = new SendFeedback(database, lessons, clock, new Registry());
  const admin = await addLearner(db);
  return {
    userId,
    admin,
    change: new ChangeAdmin(database, users, audit),
    find: new FindUsers(dataSource),
    figures: new Figures(dataSource, clock),
    exportUsers: new ExportUsers(database, { totalsOf: async () => ({ xp: 250, gems: 0 }) } as never, audit),
    submit,
    content: new ContentOverview(dataSource, { lastImport: null } as never, reports, {
      // A server without an account at GitHub.
      missingFor: (type: string) => (type === 'type_text_input' ? 'github' : undefined),
    } as never),
    policy: new AdminPolicy(users).rules[0]!,
    audited: async () => (await audit.list()).map(({ action, subject }) => [action, subject]),
    report: (sender: string) =>
      send.execute({ userId: sender, kind: 'lesson', subjectId: lessonUuid(1), text: 'A typo.', code: null }),
  };
}

describeOnBothDatabases('admins', { entities }, (db) => {
  test('the migration creates exactly what the entities say', async () => {
    await expectNoDrift(db.dataSource);
  });

  test('are made and removed, each time once in the log', async () => {
    const { change, policy, userId, admin, audited } = await administering(db);
    const decide = (learner: string | undefined) => policy.decide(learner, undefined as never);
    expect(await decide(userId)).toMatchObject({ kind: 'forbidden' });
    expect(await decide(GUEST)).toMatchObject({ kind: 'forbidden' });
    await change.execute({ userId, isAdmin: true, adminId: null });
    await change.execute({ userId, isAdmin: true, adminId: null });
    expect(await decide(userId)).toBe('allowed');
    await change.execute({ userId, isAdmin: false, adminId: admin });
    expect(await decide(userId)).toMatchObject({ kind: 'forbidden' });
    expect(await audited()).toEqual([
      ['remove-admin', userId],
      ['make-admin', userId],
    ]);
  });

  test('can’t remove themselves, or change an account that doesn’t exist', async () => {
    const { change, admin, audited } = await administering(db);
    const own = change.execute({ userId: admin, isAdmin: false, adminId: admin });
    await expect(own).rejects.toMatchObject({ kind: 'conflict' });
    const missing = change.execute({ userId: newId(), isAdmin: true, adminId: admin });
    await expect(missing).rejects.toMatchObject({ kind: 'not-found' });
    expect(await audited()).toEqual([]);
  });

  test('find accounts by handle, email and name, as text and not as a pattern', async () => {
    const { find, userId } = await administering(db);
    const names = { firstName: 'Zoë', lastName: 'Quill_Ampersand' };
    await db.dataSource.manager.update(UserEntity, { id: userId }, { ...names, email: 'zoe@forge.test' });
    const found = async (search: string) => (await find.execute(search, undefined)).map(({ id }) => id);
    expect(await found('quill_amp')).toEqual([userId]);
    expect(await found('ZOE@forge')).toEqual([userId]);
    expect(await found('zoë quill')).toEqual([userId]);
    expect(await found('quill%')).toEqual([]);
    expect(await found('quillxamp')).toEqual([]);
    expect((await found('')).length).toBe(2);
    expect(await find.execute('', (await found(''))[1])).toEqual([]);
  });

  test('see what happened on each of the last 14 days', async () => {
    const { figures, submit } = await administering(db);
    await submit(1, 'wrong');
    await submit(1);
    await submit(1);
    db.clock.advance(24 * HOUR_MS);
    await submit(1, 'wrong');
    await addLearner(db);
    const days = await figures.execute();
    expect(days).toHaveLength(14);
    const today = db.clock.now().toISOString().slice(0, 10);
    expect(days.slice(-2)).toMatchObject([
      { signUps: 2, activeLearners: 1, lessonsPassed: 1, failures: 1 },
      { day: today, signUps: 1, activeLearners: 1, lessonsPassed: 0, failures: 1 },
    ]);
    expect(days[0]).toMatchObject({ signUps: 0, activeLearners: 0, lessonsPassed: 0, failures: 0 });
    db.clock.advance(14 * 24 * HOUR_MS);
    expect((await figures.execute()).every(({ failures }) => failures === 0)).toBe(true);
  });

  test('download all accounts, without a formula that a spreadsheet would run, and it’s in the log', async () => {
    const { exportUsers, userId, admin, audited } = await administering(db);
    const names = { firstName: '=HYPERLINK("evil.example")', lastName: '+1' };
    await db.dataSource.manager.update(UserEntity, { id: userId }, names);
    const csv = (await buffer(await exportUsers.execute(admin))).toString();
    const lines = csv.split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFFid,handle,email,first_name,last_name,joined,language,time_zone,level,xp,admin,suspended',
    );
    expect(lines).toHaveLength(4);
    expect(lines.find((line) => line.startsWith(userId))).toContain(`,"'=HYPERLINK(""evil.example"")",'+1,`);
    expect(await audited()).toEqual([['export-users', 'users']]);
  });

  test('see the courses as they were imported, with what was reported', async () => {
    const { content, report, userId } = await administering(db);
    await report(userId);
    const [course, ...others] = await content.courses();
    expect(course).toMatchObject({ state: 'live', openReports: 1, learners: 0 });
    expect(course).toMatchObject({ lessons: 4, missing: 1 });
    expect(course!.chapters).toBeGreaterThan(0);
    await db.dataSource.manager.update(CourseEntity, { id: course!.id }, { status: 'draft' });
    expect((await content.courses()).find(({ id }) => id === course!.id)).toMatchObject({ state: 'draft' });
    expect((await content.courses()).length).toBe(1 + others.length);
  });
});
