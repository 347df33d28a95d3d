import { expect, test } from 'vitest';
import { hasContent, needsStars } from './reviews';

const review = (rating: number | null, publicReview = '', privateReview = '') => ({
  rating,
  publicReview,
  privateReview,
});

test.each([
  [review(1), true, false],
  [review(5, 'Good.', 'Chapter 2 drags.'), true, false],
  [review(0, '', 'Chapter 2 drags.'), true, false],
  [review(null, ' Good. '), true, true],
  [review(0, 'Good.', 'Chapter 2 drags.'), true, true],
  [review(0, ' \n', '\t'), false, false],
  [review(null), false, false],
])('%o has content: %s, needs stars: %s', (words, content, stars) => {
  expect([hasContent(words), needsStars(words)]).toEqual([content, stars]);
});
