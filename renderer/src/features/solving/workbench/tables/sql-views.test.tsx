import { tableText } from '@shared/runner/sql/tables';
import { TooltipProvider } from '@web/ui/Tooltip';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { TestRows } from '../components/TestRows';
import { OutputLog } from '../output-log';
import { SqlOutput } from './SqlOutput';

const htmlOf = async (node: React.ReactNode) =>
  new Response((await prerender(<TooltipProvider>{node}</TooltipProvider>)).prelude).text();

const table = (rows: (string | null)[][], count = rows.length) =>
  tableText({ columns: ['item', 'total'], rows, count });

test('a script’s result sets are tables with their number of rows, and changes stay lines', async () => {
  const log = new OutputLog((draw) => draw());
  const text = `${table([['nail', null]])}2 rows changed\n${table([['nail', '1']], 80)}`;
  log.append({ stream: 'stdout', text });
  const html = await htmlOf(<SqlOutput log={log} />);
  expect(html).toMatch(
    /Result 1.*1 row.*<td>nail<\/td><td><span[^>]*>NULL<\/span>.*2 rows changed.*Result 2.*First 1 of 80 rows/s,
  );
});

test('a failed test shows the expected and the actual rows as tables', async () => {
  const row = { call: 'the nails', passed: false, mismatch: 'asserted' as const, reason: 'Other rows.' };
  const rows = [{ ...row, expected: table([['nail', '1']]), got: table([]) }];
  const html = await htmlOf(<TestRows language="sql" rows={rows} hiddenText="" />);
  expect(html).toMatch(/Expected.*<td>nail<\/td>.*1 row.*Got.*No rows/s);
  expect(html).not.toContain('---');
});
