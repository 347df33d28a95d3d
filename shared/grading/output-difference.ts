import { judgeText } from '../texts/judge';
import type { Text } from '../texts/text';

/**
 * Describes the first difference between two different outputs, one phrase for each kind of difference. Both are
 * normalized, and something was printed.
 */
export function outputDifference(expected: string, got: string): Text {
  const wanted = expected.split('\n');
  const given = got.split('\n');
  const at = wanted.findIndex((line, index) => line !== given[index]);
  if (at === -1) return judgeText('output.extra', { count: given.length - wanted.length });
  if (at >= given.length) return judgeText('output.missing', { count: wanted.length - given.length });
  if (isSameIn(wanted, given, (lines) => lines.toSorted().join('\n'))) return judgeText('output.order');
  return lineDifference(at + 1, wanted[at]!, given[at]!);
}

const isSameIn = <Value>(one: Value, other: Value, form: (value: Value) => string): boolean =>
  form(one) === form(other);

const withoutSpaces = (line: string) => line.replaceAll(/\s/g, '');
/** Punctuation between digits is part of a number. */
const withoutPunctuation = (line: string) => line.replaceAll(/(?<!\d)[.,:;!?'"’“”](?!\d)/g, '');

function lineDifference(number: number, wanted: string, given: string): Text {
  if (isSameIn(wanted, given, (line) => line.toLowerCase())) return judgeText('output.case', { number });
  if (isSameIn(wanted, given, withoutSpaces))
    return judgeText(/\t/.test(wanted + given) ? 'output.tabs' : 'output.spaces', { number });
  if (isSameIn(wanted, given, withoutPunctuation)) return judgeText('output.punctuation', { number });
  return judgeText('output.line', { number });
}
