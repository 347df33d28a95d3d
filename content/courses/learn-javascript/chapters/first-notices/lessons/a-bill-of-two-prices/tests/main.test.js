import { total } from './main.js';

describe('total', () => {
  it('adds up what was typed', () => {
    expect(total(['6', '10']), 'total(["6", "10"])').toBe(16);
  });

  it('returns a number for a single price, too', () => {
    expect(total(['7']), 'total(["7"])').toBe(7);
  });

  it('is 0 without any prices', () => {
    expect(total([]), 'total([])').toBe(0);
  });
});
