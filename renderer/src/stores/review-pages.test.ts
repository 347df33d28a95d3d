import { fakeApi } from '@web/api/testing';
import { expect, test } from 'vitest';
import { CatalogStore } from './catalog.store';
import { readReviewFilter, reviewsPath } from './review-pages';

const COURSE = '22222222-2222-4222-8222-222222222222';

test('a filter is an address, and the other way around', () => {
  for (const filter of [
    { course: null, page: 1 },
    { course: 'learn-python', page: 1 },
    { course: 'learn-python', page: 3 },
  ]) {
    const [, query = ''] = reviewsPath(filter).split('?');
    expect(readReviewFilter(new URLSearchParams(query))).toEqual(filter);
  }
  expect(reviewsPath({ course: null, page: 1 })).toBe('/reviews');
});

test.each(['page=0', 'page=-2', 'page=1.5', 'page=x', 'course='])('%s is the first page of all', (query) => {
  expect(readReviewFilter(new URLSearchParams(query))).toEqual({ course: null, page: 1 });
});

test('pages have 36 reviews, of all courses or one', async () => {
  const api = fakeApi({
    listCourses: () => ({ body: [{ uuid: COURSE, slug: 'one' }] }),
    listMixedReviews: () => ({ body: { reviews: [], totalCount: 80 } }),
    listCourseReviews: () => ({ body: { reviews: [], totalCount: 40 } }),
  });
  const { reviewPages } = new CatalogStore(api.client);
  const open = async (address: string) => {
    await reviewPages.get(address).load();
    return reviewPages.get(address).value?.totalCount;
  };
  expect(await open('/reviews?page=2')).toBe(80);
  expect(await open('/reviews?course=one&page=2')).toBe(40);
  expect(await open('/reviews?course=gone')).toBe(0);
  const asked = api.seen.filter(({ name }) => name !== 'listCourses');
  expect(asked).toMatchObject([
    { name: 'listMixedReviews', query: { limit: '36', offset: '36' } },
    { name: 'listCourseReviews', params: { id: COURSE }, query: { limit: '36', offset: '36' } },
  ]);
});
