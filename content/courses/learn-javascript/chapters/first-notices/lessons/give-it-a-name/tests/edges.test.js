import { priceTag } from './main.js';

it('works for other items and prices', () => {
  expect(priceTag('lantern', 75)).toBe('lantern: 75 coins');
  expect(priceTag('hook', 2)).toBe('hook: 2 coins');
});

it('works for an item without a name', () => {
  expect(priceTag('', 1)).toBe(': 1 coin');
});
