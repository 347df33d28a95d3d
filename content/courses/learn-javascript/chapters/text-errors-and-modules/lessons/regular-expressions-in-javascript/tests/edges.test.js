import { findPrices, readOffer } from './main.js';

it('reads large numbers', () => {
  expect(readOffer('WANTED! 100 anvils for 9000 coins, soon')).toEqual({ count: 100, item: 'anvils', coins: 9000 });
});

it('needs every part of an offer', () => {
  expect(readOffer('hinges for 6 coins'), 'readOffer without a count').toBe(null);
  expect(readOffer('3 hinges for 6 nails'), 'readOffer without coins').toBe(null);
  expect(readOffer(''), 'readOffer("")').toBe(null);
});

it('finds no prices where there are none', () => {
  expect(findPrices('5 nails and 3 hooks')).toEqual([]);
  expect(findPrices('')).toEqual([]);
});

it('finds the same price twice', () => {
  expect(findPrices('10 coins here, 10 coins there, 0 coins nowhere')).toEqual([10, 10, 0]);
});
