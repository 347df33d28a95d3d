import { describe, expect, test } from 'vitest';
import { localeOfRequest, requestedLocale } from './requested-locale';

const locale = (headers: object, url = '/v1/static/tracks') => localeOfRequest(url, headers);
const accepted = (header: string) => locale({ 'accept-language': header });

describe('the language of a request', () => {
  test('is English for a request that says nothing', () => {
    expect(locale({})).toBe('en');
  });

  test.each([
    ['de', 'de'],
    ['DE-at', 'de'],
    ['fr-CH, fr;q=0.9, de;q=0.7, en;q=0.8', 'en'],
    ['fr, de;q=0.4, *;q=0.1', 'de'],
    ['en;q=0.5, de;q=0.5', 'en'],
    ['de;q=0, en;q=0.1', 'en'],
    ['de;q=0', 'en'],
  ])('follows Accept-Language: %s', (header, expected) => {
    expect(accepted(header)).toBe(expected);
  });

  test.each([
    '',
    '*',
    ',,,;q=1',
    'de;q=banana',
    'de;q=7',
    'deutsch',
    '<script>',
    'de\u0000',
    `${'fr,'.repeat(400)}de`,
    'x'.repeat(100_000),
  ])('doesn’t stumble over a bad Accept-Language', (header) => {
    expect(accepted(header)).toBe('en');
  });

  test('is the cookie’s before the browser’s', () => {
    const headers = { 'accept-language': 'en', cookie: 'theme=dark; lang=de; x=1' };
    expect(locale(headers)).toBe('de');
    expect(locale({ ...headers, cookie: 'lang=de-CH' })).toBe('de');
  });

  test.each([
    'lang=fr',
    'lang=',
    'lang',
    'slang=en',
    'lang=%00',
    'lang=en\u0000',
    'notlang=en; lang=../../en',
  ])('is the browser’s if the cookie is %j', (cookie) => {
    expect(locale({ 'accept-language': 'de', cookie })).toBe('de');
  });

  test('is the query’s before everything', () => {
    const headers = { 'accept-language': 'en', cookie: 'lang=en' };
    expect(locale(headers, '/v1/static/tracks?lang=de')).toBe('de');
    expect(locale(headers, '/v1/static/tracks?lang=tlh')).toBe('en');
    expect(requestedLocale('/v1/x?lang=de', headers)).toEqual({ asked: 'de', preferred: 'en' });
    expect(requestedLocale('/v1/x?language=de', headers).asked).toBeUndefined();
  });
});
