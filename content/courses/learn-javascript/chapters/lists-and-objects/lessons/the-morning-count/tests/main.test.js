import { report } from './main.js';

const json = (...readings) => JSON.stringify(readings.map(([notice, reader]) => ({ notice, reader })));

it('counts different readers', () => {
  const readings = json(['Lost cat', 'Tomas'], ['Lost cat', 'Ada'], ['Lost cat', 'Tomas']);
  expect(report(readings)).toEqual(['Lost cat: 2 readers']);
});

it('counts somebody, and says "1 reader"', () => {
  expect(report('[{ "notice": "Fair" }, { "notice": "Fair" }]')).toEqual(['Fair: 1 reader']);
});

it('puts the most read first', () => {
  const readings = json(['Fair', 'Hob'], ['Soup', 'Hob'], ['Soup', 'Ada']);
  expect(report(readings)).toEqual(['Soup: 2 readers', 'Fair: 1 reader']);
});
