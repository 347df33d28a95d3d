import { report } from './main.js';

const json = (...readings) => JSON.stringify(readings.map(([notice, reader]) => ({ notice, reader })));

it('has nothing to say about nothing', () => {
  expect(report('[]'), 'report("[]")').toEqual([]);
});

it('sorts ties by title', () => {
  const readings = json(['Wool', 'a'], ['Anvil', 'a'], ['Mead', 'b'], ['Mead', 'a'], ['Bread', 'z']);
  expect(report(readings)).toEqual(['Mead: 2 readers', 'Anvil: 1 reader', 'Bread: 1 reader', 'Wool: 1 reader']);
});

it('sorts by number, not by text', () => {
  const many = Array.from({ length: 10 }, (_, i) => ['Ten', `r${i}`]);
  const nine = Array.from({ length: 9 }, (_, i) => ['Nine', `r${i}`]);
  expect(report(json(...nine, ...many))).toEqual(['Ten: 10 readers', 'Nine: 9 readers']);
});

it('takes a missing reader for the same somebody', () => {
  expect(report('[{ "notice": "Fair" }, { "notice": "Fair", "reader": "somebody" }]')).toEqual(['Fair: 1 reader']);
});

it('knows a notice called constructor', () => {
  expect(report(json(['constructor', 'Ada']))).toEqual(['constructor: 1 reader']);
});
