import { expect, test } from 'vitest';
import { coverDesign } from './cover-design';
import { EMBLEMS, type EmblemName, emblemPath } from './emblems';

test('a slug always gets the same cover', () => {
  expect(coverDesign('learn-python')).toEqual(coverDesign('learn-python'));
  expect(coverDesign('learn-python').emblem).toBe('snake');
});

test('courses about different things have different colors, and none is gray', () => {
  const tones = ['learn-python', 'learn-javascript', 'learn-go', 'learn-sql'].map(
    (slug) => coverDesign(slug).tone,
  );
  expect(new Set(tones).size).toBe(tones.length);
  const any = Array.from({ length: 40 }, (_, index) => coverDesign(`course-${index}`).tone);
  expect(any).not.toContain('steel');
});

test('covers vary', () => {
  const designs = Array.from({ length: 40 }, (_, index) =>
    JSON.stringify(coverDesign(`course-${index * 7}`)),
  );
  expect(new Set(designs).size).toBeGreaterThan(25);
});

test('every emblem has a drawing', () => {
  for (const name of Object.keys(EMBLEMS) as EmblemName[]) {
    expect(emblemPath(name), name).toMatch(/^M/i);
  }
});
