import type { ApiClient, CourseOverview, ReviewPage } from '@web/api';
import { AsyncMap, type AsyncState } from './async-state';

/** Reviews on one page of /reviews. */
export const REVIEWS_PER_PAGE = 36;

export interface ReviewFilter {
  /** The slug of a course; null for all. */
  course: string | null;
  /** From 1. */
  page: number;
}

/** The filter in an address, such as `?course=learn-python&page=2`. */
export function readReviewFilter(query: URLSearchParams): ReviewFilter {
  const page = Number(query.get('page'));
  return { course: query.get('course') || null, page: Number.isInteger(page) && page > 1 ? page : 1 };
}

/** The address of a page of reviews. */
export function reviewsPath({ course, page }: ReviewFilter): string {
  const query = new URLSearchParams({ ...(course && { course }), ...(page > 1 && { page: String(page) }) });
  return query.size > 0 ? `/reviews?${query}` : '/reviews';
}

/** The pages of /reviews, by their address. */
export function reviewPages(api: ApiClient, courses: AsyncState<CourseOverview[]>): AsyncMap<ReviewPage> {
  return new AsyncMap(async (address, signal) => {
    const { course, page } = readReviewFilter(new URLSearchParams(address.replace(/^[^?]*/, '')));
    const query = { limit: REVIEWS_PER_PAGE, offset: (page - 1) * REVIEWS_PER_PAGE };
    if (course === null) return api.call('listMixedReviews', { query, signal });
    await courses.load();
    if (courses.error) throw courses.error;
    const id = courses.value?.find(({ slug }) => slug === course)?.uuid;
    if (id === undefined) return { reviews: [], totalCount: 0 };
    return api.call('listCourseReviews', { params: { id }, query, signal });
  });
}
