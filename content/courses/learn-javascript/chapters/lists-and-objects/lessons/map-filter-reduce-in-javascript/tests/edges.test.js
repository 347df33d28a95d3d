import { heavy, labels, load } from './main.js';

it('leaves out what weighs exactly the limit', () => {
  expect(heavy([5, 6, 5], 5), 'heavy([5, 6, 5], 5)').toEqual([6]);
});

it('works without any parcels', () => {
  expect(heavy([], 1), 'heavy([], 1)').toEqual([]);
  expect(labels([]), 'labels([])').toEqual([]);
  expect(load([]), 'load([])').toBe(0);
});

it('leaves the list alone', () => {
  const weights = [3, 1, 2];
  heavy(weights, 2);
  labels(weights);
  expect(load(weights), 'load([3, 1, 2])').toBe(6);
  expect(weights, 'the list afterwards').toEqual([3, 1, 2]);
});

it('labels parcels of the same weight', () => {
  expect(labels([2, 2]), 'labels([2, 2])').toEqual(['Parcel 1: 2 kg', 'Parcel 2: 2 kg']);
});
