import { newest, pin } from './main.js';

describe('newest', () => {
  it('is the last notice', () => {
    expect(newest(['Fair', 'Lost cat']), 'newest(["Fair", "Lost cat"])').toBe('Lost cat');
  });
});

describe('pin', () => {
  it('adds a notice at the end', () => {
    expect(pin(['Fair', 'Lost cat'], 'Hinges'), 'pin(["Fair", "Lost cat"], "Hinges")').toEqual(['Fair', 'Lost cat', 'Hinges']);
  });

  it('takes the oldest down when there is no room', () => {
    expect(pin(['Fair', 'Lost cat', 'Hinges'], 'Soup'), 'pin(["Fair", "Lost cat", "Hinges"], "Soup")').toEqual(['Lost cat', 'Hinges', 'Soup']);
  });

  it('leaves the old list alone', () => {
    const board = ['Fair'];
    pin(board, 'Soup');
    expect(board, 'the board after pin(board, "Soup")').toEqual(['Fair']);
  });
});
