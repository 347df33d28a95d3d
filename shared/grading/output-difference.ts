/**
 * Describes the first difference between two different outputs, one phrase for each kind of difference. Both are
 * normalized, and something was printed.
 */
export function outputDifference(expected: string, got: string): string {
  const wanted = expected.split('\n');
  const given = got.split('\n');
  const at = wanted.findIndex((line, index) => line !== given[index]);
  if (at === -1) {
    const extra = given.length - wanted.length;
    return `Your program printed ${extra} extra ${extra === 1 ? 'line' : 'lines'}.`;
  }
  if (at >= given.length) {
    const missing = wanted.length - given.length;
    return `So far so good, but ${missing} ${missing === 1 ? 'line is' : 'lines are'} missing.`;
  }
  if (isSameIn(wanted, given, (lines) => lines.toSorted().join('\n')))
    return 'All the lines are there, but in a different order.';
  return lineDifference(at + 1, wanted[at]!, given[at]!);
}

const isSameIn = <Value>(one: Value, other: Value, form: (value: Value) => string): boolean =>
  form(one) === form(other);

const withoutSpaces = (line: string) => line.replaceAll(/\s/g, '');
/** Punctuation between digits is part of a number. */
const withoutPunctuation = (line: string) => line.replaceAll(/(?<!\d)[.,:;!?'"’“”](?!\d)/g, '');

function lineDifference(number: number, wanted: string, given: string): string {
  if (isSameIn(wanted, given, (line) => line.toLowerCase()))
    return `Line ${number} differs only in upper and lower case.`;
  if (isSameIn(wanted, given, withoutSpaces))
    return `Line ${number} differs only in its ${/\t/.test(wanted + given) ? 'spaces and tabs' : 'spaces'}.`;
  if (isSameIn(wanted, given, withoutPunctuation)) return `Line ${number} differs only in its punctuation.`;
  return `Line ${number} doesn’t match yet.`;
}
