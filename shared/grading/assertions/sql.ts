import { type ReadAssertion, sentence } from './assertion';

/** A reason with both results as tables: `Expected 3 rows, got 2 rows. For example, ('Ann') is missing.` */
export const readSql: ReadAssertion = (message) => {
  const [, why, expected, got] = /^(.*?)\n\nExpected:\n(.*)\nGot:\n(.*)$/s.exec(message) ?? [];
  if (why === undefined || expected === undefined || got === undefined) return undefined;
  const [, wanted, given, example] = /^Expected (.*?), got (.*?)\.(?: (For example, .*))?$/s.exec(why) ?? [];
  const counted =
    wanted && sentence('The result', `have ${wanted}`, `has ${given}`) + (example ? ` ${example}` : '');
  return { reason: counted ?? why, expected: expected.trimEnd(), got: got.trimEnd() };
};
