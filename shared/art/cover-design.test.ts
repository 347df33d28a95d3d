import { expect, test } from 'vitest';
import { coverDesign } from './cover-design';
import { EMBLEMS, type EmblemName, emblemPath } from './emblems';

test('a slug always gets the same cover', () => {
  expect(coverDesign('learn-python')).toEqual(coverDesign('learn-python'));
  expect(coverDesign('learn-python').emblem).toBe('snake');
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
