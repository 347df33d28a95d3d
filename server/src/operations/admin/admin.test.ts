import { buffer } from 'node:stream/consumers';
import { ReportKarma } from '@server/community/leaderboards/report-karma';
import { CourseEntity, CourseOutlines } from '@server/learning/catalog';
import { GUEST } from '@server/people/access';
import { UserEntity, UserRepository } from '@server/people/users';
import { expectNoDrift, newId } from '@server/platform/database';
import { KARMA } from '@shared/rules/karma';
import { QUESTS } from '@shared/rules/quests';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import { COURSE_UUID, lessonUuid } from '../../authoring/content-import/testing/small-content';
import { FeedbackEntity } from '../../community/feedback/feedback.entity';
import { ReportDecided } from '../../community/feedback/feedback.events';
import { ReportStateEntity } from '../../community/feedback/report-state.entity';
import { Reports } from '../../community/feedback/reports';
import { SendFeedback } from '../../community/feedback/send-feedback';
import { BroadcastEntity } from '../../community/notifications/broadcasts/broadcast.entity';
import { Broadcasts } from '../../community/notifications/broadcasts/broadcasts';
import { RatingCache } from '../../community/reviews/rating-cache';
import { ReviewEntity } from '../../community/reviews/review.entity';
import { SubmitReview } from '../../community/reviews/submit-review';
import { BossEventEntity } from '../../game/bosses/boss-event.entity';
import { BossEvents } from '../../game/bosses/boss-events';
import { BossList } from '../../game/bosses/boss-list';
import { QuestSwitches } from '../../game/quests/quest-switches';
import { SwitchedOffQuestEntity } from '../../game/quests/switched-off-quest.entity';
import { ActiveDayEntity } from '../../game/streak/active-day.entity';
import { ServiceHeartbeatEntity, ServiceOutageEntity } from '../../game/streak/service-outage.entity';
import { ServiceOutages } from '../../game/streak/service-outages';
import { addLearner, submissionEntities, submitting } from '../../solving/submissions/testing/submitting';
import { AdminPolicy } from './admin.policy';
import { Administer } from './administer';
import { Announce } from './announce';
import { Audit, type AuditFilter } from './audit';
import { AuditEntryEntity } from './audit-entry.entity';
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
  BossEventEntity,
  BroadcastEntity,
  FeedbackEntity,
  ReportStateEntity,
  ReviewEntity,
  ServiceHeartbeatEntity,
  ServiceOutageEntity,
  SwitchedOffQuestEntity,
];
const NOTHING_PAID = {
  pay: async () => ({ xp: 0, breakdown: [] }),
  ofNewAccount: () => ({ xp: 0, breakdown: [] }),
};
const HOUND = { slug: 'hound', name: 'Hound', healthPerLearner: 100 } as never;

async function administering(db: TestDatabase) {
  const { database, dataSource, clock } = db;
  const { lessons, userId, submit } = await submitting(db, NOTHING_PAID);
  const users = new UserRepository(dataSource);
  const audit = new Audit(dataSource, users, clock);
  const reports = new Reports(dataSource, clock);
  const outages = new ServiceOutages(dataSource, database, clock);
  const fights = new BossEvents(dataSource, database, clock);
  const switches = new QuestSwitches(dataSource, clock);
  const send = new SendFeedback(database, lessons, clock, new Registry());
  const admin = await addLearner(db);
  const broadcasts = new Broadcasts(database, { add: async () => {} } as never, clock);
  const submitReview = new SubmitReview(
    new CourseOutlines(dataSource, clock),
    { require: async () => {} } as never,
    new RatingCache(dataSource, clock),
    database,
    clock,
  );
  return {
    userId,
    admin,
    announce: new Announce(database, broadcasts, audit),
    broadcasts,
    reports,
    outages,
    change: new ChangeAdmin(database, users, audit),
    administer: new Administer(
      database,
      audit,
      reports,
      new BossList([HOUND]),
      fights,
      outages,
      switches,
      clock,
    ),
    find: new FindUsers(dataSource),
    figures: new Figures(dataSource, clock),
    exportUsers: new ExportUsers(database, { totalsOf: async () => ({ xp: 250, gems: 0 }) } as never, audit),
    submit,
    audit,
    users,
    content: new ContentOverview(dataSource, { lastImport: null } as never, reports, {
      // A server without an account at GitHub.
      missingFor: (type: string) => (type === 'type_text_input' ? 'github' : undefined),
    } as never),
    policy: new AdminPolicy(users).rules[0]!,
    audited: async () => (await audit.list()).map(({ action, subject }) => [action, subject]),
    report: async (sender: string | undefined, text = 'A typo.') => {
      const subjectId = lessonUuid(1);
      await send.execute({ userId: sender, kind: 'lesson', subjectId, text, code: null });
      return (await reports.list())[0]!.id;
    },
    review: (words: { publicReview: string; privateReview: string }) =>
      submitReview.execute({ userId, courseId: COURSE_UUID, rating: 4, ...words }),
    karma: () => database.transaction((tx) => new ReportKarma().karmaOf(tx, userId)),
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

  test('accept a report, which is worth karma once, until they change their mind', async () => {
    const { administer, reports, report, karma, userId, admin, audited } = await administering(db);
    const reportId = await report(userId);
    expect(await reports.list({ status: 'new' })).toMatchObject([
      {
        ...{ id: reportId, text: 'A typo.', status: 'new', isAccepted: false, isOutdated: false },
        ...{ lessonId: lessonUuid(1), courseSlug: 'forge-python', kind: 'lesson' },
      },
    ]);
    const change = (status: 'new' | 'done', isAccepted: boolean) =>
      administer.changeReport(admin, { reportId, status, isAccepted });
    await change('done', true);
    await change('done', true);
    expect([await karma(), await reports.countNew()]).toEqual([KARMA.acceptedReport, 0]);
    expect(await reports.list({ status: 'done' })).toMatchObject([{ id: reportId, isAccepted: true }]);
    await change('new', false);
    expect([await karma(), await reports.countNew()]).toEqual([0, 1]);
    expect(db.emitted(ReportDecided)).toEqual(Array(2).fill({ userId, feedbackId: reportId }));
    expect((await audited()).map(([action]) => action).toSorted()).toEqual(
      ['accept-report', 'mark-report-done', 'mark-report-new', 'unaccept-report'].toSorted(),
    );
  });

  test('decide a guest’s report, and none that doesn’t exist', async () => {
    const { administer, report, admin } = await administering(db);
    const accepted = { status: 'done', isAccepted: true } as const;
    await administer.changeReport(admin, { reportId: await report(undefined), ...accepted });
    expect(db.emitted(ReportDecided)).toEqual([]);
    const missing = administer.changeReport(admin, { reportId: newId(), ...accepted });
    await expect(missing).rejects.toMatchObject({ kind: 'not-found' });
  });

  test('read the private words of reviews, again when they were changed', async () => {
    const { administer, reports, report, review, karma, userId, admin, content } = await administering(db);
    await report(userId);
    await review({ publicReview: 'Fun.', privateReview: '' });
    expect(await reports.list({ kind: 'review' })).toEqual([]);
    await review({ publicReview: 'Fun.', privateReview: 'Chapter 2 drags.' });
    const [found] = await reports.list({ kind: 'review', courseId: COURSE_UUID });
    expect(found).toMatchObject({
      text: 'Chapter 2 drags.',
      courseSlug: 'forge-python',
      code: null,
      status: 'new',
    });
    expect(await reports.list({ kind: 'review', courseId: newId() })).toEqual([]);
    expect((await reports.list({ after: found!.id })).map(({ kind }) => kind)).toEqual(['lesson']);
    expect((await content.courses())[0]!.openReports).toBe(2);
    await administer.changeReport(admin, { reportId: found!.id, status: 'done', isAccepted: true });
    db.clock.advance(HOUR_MS);
    await review({ publicReview: 'Great fun.', privateReview: 'Chapter 2 drags.' });
    expect(await reports.list({ kind: 'review' })).toMatchObject([{ status: 'done', isAccepted: true }]);
    await review({ publicReview: 'Great fun.', privateReview: 'Chapter 3 drags, too.' });
    expect(await reports.list({ kind: 'review' })).toMatchObject([
      { status: 'new', isAccepted: true, createdAt: db.clock.now() },
    ]);
    expect(await karma()).toBe(KARMA.acceptedReport);
  });

  test('announce something to everybody, once, and see it listed', async () => {
    const { announce, broadcasts, admin, audited } = await administering(db);
    const [first, second] = [newId(), newId()];
    for (const id of [first, first]) await announce.execute(admin, { id, text: 'Closed on Sunday.' });
    db.clock.advance(HOUR_MS);
    await announce.execute(admin, { id: second, text: 'Open again.' });
    const listed = await broadcasts.announcements(50);
    expect(listed.map(({ text, isSent }) => [text, isSent])).toEqual([
      ['Open again.', false],
      ['Closed on Sunday.', false],
    ]);
    expect(await broadcasts.announcements(50, listed[0]!.id)).toEqual(listed.slice(1));
    expect(await audited()).toEqual([
      ['announce', second],
      ['announce', first],
    ]);
  });

  test('switch a quest off and on, each time once in the log', async () => {
    const { administer, admin, audited } = await administering(db);
    const { id } = QUESTS[0]!;
    for (const isOn of [true, false, false, true]) await administer.switchQuest(admin, id, isOn);
    expect(await audited()).toEqual([
      ['switch-quest-on', id],
      ['switch-quest-off', id],
    ]);
  });

  test('find in the log who did what, to whom and when', async () => {
    const { audit, users, change, administer, userId, admin } = await administering(db);
    const [learner, me] = [await users.get(userId), await users.get(admin)];
    await change.execute({ userId, isAdmin: true, adminId: null });
    db.clock.advance(HOUR_MS);
    const later = db.clock.now();
    await change.execute({ userId, isAdmin: false, adminId: admin });
    await administer.startBoss(admin, 'hound');
    const found = async (filter: AuditFilter) => (await audit.list(filter)).map(({ action }) => action);
    expect(await found({ admin: me.handle.toUpperCase() })).toEqual(['start-boss', 'remove-admin']);
    expect(await found({ admin: 'nobody' })).toEqual([]);
    expect(await found({ action: 'make-admin' })).toEqual(['make-admin']);
    expect(await found({ subject: learner.handle })).toEqual(['remove-admin', 'make-admin']);
    expect(await found({ subject: 'OUND' })).toEqual(['start-boss']);
    expect(await found({ subject: '%' })).toEqual([]);
    expect(await found({ from: later, subject: learner.handle })).toEqual(['remove-admin']);
    expect(await found({ until: later })).toEqual(['make-admin']);
    await db.dataSource.manager.update(UserEntity, { id: userId }, { handle: 'countess' });
    expect(await found({ subject: 'countess', until: later })).toEqual(['make-admin']);
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

  test('start a fight if none is running', async () => {
    const { administer, admin, audited } = await administering(db);
    await expect(administer.startBoss(admin, 'cat')).rejects.toMatchObject({ kind: 'not-found' });
    await administer.startBoss(admin, 'hound');
    await expect(administer.startBoss(admin, 'hound')).rejects.toMatchObject({ kind: 'conflict' });
    expect(await audited()).toEqual([['start-boss', 'hound']]);
  });

  test('declare an outage that’s over and not long ago', async () => {
    const { administer, outages, admin, audited } = await administering(db);
    const ago = (hours: number) => new Date(db.clock.now().getTime() - hours * HOUR_MS);
    const refused = (from: Date, to: Date) =>
      expect(administer.addOutage(admin, from, to)).rejects.toMatchObject({ kind: 'invalid' });
    await refused(ago(1), ago(2));
    await refused(ago(1), ago(-1));
    await refused(ago(8 * 24), ago(7 * 24));
    expect(await audited()).toEqual([]);
    await administer.addOutage(admin, ago(5), ago(2));
    expect(await outages.newest(10)).toEqual([{ startedAt: ago(5), endedAt: ago(2) }]);
    expect(await audited()).toEqual([['add-outage', ago(5).toISOString()]]);
  });
});
