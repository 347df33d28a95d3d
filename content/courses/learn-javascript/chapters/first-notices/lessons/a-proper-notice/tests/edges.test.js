import { notice } from './main.js';

it('frames empty lines', () => {
  expect(notice('A', ['', 'b'])).toBe(['+---+', '| A |', '+---+', '|   |', '| b |', '+---+'].join('\n'));
});

it('finds the longest line in the middle', () => {
  expect(notice('x', ['a', 'abcd', 'ab']).split('\n')[0]).toBe('+------+');
});

it('frames an empty title', () => {
  expect(notice('', [])).toBe(['+--+', '|  |', '+--+'].join('\n'));
});
