import { expect, test } from 'vitest';
import { staticReplyKey, varyOf } from './static-reply-key';

const LESSON = '/v1/static/lessons/3f2504e0-4f89-41d3-9a0c-0305e82c3301';

test.each([
  [LESSON, `${LESSON} en *`],
  [`${LESSON}/`, `${LESSON} en *`],
  [`${LESSON}?junk=1`, `${LESSON} en *`],
  [`${LESSON}/?`, `${LESSON} en *`],
  ['/v1/static/courses/overview?a=1&b=2', '/v1/static/courses/overview en *'],
  ['/v1/static/teachers', '/v1/static/teachers'],
  ['/v1/static/teachers?lang=de', '/v1/static/teachers'],
  [`${LESSON}?lang=de`, `${LESSON} de`],
  [`${LESSON}?lang=DE-at&junk=1`, `${LESSON} de`],
  [`${LESSON}?lang=${'x'.repeat(300)}`, `${LESSON} en *`],
  [`${LESSON}?lang=klingon`, `${LESSON} en *`],
])('%s is cached as %s', (url, key) => {
  expect(staticReplyKey(url, {})).toBe(key);
});

test.each([
  '/v1/courses/1',
  '/v1/static/lessons/%33f2504e0-4f89-41d3-9a0c-0305e82c3301',
  LESSON.toUpperCase(),
  '/v1/static/tracks/Backend',
  '//v1/static/tracks',
])('%s is not cached', (url) => {
  expect(staticReplyKey(url, {})).toBeUndefined();
});

test('a reply is cached for each of the product’s languages, and shared caches learn by what it differs', () => {
  const keyFor = (headers: object, url = LESSON) => staticReplyKey(url, headers)!;
  const german = keyFor({ 'accept-language': 'de-DE,de;q=0.9' });
  expect(german).toBe(keyFor({ cookie: 'a=b; lang=de', 'accept-language': 'fr' }));
  expect(german).not.toBe(keyFor({ 'accept-language': 'fr' }));
  expect(varyOf(german)).toBe('Accept-Encoding, Accept-Language, Cookie');
  expect(varyOf(keyFor({}, `${LESSON}?lang=de`))).toBe('Accept-Encoding');
  expect(varyOf(keyFor({}, '/v1/static/teachers'))).toBe('Accept-Encoding');
});
