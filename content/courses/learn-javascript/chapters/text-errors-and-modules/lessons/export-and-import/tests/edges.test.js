import { offer } from './main.js';
import { inWords } from './money.js';

it('offers free things', () => {
  expect(offer('cat hair'), 'offer("cat hair")').toBe('cat hair: free');
  expect(inWords(0), 'inWords(0)').toBe('free');
});

it('offers single coins', () => {
  expect(offer('nail'), 'offer("nail")').toBe('nail: 1 coin');
  expect(inWords(2), 'inWords(2)').toBe('2 coins');
});

it('throws for nothing, too', () => {
  expect(() => offer('lamp')).toThrow('no lamp in stock');
});
