import { rounded } from './main.js';

it('rounds up even a tiny bit', () => {
  expect(rounded(41.0001)).toBe(42);
});

it('charges one coin for what is below one', () => {
  expect(rounded(-3)).toBe(1);
});

it('works for large prices', () => {
  expect(rounded(1999.5)).toBe(2000);
});
