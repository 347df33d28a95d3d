import { type FakeHandlers, fakeApi, fakeToken } from '@web/api/testing';
import { fakePlatform } from '@web/platform/testing';
import { RootStore } from '@web/stores';
import { expect, test } from 'vitest';
import { OwnReviewStore } from './own-review.store';

const COURSE = '22222222-2222-4222-8222-222222222222';
const NOTHING = { rating: 0, publicReview: '', privateReview: '' };

function setUp(handlers: FakeHandlers) {
  const api = fakeApi(handlers);
  api.tokens.set(fakeToken(900));
  const theme = { read: () => 'dark' as const, subscribe: () => {}, apply: () => {} };
  const { catalog, progress } = new RootStore(api, fakePlatform(), theme);
  const store = new OwnReviewStore({ api: api.client, catalog, progress, courseUuid: COURSE });
  return { api, catalog, store };
}

test('the form starts with the earlier review', async () => {
  const review = { rating: 4, publicReview: 'Good.', privateReview: '' };
  const { store } = setUp({ getOwnReview: () => ({ body: { review, canReview: true } }) });
  expect(store.draft).toEqual(NOTHING);
  await store.state.load();
  expect(store.draft).toEqual(review);
});

test('a review that was sent is in the list right away', async () => {
  let isSent = false;
  const { api, catalog, store } = setUp({
    getOwnReview: () => ({ body: { review: null, canReview: true } }),
    listCourseReviews: () => ({ body: { reviews: [], totalCount: isSent ? 1 : 0 } }),
    submitReview: () => {
      isSent = true;
      return {};
    },
  });
  const list = catalog.reviewsOfCourse.get(COURSE);
  await list.load();
  const draft = { rating: 5, publicReview: 'Good.', privateReview: 'Psst.' };
  await store.submit(draft);
  expect(list.value?.totalCount).toBe(1);
  const sent = api.seen.find(({ name }) => name === 'submitReview');
  expect(sent).toMatchObject({ params: { id: COURSE }, body: draft });
});

test('a refusal reaches the form', async () => {
  const { store } = setUp({ submitReview: () => ({ status: 403, body: { error: 'Complete a lesson.' } }) });
  await expect(store.submit(NOTHING)).rejects.toThrow('Complete a lesson.');
});
