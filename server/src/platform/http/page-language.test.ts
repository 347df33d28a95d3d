import { expect, test } from 'vitest';
import { pageLanguage } from './page-language';

test.each([
  [{}, 'en'],
  [{ 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' }, 'de'],
  [{ 'accept-language': 'en;q=0.8, de' }, 'de'],
  [{ 'accept-language': 'fr, en;q=0.7, de;q=0.3' }, 'en'],
  [{ 'accept-language': 'de;q=0' }, 'en'],
  [{ 'accept-language': 'de;q=much' }, 'en'],
  [{ 'accept-language': ',;,q=' }, 'en'],
  [{ cookie: 'theme=dark; lang=de', 'accept-language': 'en' }, 'de'],
  [{ cookie: 'lang=en', 'accept-language': 'de' }, 'en'],
  [{ cookie: 'lang=tlh', 'accept-language': 'de' }, 'de'],
  [{ cookie: 'slang=de' }, 'en'],
])('a visitor with %o gets a page in %s', (headers, language) => {
  expect(pageLanguage(headers)).toBe(language);
});
