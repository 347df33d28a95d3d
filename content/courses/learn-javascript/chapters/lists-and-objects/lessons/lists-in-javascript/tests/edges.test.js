import { newest, pin } from './main.js';

it('has no newest notice on an empty board', () => {
  expect(newest([]), 'newest([])').toBe(undefined);
  expect(newest(['One']), 'newest(["One"])').toBe('One');
});

it('pins to an empty board', () => {
  expect(pin([], 'Fair'), 'pin([], "Fair")').toEqual(['Fair']);
});

it('leaves a full board alone, too', () => {
  const board = ['a', 'b', 'c'];
  expect(pin(board, 'a'), 'pin(["a", "b", "c"], "a")').toEqual(['b', 'c', 'a']);
  expect(board, 'the full board afterwards').toEqual(['a', 'b', 'c']);
});
