import { tableText } from '@shared/runner/sql/tables';
import { expect, test } from 'vitest';
import { readSqlOutput, tablesIn } from './result-tables';
import { toCsv } from './to-csv';

/* The runtime prints the tables, so that its format and this reader can't drift apart. */
const COLUMNS = ['id', 'name'];
const ROWS = [
  [1n, 'Ash'],
  [20n, null],
  [-3n, ''],
  [4n, 'a | b'],
  [5n, '東京 🔥'],
  [6n, 'e\u0301 | x'],
  [7n, 'two\nlines'],
];

test('a table is read as it was printed, whatever its cells contain', () => {
  expect(tablesIn(tableText({ columns: COLUMNS, rows: ROWS, count: ROWS.length }))).toEqual([
    {
      columns: ['id', 'name'],
      rows: [
        ['1', 'Ash'],
        ['20', null],
        ['-3', ''],
        ['4', 'a | b'],
        ['5', '東京 🔥'],
        ['6', 'e\u0301 | x'],
        ['7', 'two\\nlines'],
      ],
      count: 7,
    },
  ]);
});

test('tables and other lines stay in their order', () => {
  const empty = tableText({ columns: ['x'], rows: [], count: 0 });
  const long = tableText({ columns: ['n'], rows: [[1n]], count: 1234 });
  expect(readSqlOutput(`2 rows changed\n${empty}1 row changed\n${long}`)).toEqual([
    { kind: 'text', text: '2 rows changed' },
    { kind: 'table', table: { columns: ['x'], rows: [], count: 0 } },
    { kind: 'text', text: '1 row changed' },
    { kind: 'table', table: { columns: ['n'], rows: [['1']], count: 1234 } },
  ]);
});

test('a table that was cut off stays text', () => {
  const cut = ' id | name\n----+------\n  1 | As';
  expect(readSqlOutput(cut)).toEqual([{ kind: 'text', text: cut }]);
});

test('a copy as CSV can be opened by a spreadsheet', () => {
  const rows = [
    ['1', 'a, "b"'],
    ['', null],
    ['=1+1', '-5'],
    ['two\nlines', '-x'],
  ];
  expect(toCsv({ columns: ['id', 'the name'], rows })).toBe(
    ['id,the name', '1,"a, ""b"""', '"",', "'=1+1,-5", '"two\nlines",\'-x', ''].join('\r\n'),
  );
});
