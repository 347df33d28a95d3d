import { expect, test } from 'vitest';
import { breadcrumbs, courseData } from './structured-data';

const COURSE = {
  slug: 'learn-python',
  title: 'Learn Python',
  summary: 'From one line on.',
  rating: { totalCount: 12, average: 4.5 },
};

test('a course is free, and rated from 1 to 5', () => {
  expect(courseData(COURSE, '/image')).toMatchObject({
    '@type': 'Course',
    name: 'Learn Python',
    url: '/courses/learn-python',
    image: '/image',
    totalHistoricalEnrollment: 50_000,
    offers: { price: 0, priceCurrency: 'USD' },
    aggregateRating: { ratingValue: 4.5, ratingCount: 12, worstRating: 1, bestRating: 5 },
  });
});

test('a course without ratings has none', () => {
  const unrated = { ...COURSE, rating: { totalCount: 0, average: 0 } };
  expect(courseData(unrated, '/image')).not.toHaveProperty('aggregateRating');
});

test('a trail starts at the start page', () => {
  expect(breadcrumbs([{ name: 'Courses', path: '/courses' }])).toMatchObject({
    itemListElement: [
      { position: 1, item: '/' },
      { position: 2, name: 'Courses', item: '/courses' },
    ],
  });
});
