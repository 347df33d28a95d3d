import { expect, test } from 'vitest';
import { heatCells, heatText, monthLabels } from './heat-map-cells';

test('a heat map has the 365 days up to today, and none after', () => {
  const cells = heatCells([], '2026-03-04'); // a Wednesday
  expect([cells.length, cells[0]?.day, cells.at(-1)?.day]).toEqual([365, '2025-03-05', '2026-03-04']);
  expect(cells.at(-1)).toMatchObject({ row: 3, column: 52 });
  expect(Math.max(...cells.map(({ row }) => row))).toBe(6);
  expect(new Set(cells.map(({ row, column }) => `${column} ${row}`)).size).toBe(365);
});

test('its colors go from no data to the busiest day', () => {
  const values = [
    { date: '2026-03-01', count: 1 },
    { date: '2026-03-02', count: 6 },
    { date: '2026-03-03', count: 10 },
  ];
  const cells = heatCells(values, '2026-03-04');
  expect(cells.slice(-5).map(({ color }) => color)).toEqual([0, 2, 3, 5, 1]);
});

test('a day without anything done has a color of its own, from the first one with something on', () => {
  const values = [
    { date: '2026-03-01', count: 4 },
    { date: '2026-03-04', count: 1 },
  ];
  const cells = heatCells(values, '2026-03-05').slice(-6);
  expect(cells.map(({ count }) => count)).toEqual([undefined, 4, 0, 0, 1, 0]);
  expect(cells.map(({ color }) => color)).toEqual([0, 5, 1, 1, 2, 1]);
  expect(heatCells([], '2026-03-05').every(({ color }) => color === 0)).toBe(true);
});

test('each day says how much was done', () => {
  expect(heatText({ day: '2026-03-05', count: 3 })).toBe('3 contributions on March 5, 2026');
  expect(heatText({ day: '2025-12-31', count: undefined })).toBe('No contributions on December 31, 2025');
});

test('months are labeled in order, with room between them', () => {
  const labels = monthLabels(heatCells([], '2026-03-04'));
  const gaps = labels.slice(1).map(({ column }, index) => column - labels[index]!.column);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(3);
  expect(labels.length).toBeGreaterThanOrEqual(12);
});
