import { GUEST } from '@server/access';
import { CourseEntity } from '@server/catalog';
import { ReportKarma } from '@server/game/leaderboards/report-karma';
import { expectNoDrift, newId } from '@server/platform/database';
import { UserEntity, UserRepository } from '@server/users';
import { KARMA } from '@shared/rules/karma';
import { QUESTS } from '@shared/rules/quests';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../test/database';
import { lessonUuid } from '../content-import/testing/small-content';
import { FeedbackEntity } from '../feedback/feedback.entity';
import { ReportDecided } from '../feedback/feedback.events';
import { ReportDecisionEntity } from '../feedback/report-decision.entity';
import { Reports } from '../feedback/reports';
import { SendFeedback } from '../feedback/send-feedback';
import { BossEventEntity } from '../game/bosses/boss-event.entity';
import { BossEvents } from '../game/bosses/boss-events';
import { BossList } from '../game/bosses/boss-list';
import { QuestSwitches } from '../game/quests/quest-switches';
import { SwitchedOffQuestEntity } from '../game/quests/switched-off-quest.entity';
import { ActiveDayEntity } from '../game/streak/active-day.entity';
import { ServiceHeartbeatEntity, ServiceOutageEntity } from '../game/streak/service-outage.entity';
import { ServiceOutages } from '../game/streak/service-outages';
import { addLearner, submissionEntities, submitting } from '../submissions/testing/submitting';
import { AdminPolicy } from './admin.policy';
import { Administer } from './administer';
import { Audit, type AuditFilter } from './audit';
import { AuditEntryEntity } from './audit-entry.entity';
import { ChangeAdmin } from './change-admin';
import { ContentOverview } from './content-overview';
import { FindUsers } from './find-users';

const HOUR_MS = 3_600_000;
const entities = [
  ...submissionEntities,
  ActiveDayEntity,
  AuditEntryEntity,
  BossEventEntity,
  FeedbackEntity,
  ReportDecisionEntity,
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
  const { lessons, userId } = await submitting(db, NOTHING_PAID);
  const users = new UserRepository(dataSource);
  const audit = new Audit(dataSource, users, clock);
  const reports = new Reports(dataSource, clock);
  const outages = new ServiceOutages(dataSource, database, clock);
  const fights = new BossEvents(dataSource, database, clock);
  const switches = new QuestSwitches(dataSource, clock);
  const send = new SendFeedback(database, lessons, clock, new Registry());
  const admin = await addLearner(db);
  return {
    userId,
    admin,
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
    audit,
    users,
    content: new ContentOverview(dataSource, { lastImport: null } as never),
    policy: new AdminPolicy(users).rules[0]!,
    audited: async () => (await audit.list()).map(({ action, subject }) => [action, subject]),
    report: async (sender: string | undefined, text = 'A typo.') => {
      const subjectId = lessonUuid(1);
      await send.execute({ userId: sender, kind: 'lesson', subjectId, text, code: null });
      return (await reports.list('open', undefined))[0]!.id;
    },
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

  test('accept a report, which is worth karma until they change their mind', async () => {
    const { administer, reports, report, karma, userId, admin, audited } = await administering(db);
    const id = await report(userId);
    expect(await reports.list('open', undefined)).toMatchObject([
      { id, text: 'A typo.', state: 'open', lessonId: lessonUuid(1), isOutdated: false },
    ]);
    await administer.decideReport(admin, id, 'accepted');
    expect([await karma(), await reports.list('open', undefined)]).toEqual([KARMA.acceptedReport, []]);
    expect(await reports.list('accepted', undefined)).toMatchObject([{ id, state: 'accepted' }]);
    await administer.decideReport(admin, id, 'dismissed');
    expect([await karma(), await reports.list('accepted', undefined)]).toEqual([0, []]);
    await administer.decideReport(admin, id, 'open');
    expect((await reports.list('open', undefined)).length).toBe(1);
    expect(db.emitted(ReportDecided)).toEqual(Array(3).fill({ userId, feedbackId: id }));
    expect(await audited()).toEqual([
      ['reopen-report', id],
      ['dismiss-report', id],
      ['accept-report', id],
    ]);
  });

  test('decide a guest’s report, and none that doesn’t exist', async () => {
    const { administer, report, admin } = await administering(db);
    await administer.decideReport(admin, await report(undefined), 'accepted');
    expect(db.emitted(ReportDecided)).toEqual([]);
    const missing = administer.decideReport(admin, newId(), 'accepted');
    await expect(missing).rejects.toMatchObject({ kind: 'not-found' });
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
    expect(course!.lessons).toBeGreaterThan(0);
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
