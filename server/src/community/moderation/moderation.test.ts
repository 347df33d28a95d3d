import { CourseOutlines } from '@server/learning/catalog';
import { OF_LESSONS } from '@server/learning/exercises';
import { ExerciseProgressEntity, LessonProgress } from '@server/learning/progress';
import { Access } from '@server/people/access';
import {
  FindProfile,
  Handles,
  ModeratedProfile,
  Suspensions,
  UserEntity,
  UsersPolicy,
} from '@server/people/users';
import { Invalidations } from '@server/platform/cache';
import { expectNoDrift, newId } from '@server/platform/database';
import type { ModerationAction, ReportKind } from '@shared/rules/moderation';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import { COURSE_UUID, lessonUuid } from '../../authoring/content-import/testing/small-content';
import { Audit } from '../../operations/audit/audit';
import { AuditEntryEntity } from '../../operations/audit/audit-entry.entity';
import { EraseAccount } from '../../people/account-data/erase-account';
import { accountEntities, accountsOn, MailRecorder } from '../../people/auth/testing/accounts';
import { ChangeHandle } from '../../people/users/change-handle';
import { DEFAULT_DETAILS, ProfileDetailsEntity } from '../../people/users/profile-details.entity';
import { ProfileImageEntity } from '../../people/users/profile-image/profile-image.entity';
import { ProfileImages } from '../../people/users/profile-image/profile-images';
import { addLearner, submissionEntities, submitting } from '../../solving/submissions/testing/submitting';
import { ModeratedReviews } from '../reviews/moderated-reviews';
import { RatingCache } from '../reviews/rating-cache';
import { ReleaseReviews } from '../reviews/release-reviews';
import { ReviewEntity } from '../reviews/review.entity';
import { ReviewVoteEntity } from '../reviews/review-vote.entity';
import { Reviews } from '../reviews/reviews';
import { ReviewReleased, ReviewSubmitted } from '../reviews/reviews.events';
import { ReviewsPolicy } from '../reviews/reviews.policy';
import { SubmitReview } from '../reviews/submit-review';
import { AccountActions } from './account-actions';
import { CaseViews } from './case-view';
import { ContentActions } from './content-actions';
import { EraseDueAccounts } from './erase-due-accounts.job';
import { ForgetDecided } from './forget-decided.job';
import { Moderate } from './moderate';
import { AuthorModerated } from './moderation.events';
import { ModerationPolicy } from './moderation.policy';
import { presentCase } from './moderation.presenter';
import { ModerationActionEntity } from './moderation-action.entity';
import { ModerationCaseEntity } from './moderation-case.entity';
import { ModerationCases } from './moderation-cases';
import { ModerationReportEntity } from './moderation-report.entity';
import { MailModerationNotice } from './notice/mail-moderation-notice';
import { QueueFirstReviews } from './queue-first-reviews';
import { ReportContent } from './report-content';
import { Subjects } from './subjects';
import { UndoModeration } from './undo-moderation';

const DAY_MS = 86_400_000;
const NOTHING_PAID = {
  pay: async () => ({ xp: 0, breakdown: [] }),
  ofNewAccount: () => ({ xp: 0, breakdown: [] }),
};
const entities = [
  ...new Set([
    ...submissionEntities,
    ...accountEntities,
    AuditEntryEntity,
    ModerationActionEntity,
    ModerationCaseEntity,
    ModerationReportEntity,
    ProfileDetailsEntity,
    ProfileImageEntity,
    ReviewEntity,
    ReviewVoteEntity,
  ]),
];

async function setUp(db: TestDatabase) {
  const { database, dataSource, clock } = db;
  await submitting(db, NOTHING_PAID);
  const mailer = new MailRecorder();
  const { users, sessions, liveSessions, refresh, signIn, codes } = accountsOn(db, mailer);
  const outlines = new CourseOutlines(dataSource, clock);
  const progress = new LessonProgress(dataSource);
  const access = new Access(undefined as never).use([
    new ModerationPolicy(),
    new UsersPolicy(),
    new ReviewsPolicy(progress),
  ]);
  const ratings = new RatingCache(dataSource, clock, new Invalidations());
  const handles = new Handles(dataSource);
  const profiles = new FindProfile(dataSource, handles, access);
  const images = new ProfileImages(database, users, clock);
  const moderatedReviews = new ModeratedReviews(dataSource, ratings);
  const moderatedProfile = new ModeratedProfile(dataSource, images, clock);
  const suspensions = new Suspensions(dataSource, clock);
  const subjects = new Subjects(users, moderatedReviews, moderatedProfile);
  const cases = new ModerationCases(dataSource, clock);
  const audit = new Audit(dataSource, users, clock);
  const content = new ContentActions(moderatedReviews, moderatedProfile);
  const accounts = new AccountActions(sessions, liveSessions, suspensions, moderatedReviews, clock);
  const moderate = new Moderate(database, users, cases, content, accounts, audit, clock);
  const undo = new UndoModeration(database, users, cases, content, accounts, audit, clock);
  const report = new ReportContent(database, access, subjects, profiles, cases, clock);
  const views = new CaseViews(dataSource, users, subjects, outlines);
  const submit = new SubmitReview(outlines, access, ratings, database, clock);
  const reviews = new Reviews(dataSource, outlines, access);
  const queue = new QueueFirstReviews(database, moderatedReviews, subjects, cases);
  const release = new ReleaseReviews(database, ratings);
  const erase = new EraseAccount(database, users, sessions, liveSessions, {
    unlink: async () => {},
  } as never);
  const [author, reporter, admin] = [await addLearner(db), await addLearner(db), await addLearner(db)];
  await dataSource.getRepository(UserEntity).update({ id: admin }, { isAdmin: true, handle: 'smith' });
  const open = async (state: 'open' | 'decided' = 'open') =>
    (await views.of(await cases.page(state, undefined, 20))).map((view) => presentCase(view, clock.now()));
  const lessonsOf = async (userId: string, from: number, until: number) => {
    const now = clock.now();
    for (let number = from; number <= until; number++)
      await dataSource.getRepository(ExerciseProgressEntity).insert({
        userId,
        ...OF_LESSONS,
        exerciseId: number === 1 ? lessonUuid(1) : newId(),
        attempts: 1,
        successCount: 1,
        firstSuccessAt: now,
        updatedAt: now,
      });
  };
  return {
    ...{ author, reporter, admin, users, profiles, handles, images, ratings, reviews, queue, release, audit },
    ...{
      accountsOn: { refresh, signIn, codes, sessions },
      mailer,
      undo,
      cases,
      suspensions,
      lessonsOf,
      open,
    },
    erasing: new EraseDueAccounts(database, suspensions, users, erase, audit),
    forgetting: new ForgetDecided(database),
    changeHandle: new ChangeHandle(database, users, clock),
    notice: new MailModerationNotice(dataSource, users, mailer),
    report: (kind: ReportKind, subjectId: string, by: string | undefined = reporter, note = '') =>
      report.execute({ reporterId: by as string, kind, subjectId, reason: 'spam', note }),
    decide: async (action: ModerationAction, reason = 'It’s advertising.') => {
      const [first] = await open();
      await moderate.inCase({ caseId: first!.UUID, adminId: admin, action, reason });
    },
    moderate,
    newest: async () =>
      (await dataSource.getRepository(ModerationActionEntity).find({ order: { id: 'DESC' }, take: 1 }))[0]!,
    undoNewest: async () => {
      const [newest] = await dataSource
        .getRepository(ModerationActionEntity)
        .find({ order: { id: 'DESC' }, take: 1 });
      await undo.execute(admin, newest!.id);
    },
    /** Submits a review, and lets the queue hear of it. */
    review: async (userId: string, publicReview = 'Buy at shop.example!') => {
      await submit.execute({ userId, courseId: COURSE_UUID, rating: 5, publicReview, privateReview: '' });
      await queue.submitted(db.emitted(ReviewSubmitted).at(-1)!);
      return (await reviews.own(userId, COURSE_UUID)).review!;
    },
    listed: async () =>
      (await reviews.ofCourse(COURSE_UUID, { limit: 9, offset: 0 })).reviews.map(
        ({ review }) => review.publicReview,
      ),
    bio: async (bio: string) => {
      const row = { userId: author, ...DEFAULT_DETAILS, bio };
      await dataSource.getRepository(ProfileDetailsEntity).insert(row);
    },
    bioOf: async () => (await profiles.detailsOf(author)).bio,
  };
}

describeOnBothDatabases('moderation', { entities }, (db) => {
  test('the migration matches the entities', () => expectNoDrift(db.dataSource));

  test('reports of the same thing are one case, with each version that was reported', async () => {
    const { author, reporter, report, bio, open, cases } = await setUp(db);
    await bio('Buy now!');
    await report('bio', author, reporter, 'See the link.');
    await db.dataSource.getRepository(ProfileDetailsEntity).update({ userId: author }, { bio: 'Buy later!' });
    await report('bio', author, await addLearner(db));
    await db.dataSource.getRepository(ProfileDetailsEntity).update({ userId: author }, { bio: null });
    expect(await open()).toMatchObject([
      {
        ...{ Kind: 'bio', NumReports: 2, Snapshots: ['Buy now!', 'Buy later!'], Current: null, IsOpen: true },
        Author: { UUID: author, Handle: author },
        Reports: [
          { Reason: 'spam', Note: '' },
          { Note: 'See the link.', Handle: reporter },
        ],
      },
    ]);
    expect(await cases.countOpen()).toBe(1);
  });

  test('nobody reports twice while it’s open, themself, or what they can’t see', async () => {
    const { author, reporter, report, bio, decide, open } = await setUp(db);
    await report('name', author);
    await expect(report('name', author)).rejects.toMatchObject({
      kind: 'conflict',
      message: 'You’ve already reported this. We’ll look at it soon.',
    });
    await expect(report('handle', reporter)).rejects.toMatchObject({ kind: 'forbidden' });
    for (const [kind, id] of [
      ['picture', author],
      ['bio', author],
      ['name', newId()],
      ['review', newId()],
    ] as const)
      await expect(report(kind, id)).rejects.toMatchObject({ kind: 'not-found' });
    await bio('Mine alone.');
    const details = db.dataSource.getRepository(ProfileDetailsEntity);
    await details.update({ userId: author }, { isPrivate: true });
    await expect(report('bio', author)).rejects.toMatchObject({ kind: 'not-found' });
    await decide('dismiss', '');
    await report('name', author);
    expect((await open()).map(({ NumReports }) => NumReports)).toEqual([1]);
  });

  test.each([
    ['name', { before: 'Ada Lovelace', after: 'Learner' }],
    ['bio', { before: 'Buy now!', after: null }],
  ] as const)('a %s is cleared, logged, and put back', async (kind, { before, after }) => {
    const { author, report, bio, decide, open, undoNewest, audit } = await setUp(db);
    await bio('Buy now!');
    await report(kind, author);
    await decide('clear');
    expect(await open()).toEqual([]);
    expect(await open('decided')).toMatchObject([
      {
        ...{ IsOpen: false, Snapshots: [before], Current: after },
        Decisions: [{ Action: 'clear', Kind: kind, AdminHandle: 'smith', CanUndo: true, UndoneAt: null }],
      },
    ]);
    await undoNewest();
    expect(await open()).toMatchObject([{ Current: before, Decisions: [{ CanUndo: false }] }]);
    expect((await audit.list()).map(({ action, handle, subject }) => [action, handle, subject])).toEqual([
      ['undo-moderation', 'smith', author],
      [`clear-${kind}`, 'smith', author],
    ]);
    await expect(undoNewest()).rejects.toMatchObject({ kind: 'conflict' });
  });

  test('a picture is cleared with the copy that was reported, and put back', async () => {
    const { author, users, images, report, decide, undoNewest, open } = await setUp(db);
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a30' } })
      .png()
      .toBuffer();
    await images.set(author, picture);
    const shown = await images.of(author);
    await report('picture', author);
    await decide('clear');
    expect((await users.get(author)).profileImageUrl).toBeNull();
    const [decided] = await open('decided');
    expect(decided!.Snapshots).toEqual([`data:image/webp;base64,${shown!.toString('base64')}`]);
    await undoNewest();
    expect(await images.of(author)).toEqual(shown);
    expect((await users.get(author)).profileImageUrl).not.toBeNull();
  });

  test('what its author has written since isn’t overwritten', async () => {
    const { author, report, bio, decide, undoNewest, bioOf } = await setUp(db);
    await bio('Buy now!');
    await report('bio', author);
    await decide('clear');
    const details = db.dataSource.getRepository(ProfileDetailsEntity);
    await details.update({ userId: author }, { bio: 'I like math.' });
    await expect(undoNewest()).rejects.toMatchObject({
      kind: 'conflict',
      message: 'They’ve changed it since, so there’s nothing to put back.',
    });
    expect(await bioOf()).toBe('I like math.');
  });

  test('a handle is replaced by a neutral one, leads nowhere, and can’t be taken again', async () => {
    const { author, reporter, users, handles, changeHandle, report, decide, undoNewest } = await setUp(db);
    await changeHandle.execute(author, 'free-pills');
    await report('handle', author);
    await decide('clear');
    expect((await users.get(author)).handle).toMatch(/^learner-\d+$/);
    expect(await handles.find('free-pills')).toBeUndefined();
    for (const userId of [author, reporter])
      await expect(changeHandle.execute(userId, 'free-pills')).rejects.toMatchObject({ kind: 'conflict' });
    await undoNewest();
    expect(await handles.find('free-pills')).toMatchObject({ id: author, handle: 'free-pills' });
  });

  test('a suspended account is signed out, can’t sign in and isn’t shown, until that’s taken back', async () => {
    const {
      author,
      accountsOn: on,
      profiles,
      review,
      listed,
      lessonsOf,
      moderate,
      admin,
      undoNewest,
      ratings,
    } = await setUp(db);
    await lessonsOf(author, 1, 5);
    await review(author, 'Clear.');
    expect(await ratings.of(COURSE_UUID)).toEqual({ totalCount: 1, average: 5 });
    const openSession = () => db.database.transaction((tx) => on.sessions.open(tx, author));
    const { refreshToken } = await openSession();
    const decision = { userId: author, adminId: admin, action: 'suspend', reason: 'Spam.' } as const;
    await moderate.account(decision);
    await expect(on.refresh.execute(refreshToken)).rejects.toMatchObject({ kind: 'unauthenticated' });
    const refused = { kind: 'forbidden', message: 'This account is suspended. The reason: Spam.' };
    await expect(openSession()).rejects.toMatchObject(refused);
    await expect(profiles.execute(undefined, author)).rejects.toMatchObject({ kind: 'not-found' });
    expect(await listed()).toEqual([]);
    expect(await ratings.of(COURSE_UUID)).toEqual({ totalCount: 0, average: 0 });
    await expect(moderate.account(decision)).rejects.toMatchObject({ kind: 'conflict' });
    // A suspension has no end of its own.
    db.clock.advance(40 * DAY_MS);
    await undoNewest();
    await openSession();
    expect(await listed()).toEqual(['Clear.']);
  });

  test('an account is deleted after 30 days, unless that’s taken back', async () => {
    const { author, users, admin, moderate, undo, undoNewest, erasing, accountsOn: on } = await setUp(db);
    const account = (action: 'suspend' | 'delete', reason: string) =>
      moderate.account({ userId: author, adminId: admin, action, reason });
    await account('suspend', 'Spam.');
    await account('delete', 'More spam.');
    await expect(db.database.transaction((tx) => on.sessions.open(tx, author))).rejects.toThrow(
      /will be deleted on .+ The reason: More spam\./,
    );
    const suspension = db.dataSource.getRepository(ModerationActionEntity);
    const { id } = await suspension.findOneByOrFail({ action: 'suspend' });
    await expect(undo.execute(admin, id)).rejects.toMatchObject({ kind: 'conflict' });
    await undoNewest();
    expect(await users.get(author)).toMatchObject({ suspensionReason: 'Spam.', eraseAt: null });
    await account('delete', 'Still spam.');
    db.clock.advance(30 * DAY_MS - 1);
    await erasing.run(db.clock.now());
    expect(await users.find(author)).not.toBeNull();
    db.clock.advance(1);
    await expect(undoNewest()).rejects.toMatchObject({ message: 'Decisions can be undone for 30 days.' });
    await erasing.run(db.clock.now());
    expect(await users.find(author)).toBeNull();
    expect(
      await db.dataSource.getRepository(AuditEntryEntity).findOneByOrFail({ action: 'erase-account' }),
    ).toMatchObject({ adminId: null, subject: author });
  });

  test('admins can’t be suspended, and nothing happens without a reason', async () => {
    const { author, admin, moderate, report, decide } = await setUp(db);
    const suspend = (userId: string, reason: string) =>
      moderate.account({ userId, adminId: admin, action: 'suspend', reason });
    await expect(suspend(admin, 'Me.')).rejects.toMatchObject({ kind: 'conflict' });
    await expect(suspend(author, '')).rejects.toMatchObject({ kind: 'invalid' });
    await expect(suspend(newId(), 'Who?')).rejects.toMatchObject({ kind: 'not-found' });
    await report('name', author);
    await expect(decide('hide')).rejects.toMatchObject({ kind: 'invalid' });
  });

  test('the first to decide a case decides it; signing out leaves it open', async () => {
    const { author, admin, report, open, moderate } = await setUp(db);
    await report('name', author);
    const caseId = (await open())[0]!.UUID;
    const decide = (action: ModerationAction) =>
      moderate.inCase({ caseId, adminId: admin, action, reason: 'Spam.' });
    await decide('sign-out');
    expect(await open()).toHaveLength(1);
    await decide('clear');
    await expect(decide('dismiss')).rejects.toMatchObject({ message: 'Somebody has already decided this.' });
    await decide('suspend');
    expect((await open('decided'))[0]!.Decisions.map(({ Action, CanUndo }) => [Action, CanUndo])).toEqual([
      ['suspend', true],
      ['clear', true],
      ['sign-out', false],
    ]);
  });

  test('a newcomer’s review waits until they’ve solved five lessons', async () => {
    const { author, review, listed, reviews, lessonsOf, release, queue, open, ratings } = await setUp(db);
    await lessonsOf(author, 1, 4);
    expect(await review(author, 'Clear.')).toMatchObject({ visibility: 'waiting' });
    expect([await listed(), (await ratings.of(COURSE_UUID)).totalCount]).toEqual([[], 0]);
    expect(await open()).toMatchObject([{ NumReports: 0, Review: { Visibility: 'waiting', Rating: 5 } }]);
    const completed = { userId: author } as never;
    await release.execute(completed);
    expect(await listed()).toEqual([]);
    await lessonsOf(author, 5, 5);
    await release.execute(completed);
    await queue.released(db.emitted(ReviewReleased).at(-1)!);
    expect([await listed(), (await ratings.of(COURSE_UUID)).totalCount]).toEqual([['Clear.'], 1]);
    expect(await open()).toEqual([]);
    expect((await reviews.own(author, COURSE_UUID)).review).toMatchObject({ visibility: 'public' });
  });

  test('or until an admin has seen it; another text waits again', async () => {
    const { author, review, listed, lessonsOf, decide, open, undoNewest } = await setUp(db);
    await lessonsOf(author, 1, 1);
    await review(author, 'Clear.');
    await expect(decide('dismiss')).rejects.toMatchObject({ kind: 'conflict' });
    await decide('approve', '');
    expect(await listed()).toEqual(['Clear.']);
    expect(await review(author, 'Clear.')).toMatchObject({ visibility: 'public' });
    expect(await review(author, 'Buy now!')).toMatchObject({ visibility: 'waiting' });
    expect([await listed(), (await open()).map(({ Current }) => Current)]).toEqual([[], ['Buy now!']]);
    await decide('hide');
    expect(await review(author, 'Buy later!')).toMatchObject({ visibility: 'hidden' });
    await undoNewest();
    expect(await open()).toMatchObject([{ Review: { Visibility: 'waiting' } }]);
  });

  test('a hidden review of somebody trusted comes back as it was', async () => {
    const { author, review, listed, lessonsOf, report, decide, undoNewest } = await setUp(db);
    await lessonsOf(author, 1, 5);
    const { id, visibility } = await review(author);
    expect(visibility).toBe('public');
    await report('review', id);
    await decide('hide');
    expect(await listed()).toEqual([]);
    await expect(report('review', id)).rejects.toMatchObject({ kind: 'not-found' });
    await undoNewest();
    expect(await listed()).toEqual(['Buy at shop.example!']);
  });

  test('authors get an email in their language, with the reason; of a dismissal they hear nothing', async () => {
    const { author, report, decide, undoNewest, notice, mailer } = await setUp(db);
    await db.dataSource.getRepository(UserEntity).update({ id: author }, { locale: 'de' });
    await report('name', author);
    await decide('dismiss', '');
    expect(db.emitted(AuthorModerated)).toEqual([]);
    await report('name', author);
    await decide('clear', 'Das ist Werbung.');
    await undoNewest();
    for (const event of db.emitted(AuthorModerated)) await notice.execute(event, { eventId: newId() });
    expect(mailer.sent.map(({ to, subject }) => [to, subject])).toEqual([
      [`${author}@example.org`, 'Dein Name auf Emberforge wurde entfernt'],
      [`${author}@example.org`, 'Dein Name auf Emberforge ist wieder da'],
    ]);
    expect(mailer.sent[0]!.text).toContain('Der Grund: Das ist Werbung.');
  });

  test('what was decided is forgotten after 30 days, but for the log and what lifts a suspension', async () => {
    const { author, admin, report, decide, moderate, forgetting, newest, undoNewest, open } = await setUp(db);
    await report('name', author);
    await decide('clear');
    await moderate.account({ userId: author, adminId: admin, action: 'suspend', reason: 'Spam.' });
    db.clock.advance(30 * DAY_MS);
    await forgetting.run(db.clock.now());
    expect(await open('decided')).toEqual([]);
    expect(await db.dataSource.getRepository(ModerationReportEntity).count()).toBe(0);
    const rows = await db.dataSource.getRepository(ModerationActionEntity).find({ order: { id: 'ASC' } });
    expect(rows.map(({ action, before }) => [action, before !== null])).toEqual([
      ['clear', false],
      ['suspend', true],
    ]);
    expect(await newest()).toMatchObject({ action: 'suspend' });
    await undoNewest();
  });
});
