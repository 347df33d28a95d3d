import { priceTag } from './main.js';

describe('priceTag', () => {
  it('returns the item and its price', () => {
    expect(priceTag('hinge', 6)).toBe('hinge: 6 coins');
  });

  it('knows that one coin is one coin', () => {
    expect(priceTag('nail', 1)).toBe('nail: 1 coin');
  });

  it('gives things away', () => {
    expect(priceTag('cat hair', 0)).toBe('cat hair: free');
  });

  it('asks Mira if nobody said a price', () => {
    expect(priceTag('anvil')).toBe('anvil: ask Mira');
  });
});
