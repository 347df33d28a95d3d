import { taxed, twice } from './main.js';

it('gives the second call the first result', () => {
  expect(twice((n) => n * n, 3)).toBe(81);
});

it('keeps two rates apart', () => {
  const low = taxed(5);
  const high = taxed(20);
  expect([low(100), high(100)]).toEqual([105, 120]);
});

it('adds nothing for a rate of 0', () => {
  expect(taxed(0)(7)).toBe(7);
});

it('taxes large prices', () => {
  expect(taxed(50)(1000)).toBe(1500);
});
