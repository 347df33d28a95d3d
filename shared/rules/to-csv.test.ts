import { expect, test } from 'vitest';
import { toCsv } from './to-csv';

test('cells with commas, quotes and line breaks are quoted', () => {
  expect(
    toCsv([
      ['email', 'joined'],
      ['"a,b"@example.org', 'x\ny'],
    ]),
  ).toBe('email,joined\r\n"""a,b""@example.org","x\ny"\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('%j can’t run as a formula', (text) => {
  const [written = ''] = toCsv([[text, 'b']]).split(',b');
  expect(written.replace(/^"/, '').startsWith(`'${text}`)).toBe(true);
});
