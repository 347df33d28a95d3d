import { findPrices, readOffer } from './main.js';

describe('readOffer', () => {
  it('reads an offer', () => {
    expect(readOffer('Get 3 hinges for 6 coins each')).toEqual({ count: 3, item: 'hinges', coins: 6 });
  });

  it('knows that 1 coin is one coin', () => {
    expect(readOffer('12 nails for 1 coin')).toEqual({ count: 12, item: 'nails', coins: 1 });
  });

  it('is null without an offer', () => {
    expect(readOffer('Free soup for everybody')).toBe(null);
  });
});

it('finds all prices', () => {
  expect(findPrices('6 coins, or 5 nails for 1 coin')).toEqual([6, 1]);
});
