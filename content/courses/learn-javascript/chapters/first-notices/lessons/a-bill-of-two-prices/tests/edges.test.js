import { total } from './main.js';

it('adds up many prices', () => {
  expect(total(['1', '2', '3', '4', '100']), 'total(["1", "2", "3", "4", "100"])').toBe(110);
});

it('knows half coins', () => {
  expect(total(['1.5', '2']), 'total(["1.5", "2"])').toBe(3.5);
});

it('counts a price of 0', () => {
  expect(total(['0', '0']), 'total(["0", "0"])').toBe(0);
});
