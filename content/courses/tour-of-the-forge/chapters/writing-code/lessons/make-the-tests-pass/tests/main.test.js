import { rounded } from './main.js';

describe('rounded', () => {
  it('rounds up to full coins', () => {
    expect(rounded(11.4)).toBe(12);
  });

  it('leaves full coins alone', () => {
    expect(rounded(12)).toBe(12);
  });

  it('never gives anything away', () => {
    expect(rounded(0.2)).toBe(1);
    expect(rounded(0)).toBe(1);
  });
});
