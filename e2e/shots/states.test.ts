import { expect, test } from 'vitest';
import { PAGES } from '../../renderer/src/pages/pages';
import { fileNameOf, STATES } from './states';

test('every page has a picture', () => {
  const addresses = new Set(STATES.map(({ path }) => path));
  expect(PAGES.filter(({ example }) => !addresses.has(example)).map(({ title }) => title)).toEqual([]);
});

test('no state’s pictures replace those of another', () => {
  const names = STATES.map(fileNameOf);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
