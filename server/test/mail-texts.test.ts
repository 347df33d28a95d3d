import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { counted } from '@server/platform/mail';
import { LOCALES } from '@shared/locales';
import { expect, test } from 'vitest';

/** Every `…-mail.texts.ts` of the server, wherever its feature is. */
const src = join(import.meta.dirname, '../src');
const files = await Promise.all(
  globSync('**/*-mail.texts.ts', { cwd: src }).map(async (file) => {
    const all: Record<string, Record<string, unknown>> = await import(join(src, file));
    return [basename(file), all] as const;
  }),
);

const catalogs = files.flatMap(([file, all]) =>
  Object.entries(all).map(([name, catalog]) => [`${file}: ${name}`, catalog] as const),
);

/** Functions get the site's and somebody's name, which stand out, and those of streaks a number of days. */
const filledIn = (name: string, texts: unknown): unknown => {
  if (typeof texts !== 'function') return texts;
  return name.startsWith('streak') ? texts(12) : texts('SITE', 'SOMEBODY');
};

function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, each]) => textsOf(each, `${path}.${key}`));
}

test('there are mails', () => {
  expect(catalogs.length).toBeGreaterThan(5);
});

test.each(catalogs)('%s has every text in every language, with the same names in it', (name, catalog) => {
  expect(Object.keys(catalog)).toEqual([...LOCALES]);
  const [english, ...others] = LOCALES.map((locale) => new Map(textsOf(filledIn(name, catalog[locale]))));
  const namesIn = (text = '') => /SITE/.test(text);
  for (const other of others) {
    expect([...other!.keys()]).toEqual([...english!.keys()]);
    for (const [key, text] of other!) {
      expect(text.trim(), key).not.toBe('');
      expect(text, key).not.toMatch(/undefined|NaN|\{count\}/);
      expect([key, namesIn(text)]).toEqual([key, namesIn(english!.get(key))]);
    }
  }
});

test('numbers have the form of their language', () => {
  const days = { one: '{count} Tag', other: '{count} Tage' };
  expect([1, 0, 1200].map((count) => counted('de', count, days))).toEqual(['1 Tag', '0 Tage', '1.200 Tage']);
});
