import { countHot } from './main.js';

it('leaves out what is exactly at the limit', () => {
  expect(countHot([800, 801], 800)).toBe(1);
});

it('counts a single one', () => {
  expect(countHot([1], 0)).toBe(1);
});
