import { offer } from './main.js';
import { inWords } from './money.js';

describe('inWords, in money.js', () => {
  it('writes amounts', () => {
    expect(inWords(6), 'inWords(6)').toBe('6 coins');
    expect(inWords(1), 'inWords(1)').toBe('1 coin');
  });
});

describe('offer, in main.js', () => {
  it('offers what is in stock', () => {
    expect(offer('hinge'), 'offer("hinge")').toBe('hinge: 6 coins');
  });

  it('throws for what is not', () => {
    expect(() => offer('anvil')).toThrow('no anvil in stock');
  });
});
