import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { LanguageTag } from './LanguageTag';

afterEach(() => vi.unstubAllGlobals());

const tagFor = (lang: string, course: { locale?: 'en' | 'de' }) => {
  vi.stubGlobal('document', { documentElement: { lang } });
  return renderToStaticMarkup(<LanguageTag course={course} />);
};

test('only readers of another language see that a course is in English', () => {
  expect(tagFor('de', {})).toContain('In English');
  expect(tagFor('de', { locale: 'de' })).toBe('');
  expect(tagFor('en', {})).toBe('');
});
