import { Logger } from '@nestjs/common';
import { ReportKarma } from '@server/community/leaderboards/report-karma';
import { CourseOutlines } from '@server/learning/catalog';
import { UserRepository } from '@server/people/users';
import { Invalidations } from '@server/platform/cache';
import { newId } from '@server/platform/database';
import { KARMA } from '@shared/rules/karma';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import { COURSE_UUID, lessonUuid } from '../../authoring/content-import/testing/small-content';
import { Audit } from '../../operations/audit/audit';
import { AuditEntryEntity } from '../../operations/audit/audit-entry.entity';
import { addLearner, submissionEntities, submitting } from '../../solving/submissions/testing/submitting';
import { RatingCache } from '../reviews/rating-cache';
import { ReviewEntity } from '../reviews/review.entity';
import { SubmitReview } from '../reviews/submit-review';
import { ChangeReport } from './change-report';
import { FeedbackEntity } from './feedback.entity';
import { ReportDecided } from './feedback.events';
import { ReportStateEntity } from './report-state.entity';
import { Reports } from './reports';
import { SendFeedback } from './send-feedback';

Logger.overrideLogger(false);

const HOUR_MS = 3_600_000;
const NOTHING_PAID = {
  pay: async () => ({ xp: 0, breakdown: [] }),
  ofNewAccount: () => ({ xp: 0, breakdown: [] }),
};

async function deciding(db: TestDatabase) {
  const { database, dataSource, clock } = db;
  const { lessons, userId } = await submitting(db, NOTHING_PAID);
  const audit = new Audit(dataSource, new UserRepository(dataSource), clock);
  const reports = new Reports(dataSource, clock);
  const send = new SendFeedback(database, lessons, clock, new Registry());
  const submitReview = new SubmitReview(
    new CourseOutlines(dataSource, clock),
    { require: async () => {} } as never,
    new RatingCache(dataSource, clock, new Invalidations()),
    database,
    clock,
  );
  return {
    userId,
    admin: await addLearner(db),
    reports,
    change: new ChangeReport(database, reports, audit),
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

const entities = [...submissionEntities, AuditEntryEntity, FeedbackEntity, ReportStateEntity, ReviewEntity];

describeOnBothDatabases('admins', { entities }, (db) => {
  test('accept a report, which is worth karma once, until they change their mind', async () => {
    const { change, reports, report, karma, userId, admin, audited } = await deciding(db);
    const reportId = await report(userId);
    expect(await reports.list({ status: 'new' })).toMatchObject([
      {
        ...{ id: reportId, text: 'A typo.', status: 'new', isAccepted: false, isOutdated: false },
        ...{ lessonId: lessonUuid(1), courseSlug: 'forge-python', kind: 'lesson' },
      },
    ]);
    const decide = (status: 'new' | 'done', isAccepted: boolean) =>
      change.execute(admin, { reportId, status, isAccepted });
    await decide('done', true);
    await decide('done', true);
    expect([await karma(), await reports.countNew()]).toEqual([KARMA.acceptedReport, 0]);
    expect(await reports.list({ status: 'done' })).toMatchObject([{ id: reportId, isAccepted: true }]);
    await decide('new', false);
    expect([await karma(), await reports.countNew()]).toEqual([0, 1]);
    expect(db.emitted(ReportDecided)).toEqual(Array(2).fill({ userId, feedbackId: reportId }));
    expect((await audited()).map(([action]) => action).toSorted()).toEqual(
      ['accept-report', 'mark-report-done', 'mark-report-new', 'unaccept-report'].toSorted(),
    );
  });

  test('decide a guest’s report, and none that doesn’t exist', async () => {
    const { change, report, admin } = await deciding(db);
    const accepted = { status: 'done', isAccepted: true } as const;
    await change.execute(admin, { reportId: await report(undefined), ...accepted });
    expect(db.emitted(ReportDecided)).toEqual([]);
    const missing = change.execute(admin, { reportId: newId(), ...accepted });
    await expect(missing).rejects.toMatchObject({ kind: 'not-found' });
  });

  test('read the private words of reviews, again when they were changed', async () => {
    const { change, reports, report, review, karma, userId, admin } = await deciding(db);
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
    expect(await reports.countOpen()).toEqual(new Map([[COURSE_UUID, 2]]));
    await change.execute(admin, { reportId: found!.id, status: 'done', isAccepted: true });
    db.clock.advance(HOUR_MS);
    await review({ publicReview: 'Great fun.', privateReview: 'Chapter 2 drags.' });
    expect(await reports.list({ kind: 'review' })).toMatchObject([{ status: 'done', isAccepted: true }]);
    await review({ publicReview: 'Great fun.', privateReview: 'Chapter 3 drags, too.' });
    expect(await reports.list({ kind: 'review' })).toMatchObject([
      { status: 'new', isAccepted: true, createdAt: db.clock.now() },
    ]);
    expect(await karma()).toBe(KARMA.acceptedReport);
  });
});
