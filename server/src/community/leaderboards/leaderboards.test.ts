import { ImportContent } from '@server/authoring/content-import';
import { type FeedFrame, FeedPush, InProcessBus } from '@server/community/realtime';
import { CourseOutlines } from '@server/learning/catalog';
import { OF_LESSONS } from '@server/learning/exercises';
import { LessonCompleted } from '@server/learning/lessons';
import { ExerciseProgressEntity } from '@server/learning/progress';
import { HideCompetition, UserEntity } from '@server/people/users';
import { expectNoDrift, newId } from '@server/platform/database';
import { serverMessage } from '@shared/contracts';
import { ARCHMAGE_LEVEL, totalXpToReach } from '@shared/rules/levels';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import { ContentFixture } from '../../authoring/content-import/testing/content-fixture';
import { COURSE_UUID, lessonUuid } from '../../authoring/content-import/testing/small-content';
import { LedgerEntryEntity } from '../../game/xp';
import { addLearner, submissionEntities } from '../../solving/submissions/testing/submitting';
import { MarkReviewHelpful } from '../reviews/mark-review-helpful';
import { ReviewEntity } from '../reviews/review.entity';
import { ReviewVoteEntity } from '../reviews/review-vote.entity';
import { ExpireDayXp } from './expire-day-xp';
import { FeedEntryEntity } from './feed-entry.entity';
import { FollowLearners } from './follow-learners';
import { Karma } from './karma-source';
import { LeaderboardEntries } from './leaderboard-entries';
import { LeaderboardEntryEntity } from './leaderboard-entry.entity';
import { LeaderboardTotalsEntity } from './leaderboard-totals.entity';
import { Leaderboards } from './leaderboards';
import { LessonFeed } from './lesson-feed';
import { ReviewKarma } from './review-karma';

const HOUR_MS = 60 * 60_000;
const entities = [
  ...submissionEntities,
  FeedEntryEntity,
  LeaderboardEntryEntity,
  LeaderboardTotalsEntity,
  LedgerEntryEntity,
  ReviewEntity,
  ReviewVoteEntity,
];

/** The boards, with subscribers that take what learners do. */
async function playing(db: TestDatabase) {
  const entries = new LeaderboardEntries(
    db.database,
    new Karma(undefined as never).use([new ReviewKarma()]),
    db.clock,
    new HideCompetition(db.clock),
  );
  const feed = new LessonFeed(db.dataSource, new CourseOutlines(db.dataSource, db.clock));
  const bus = new InProcessBus();
  const sent: FeedFrame[] = [];
  bus.subscribeToFeeds((message) => sent.push(message));
  const follow = new FollowLearners(entries, db.database, feed, new FeedPush(bus));
  const boards = new Leaderboards(db.dataSource);
  const expire = new ExpireDayXp(db.dataSource, entries, feed);
  const meta = () => ({
    eventId: newId(),
    event: LessonCompleted.name,
    occurredAt: db.clock.now(),
    attempt: 1,
  });
  const earn = async (userId: string, xp: number) => {
    const at = db.clock.now();
    await db.dataSource.getRepository(LedgerEntryEntity).insert({
      ...{ id: newId(at.getTime()), userId, currency: 'xp', amount: xp, reason: 'lesson', source: newId() },
      ...{ createdAt: at, detail: null },
    });
  };
  /** A first success in a lesson of SMALL_CONTENT; `times` it's delivered. */
  const complete = async (userId: string, number: number, xp: number, times = 1) => {
    const at = db.clock.now();
    await earn(userId, xp);
    await db.dataSource.getRepository(ExerciseProgressEntity).insert({
      ...{ userId, ...OF_LESSONS, exerciseId: lessonUuid(number), attempts: 1, successCount: 1 },
      ...{ firstSuccessAt: at, completedAt: at, updatedAt: at },
    });
    const event = {
      ...{ userId, lessonId: lessonUuid(number), chapterId: newId(), courseId: COURSE_UUID },
      ...{ submissionId: newId(), completedAt: at.toISOString(), xp },
    };
    const once = meta();
    for (let time = 0; time < times; time++) await follow.countLesson(event, once);
  };
  const onTheDay = async () =>
    (await boards.ofDay()).map(({ rank, score, learner }) => [rank, score, learner.userId]);
  const tick = () => expire.run(db.clock.now(), new AbortController().signal);
  return { boards, entries, feed, follow, sent, earn, complete, onTheDay, tick };
}

describeOnBothDatabases('the leaderboards', { entities }, (db) => {
  test('the migration matches the entities', async () => {
    await expectNoDrift(db.dataSource);
  });

  test('list the XP of the last 24 hours, and equal scores share a rank', async () => {
    const { complete, onTheDay, boards } = await playing(db);
    const learners = [await addLearner(db), await addLearner(db), await addLearner(db), await addLearner(db)];
    const [ada, grace, mary, lin] = learners as [string, string, string, string];
    await complete(ada, 1, 50);
    await complete(grace, 1, 300);
    await complete(mary, 1, 300);
    await complete(lin, 1, 0);
    const [first, second, third] = await onTheDay();
    expect([first, second].map((place) => place?.slice(0, 2))).toEqual([
      [1, 300],
      [1, 300],
    ]);
    expect(third).toEqual([3, 50, ada]);
    expect(await onTheDay()).toHaveLength(3);
    expect(await boards.standingOf(ada)).toEqual({ competes: true, dayXp: 50, dayRank: 3, karma: 0 });
    expect(await boards.standingOf(lin)).toMatchObject({ dayXp: 0, dayRank: null });
  });

  test('a suspended learner leaves their place to the next', async () => {
    const { complete, boards } = await playing(db);
    const [ada, grace, mary] = [await addLearner(db), await addLearner(db), await addLearner(db)];
    await complete(ada, 1, 300);
    await complete(grace, 1, 200);
    await complete(mary, 1, 100);
    await db.dataSource.getRepository(UserEntity).update(ada, { suspendedAt: db.clock.now() });
    const places = await boards.ofDay(2);
    expect(places.map(({ rank, learner }) => [rank, learner.userId])).toEqual([
      [1, grace],
      [2, mary],
    ]);
    expect(await boards.standingOf(mary)).toMatchObject({ dayRank: 2 });
  });

  test('XP leave the day after exactly 24 hours', async () => {
    const { complete, onTheDay, tick, boards } = await playing(db);
    const ada = await addLearner(db);
    await complete(ada, 1, 50);
    db.clock.advance(10 * HOUR_MS);
    await complete(ada, 2, 70);
    db.clock.advance(14 * HOUR_MS - 1);
    await tick();
    expect(await onTheDay()).toEqual([[1, 120, ada]]);
    db.clock.advance(1);
    await tick();
    expect(await onTheDay()).toEqual([[1, 70, ada]]);
    db.clock.advance(10 * HOUR_MS);
    await tick();
    expect(await onTheDay()).toEqual([]);
    expect(await boards.totals()).toMatchObject({ dayXp: 0, lessons: 2, learners: 1 });
  });

  test('an event that is delivered again counts once, also in the sums and the feed', async () => {
    const { complete, boards, feed, sent } = await playing(db);
    await importContent(db);
    const ada = await addLearner(db);
    await complete(ada, 1, 50, 3);
    expect(await boards.totals()).toMatchObject({ learners: 1, lessons: 1, dayXp: 50, archmages: 0 });
    expect(await feed.newest()).toHaveLength(1);
    expect(sent).toHaveLength(1);
  });

  test('archmages are listed in the order of reaching level 100, to the payment', async () => {
    const { earn, entries, boards } = await playing(db);
    const needed = totalXpToReach(ARCHMAGE_LEVEL);
    const [late, early, almost] = [await addLearner(db), await addLearner(db), await addLearner(db)];
    await earn(late, needed - 1);
    await earn(almost, needed - 1);
    db.clock.advance(HOUR_MS);
    await earn(early, needed);
    const reachedAt = db.clock.now();
    db.clock.advance(HOUR_MS);
    await earn(late, 1);
    db.clock.advance(HOUR_MS);
    await earn(early, 500);
    for (const learner of [late, early, almost]) await entries.refresh(learner);
    const archmages = await boards.ofArchmages();
    expect(archmages.map(({ rank, learner }) => [rank, learner.userId])).toEqual([
      [1, early],
      [2, late],
    ]);
    expect(archmages[0]!.score).toBe(reachedAt.getTime());
    expect(await boards.totals()).toMatchObject({ archmages: 2 });
  });

  test('a helpful public review is karma once the voter has done a lesson, until the vote or the text is taken back', async () => {
    const { follow, boards, complete } = await playing(db);
    const [ada, grace] = [await addLearner(db), await addLearner(db)];
    const id = newId();
    const at = db.clock.now();
    await db.dataSource.getRepository(ReviewEntity).insert({
      ...{ id, userId: ada, courseId: COURSE_UUID, createdAt: at, updatedAt: at },
      ...{ rating: 5, publicReview: 'Clear and fun.', privateReview: '', visibility: 'public' },
    });
    const karma = async () => (await boards.standingOf(ada)).karma;
    const vote = async (helpful: boolean) => {
      const useCase = new MarkReviewHelpful(db.database, db.clock);
      await useCase.execute({ userId: grace, reviewId: id, helpful });
      await follow.countVote({ authorId: ada, reviewId: id });
    };
    await vote(true);
    expect(await karma()).toBe(0);
    await complete(grace, 1, 10);
    expect(await karma()).toBe(2);
    await complete(grace, 2, 10);
    await vote(true);
    expect((await boards.ofKarma()).map(({ score, learner }) => [score, learner.userId])).toEqual([[2, ada]]);
    await vote(false);
    expect(await karma()).toBe(0);
    await vote(true);
    expect(await karma()).toBe(2);
    await db.dataSource.getRepository(ReviewEntity).update({ id }, { publicReview: '' });
    await follow.countReview({ userId: ada, courseId: COURSE_UUID });
    expect(await karma()).toBe(0);
  });

  test('hiding competition takes the learner off the boards until they take part again', async () => {
    const { complete, entries, onTheDay, boards } = await playing(db);
    const ada = await addLearner(db);
    const hides = async () =>
      (await db.dataSource.getRepository(UserEntity).findOneByOrFail({ id: ada })).hidesCompetitionSince;
    await complete(ada, 1, 300);
    await entries.setHidden(ada, true);
    expect(await onTheDay()).toEqual([]);
    expect(await hides()).toEqual(db.clock.now());
    await entries.setHidden(ada, false);
    expect(await hides()).toBeNull();
    expect(await boards.standingOf(ada)).toMatchObject({ competes: false });
    await entries.setHidden(ada, true);
    await entries.setCompetes(ada, true);
    expect(await hides()).toBeNull();
    expect(await onTheDay()).toEqual([[1, 300, ada]]);
  });

  test('a learner who opts out isn’t on any board or in the feed, and comes back with their XP', async () => {
    const { complete, entries, onTheDay, feed, sent, boards } = await playing(db);
    await importContent(db);
    const [ada, grace] = [await addLearner(db), await addLearner(db)];
    await complete(ada, 1, 300);
    await complete(grace, 1, 50);
    await entries.setCompetes(ada, false);
    expect(await onTheDay()).toEqual([[1, 50, grace]]);
    await complete(ada, 2, 70);
    expect((await feed.newest()).map(({ learner }) => learner.userId)).toEqual([grace]);
    expect(sent).toHaveLength(2);
    expect(await boards.standingOf(ada)).toMatchObject({ competes: false, dayXp: 370, dayRank: null });
    await entries.setCompetes(ada, true);
    expect(await onTheDay()).toEqual([
      [1, 370, ada],
      [2, 50, grace],
    ]);
  });

  test('the feed has the newest first, with titles, and a message for open windows', async () => {
    const { complete, feed, sent } = await playing(db);
    await importContent(db);
    const ada = await addLearner(db);
    await complete(ada, 1, 50);
    db.clock.advance(1000);
    await complete(ada, 2, 70);
    const lessons = await feed.newest();
    expect(lessons.map(({ lessonId, xp }) => [lessonId, xp])).toEqual([
      [lessonUuid(2), 70],
      [lessonUuid(1), 50],
    ]);
    expect(sent.map(({ feed: name }) => name)).toEqual(['lesson_feed', 'lesson_feed']);
    expect(serverMessage.parse(JSON.parse(sent[1]!.frame))).toMatchObject({
      Type: 'LessonFeedEvent',
      Data: { LessonUUID: lessonUuid(2), LessonTitle: lessons[0]!.lessonTitle, User: { Level: 1 } },
    });
  });

  test('the feed keeps the newest lessons and deletes the rest', async () => {
    const { feed } = await playing(db);
    const rows = db.dataSource.getRepository(FeedEntryEntity);
    const ada = await addLearner(db);
    const start = db.clock.now().getTime();
    const row = (at: number) => ({
      id: newId(),
      userId: ada,
      lessonId: lessonUuid(1),
      courseId: COURSE_UUID,
      xp: 1,
      completedAt: new Date(start + at),
    });
    await rows.insert(Array.from({ length: 503 }, (_, at) => row(at)));
    await feed.trim();
    expect(await rows.count()).toBe(500);
    expect((await rows.find({ order: { completedAt: 'ASC' }, take: 1 }))[0]!.completedAt.getTime()).toBe(
      start + 3,
    );
  });
});

async function importContent(db: TestDatabase) {
  using content = new ContentFixture();
  await new ImportContent(db.database, db.clock).execute(content.root);
}
