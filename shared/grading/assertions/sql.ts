import { judgeText } from '../../texts/judge';
import { asIs, type Text } from '../../texts/text';
import type { ReadAssertion } from './assertion';

/** A reason with both results as tables: `Expected 3 rows, got 2 rows. For example, ('Ann') is missing.` */
export const readSql: ReadAssertion = (message) => {
  const [, why, expected, got] = /^(.*?)\n\nExpected:\n(.*)\nGot:\n(.*)$/s.exec(message) ?? [];
  if (why === undefined || expected === undefined || got === undefined) return undefined;
  return { reason: sqlSentence(why), expected: asIs(expected.trimEnd()), got: got.trimEnd() };
};

/** A sentence of the runner (shared/runner/sql), which can't take its words from `shared/texts`. */
export function sqlSentence(words: string): Text {
  for (const [pattern, say] of SENTENCES) {
    const [found, ...parts] = pattern.exec(words) ?? [];
    if (found !== undefined) return say(...(parts as [string, string, string, string]));
  }
  return asIs(words);
}

type Say = (...parts: [first: string, second: string, third: string, fourth: string]) => Text;

const counted = (total: string, count: string) =>
  judgeText('rows.count', { total: Number(total), count: Number(count) });

const SENTENCES: readonly [pattern: RegExp, say: Say][] = [
  [/^Expected (\d+) rows?, got (\d+) rows?\.$/, counted],
  [
    /^Expected (\d+) rows?, got (\d+) rows?\. For example, (.*) is missing\.$/s,
    (total, count, row) => judgeText('rows.missing-one', { sentence: counted(total, count), row }),
  ],
  [
    /^Expected (\d+) rows?, got (\d+) rows?\. For example, (.*) is not expected\.$/s,
    (total, count, row) => judgeText('rows.extra-one', { sentence: counted(total, count), row }),
  ],
  [
    /^Expected (\d+) columns? \((.*)\), got (\d+) columns? \((.*)\)\.$/s,
    (total, expected, count, got) =>
      judgeText('rows.columns', { total: Number(total), expected, count: Number(count), got }),
  ],
  [
    /^Column (\d+) should be named "(.*)", not "(.*)"\.$/s,
    (number, expected, got) => judgeText('rows.name', { number, expected, got }),
  ],
  [/^The result is too large to compare\.$/, () => judgeText('rows.too-large')],
  [/^Missing: (.*); not expected: (.*)\.$/s, (missing, got) => judgeText('rows.others', { missing, got })],
  [
    /^The rows are right, but in the wrong order: row (\d+) should be (.*)\. Use ORDER BY\.$/s,
    (number, expected) => judgeText('rows.order', { number, expected }),
  ],
  [
    /^In the row (.*), column "(.*)" should be (.*) \(a text is not the same as a number\)\.$/s,
    (row, column, expected) => judgeText('rows.number', { row, column, expected }),
  ],
  [
    /^In the row (.*), column "(.*)" should be (.*)\.$/s,
    (row, column, expected) => judgeText('rows.value', { row, column, expected }),
  ],
  [/^Your script returned no result: it needs a SELECT\.$/, () => judgeText('rows.no-result')],
  [
    /^Your script returned (\d+) results?, but this test checks number (\d+)\.$/,
    (count, number) => judgeText('rows.few-results', { count: Number(count), number }),
  ],
];
