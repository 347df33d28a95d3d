import { countHot } from './main';

describe('countHot', () => {
  it('counts what is hotter than the limit', () => {
    expect(countHot([700, 900, 850], 800)).toBe(2);
  });

  it('finds nothing hot in a cold forge', () => {
    expect(countHot([20, 30], 800)).toBe(0);
  });
});
