import { heavy, labels, load } from './main.js';

it('keeps the heavy ones', () => {
  expect(heavy([4, 12, 7], 5), 'heavy([4, 12, 7], 5)').toEqual([12, 7]);
});

it('numbers the labels', () => {
  expect(labels([4, 12]), 'labels([4, 12])').toEqual(['Parcel 1: 4 kg', 'Parcel 2: 12 kg']);
});

it('adds up the load', () => {
  expect(load([4, 12, 7]), 'load([4, 12, 7])').toBe(23);
});
