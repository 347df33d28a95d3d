import { taxed, twice } from './main.js';

describe('twice', () => {
  it('changes a number twice', () => {
    expect(twice((n) => n + 1, 5)).toBe(7);
  });

  it('works with text, too', () => {
    expect(twice((text) => `${text}!`, 'Hot')).toBe('Hot!!');
  });
});

describe('taxed', () => {
  it('adds ten percent', () => {
    expect(taxed(10)(50)).toBe(55);
  });

  it('rounds up', () => {
    expect(taxed(10)(12)).toBe(14);
  });
});
