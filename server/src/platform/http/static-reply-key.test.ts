import { expect, test } from 'vitest';
import { staticReplyKey } from './static-reply-key';

const LESSON = '/v1/static/lessons/3f2504e0-4f89-41d3-9a0c-0305e82c3301';

test.each([
  [LESSON, LESSON],
  [`${LESSON}/`, LESSON],
  [`${LESSON}?junk=1`, LESSON],
  [`${LESSON}/?`, LESSON],
  ['/v1/static/courses/overview?a=1&b=2', '/v1/static/courses/overview'],
])('%s is cached as %s', (url, key) => {
  expect(staticReplyKey(url)).toBe(key);
});

test.each([
  '/v1/courses/1',
  '/v1/static/lessons/%33f2504e0-4f89-41d3-9a0c-0305e82c3301',
  LESSON.toUpperCase(),
  '/v1/static/tracks/Backend',
  '//v1/static/tracks',
])('%s is not cached', (url) => {
  expect(staticReplyKey(url)).toBeUndefined();
});
