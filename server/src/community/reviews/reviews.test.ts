import { CourseOutlines } from '@server/learning/catalog';
import { OF_LESSONS } from '@server/learning/exercises';
import { ExerciseProgressEntity, LessonProgress } from '@server/learning/progress';
import { Access } from '@server/people/access';
import { Invalidations } from '@server/platform/cache';
import { expectNoDrift, newId } from '@server/platform/database';
import { reviewPage, submitReview } from '@shared/contracts';
import { TRUSTED_AFTER_LESSONS } from '@shared/rules/moderation';
import { problemWith } from '@shared/texts/testing/problem-with';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import { COURSE_UUID, lessonUuid } from '../../authoring/content-import/testing/small-content';
import { addLearner, submissionEntities, submitting } from '../../solving/submissions/testing/submitting';
import { MarkReviewHelpful } from './mark-review-helpful';
import { RatingCache } from './rating-cache';
import { ReviewEntity } from './review.entity';
import { presentReviewPage } from './review.presenter';
import { ReviewVoteEntity } from './review-vote.entity';
import { Reviews } from './reviews';
import { ReviewsPolicy } from './reviews.policy';
import { SubmitReview } from './submit-review';

const NOTHING_PAID = {
  pay: async () => ({ xp: 0, breakdown: [] }),
  ofNewAccount: () => ({ xp: 0, breakdown: [] }),
};

async function setUp(db: TestDatabase) {
  await submitting(db, NOTHING_PAID);
  const outlines = new CourseOutlines(db.dataSource, db.clock);
  const progress = new LessonProgress(db.dataSource);
  const access = new Access(undefined as never).use([new ReviewsPolicy(progress)]);
  const ratings = new RatingCache(db.dataSource, db.clock, new Invalidations());
  const useCase = new SubmitReview(outlines, access, ratings, db.database, db.clock);
  const reviews = new Reviews(db.dataSource, outlines, access);
  const votes = new MarkReviewHelpful(db.database, db.clock);
  return {
    ratings,
    reviews,
    vote: (userId: string, reviewId: string, helpful = true) => votes.execute({ userId, reviewId, helpful }),
    /** A learner who has completed enough lessons, and maybe started over since. */
    learner: async () => {
      const userId = await addLearner(db);
      const now = db.clock.now();
      const lessonIds = [lessonUuid(1), ...Array.from({ length: TRUSTED_AFTER_LESSONS - 1 }, () => newId())];
      const row = { userId, attempts: 1, successCount: 1, updatedAt: now, firstSuccessAt: now };
      const rows = lessonIds.map((exerciseId) => ({ ...row, ...OF_LESSONS, exerciseId }));
      await db.dataSource.getRepository(ExerciseProgressEntity).insert(rows);
      return userId;
    },
    review: (userId: string, body: object, courseId = COURSE_UUID) => {
      const { rating, ...texts } = submitReview.body!.parse(body);
      return useCase.execute({ userId, courseId, ...texts, rating: rating || null });
    },
    listed: async (limit = 9, offset = 0) => {
      const page = presentReviewPage(await reviews.ofCourse(COURSE_UUID, { limit, offset }));
      return reviewPage.parse(page);
    },
  };
}

describeOnBothDatabases(
  'reviews',
  { entities: [...submissionEntities, ReviewEntity, ReviewVoteEntity] },
  (db) => {
    test('the migration matches the entity', async () => {
      await expectNoDrift(db.dataSource);
    });

    test('a review is listed with its author, and never what was meant for the authors', async () => {
      const { learner, review, listed, reviews } = await setUp(db);
      const ada = await learner();
      await review(ada, { rating: 4, publicReview: ' Clear. ', privateReview: 'Chapter 2 drags.' });
      const page = await listed();
      expect(page).toMatchObject({
        TotalCount: 1,
        Reviews: [{ PublicReview: 'Clear.', Rating: 4, FirstName: 'Ada', LastName: 'Lovelace' }],
      });
      expect(JSON.stringify(page)).not.toContain('drags');
      expect(await reviews.own(ada, COURSE_UUID)).toMatchObject({
        canReview: true,
        review: { privateReview: 'Chapter 2 drags.' },
      });
    });

    test('a second review replaces the first, keeps its time, and counts once', async () => {
      const { learner, review, listed, ratings } = await setUp(db);
      const ada = await learner();
      const created = db.clock.now().toISOString();
      await review(ada, { rating: 1, publicReview: 'Hm.' });
      db.clock.advance(60_000);
      await review(ada, { rating: 5, publicReview: 'It grew on me.' });
      expect(await listed()).toMatchObject({
        TotalCount: 1,
        Reviews: [{ PublicReview: 'It grew on me.', Rating: 5, CreatedAt: created }],
      });
      expect(await ratings.of(COURSE_UUID)).toEqual({ totalCount: 1, average: 5 });
    });

    test('the same learner in two windows leaves one review', async () => {
      const { learner, review, listed } = await setUp(db);
      const ada = await learner();
      await Promise.all([2, 3, 4].map((rating) => review(ada, { rating, publicReview: 'Good.' })));
      expect((await listed()).TotalCount).toBe(1);
    });

    test('the rating is the average of all stars, with or without a text', async () => {
      const { learner, review, listed, ratings } = await setUp(db);
      expect(await ratings.of(COURSE_UUID)).toEqual({ totalCount: 0, average: 0 });
      await review(await learner(), { rating: 5 });
      await review(await learner(), { rating: 4, publicReview: 'Good.' });
      await review(await learner(), { rating: 4 });
      await review(await learner(), { privateReview: 'Just to you.' });
      expect(await ratings.of(COURSE_UUID)).toEqual({ totalCount: 3, average: 4.33 });
      expect((await listed()).TotalCount).toBe(1);
    });

    test('a public review is found helpful once by each learner, and not by its author', async () => {
      const { learner, review, listed, reviews, vote } = await setUp(db);
      const [ada, grace, lin] = [await learner(), await learner(), await learner()];
      await review(ada, { rating: 5, publicReview: 'Clear.' });
      const { UUID: id } = (await listed()).Reviews[0]!;
      const count = async () => (await listed()).Reviews[0]!.HelpfulCount;
      expect(await count()).toBe(0);
      await Promise.all([vote(grace, id), vote(grace, id), vote(lin, id)]);
      expect(await count()).toBe(2);
      await expect(vote(ada, id)).rejects.toMatchObject({ kind: 'forbidden' });
      expect(await reviews.votesOf(ada)).toEqual({ helpful: [], own: [id] });
      expect(await reviews.votesOf(grace)).toEqual({ helpful: [id], own: [] });
      for (let time = 0; time < 2; time++) await vote(grace, id, false);
      expect(await count()).toBe(1);
      await expect(vote(grace, newId())).rejects.toMatchObject({ kind: 'not-found' });
      await review(ada, { rating: 5, publicReview: '' });
      await expect(vote(grace, id)).rejects.toMatchObject({ kind: 'not-found' });
    });

    test('pages follow each other from the newest on', async () => {
      const { learner, review, listed, reviews } = await setUp(db);
      for (const text of ['one', 'two', 'three']) {
        await review(await learner(), { rating: 3, publicReview: text });
        db.clock.advance(1_000);
      }
      const texts = (page: { Reviews: { PublicReview: string }[] }) =>
        page.Reviews.map(({ PublicReview }) => PublicReview);
      expect(texts(await listed(2))).toEqual(['three', 'two']);
      expect(texts(await listed(2, 2))).toEqual(['one']);
      const page = { limit: 9, offset: 0 };
      expect((await reviews.mixed(undefined, page)).totalCount).toBe(3);
      expect((await reviews.mixed([COURSE_UUID, newId()], page)).totalCount).toBe(3);
      expect((await reviews.mixed([newId()], page)).reviews).toEqual([]);
    });

    test('without a completed lesson of the course, a learner can’t review it', async () => {
      const { review, reviews } = await setUp(db);
      const newcomer = await addLearner(db);
      await expect(review(newcomer, { rating: 5 })).rejects.toMatchObject({ kind: 'forbidden' });
      expect(await reviews.own(newcomer, COURSE_UUID)).toEqual({ review: null, canReview: false });
      await expect(review(newcomer, { rating: 5 }, newId())).rejects.toMatchObject({ kind: 'not-found' });
    });

    test.each([
      [{}, 'Please choose from 1 to 5 stars, or write a few words.'],
      [{ rating: 0, privateReview: '  ' }, 'Please choose from 1 to 5 stars, or write a few words.'],
      [{ publicReview: 'Good.' }, 'Please choose from 1 to 5 stars to go with your review.'],
    ])('a review needs stars or words: %o', async (body, message) => {
      const { learner, review } = await setUp(db);
      await expect(review(await learner(), body)).rejects.toMatchObject({ kind: 'invalid', message });
    });
  },
);

test.each([
  [{ publicReview: 'x'.repeat(501), rating: 5 }, 'Please keep your public review to 500 characters.'],
  [{ privateReview: 'x'.repeat(1_001) }, 'Please keep your private feedback to 1000 characters.'],
  [{ rating: 6 }, 'must be from 1 to 5'],
  [{ rating: 2.5 }, 'must be from 1 to 5'],
])('a review has its limits: %#', (body, message) => {
  expect(problemWith(submitReview.body, body)).toBe(message);
});

test('500 characters fit, and what a database can`t store is left out', () => {
  const body = { rating: 5, publicReview: `${'x'.repeat(500)}\n`, privateReview: 'a\u0000b\r\nc' };
  expect(submitReview.body!.parse(body)).toMatchObject({
    publicReview: 'x'.repeat(500),
    privateReview: 'ab\nc',
  });
});
