import type { Grade, TestReport } from './grade';

const MAX_NAME_LENGTH = 80;
const MAX_DETAIL_LENGTH = 100;
/** Of a whole signature. */
export const MAX_SIGNATURE_LENGTH = 200;

/**
 * What a failure has in common with others that one hint can answer: the first failing test and what it got, the first
 * wrong line of the output, the error without its values, or a question's wrong answer (`answer`). One readable line,
 * such as `test add(1, 2) returned: -1` or `error: NameError: name '…' is not defined`. Never shows a hidden test.
 */
export function failureSignature(grade: Grade, answer?: string): string {
  const { limitHit, error, tests = [], output, terminal, message } = grade;
  if (limitHit) return `limit: ${limitHit}`;
  if (error) return `${error.kind === 'compile' ? 'compile' : 'error'}: ${errorPattern(error.message)}`;
  const failed = tests.find(({ hidden, passed }) => !hidden && !passed);
  if (failed) return testSignature(failed);
  if (tests.some(({ passed }) => !passed)) return 'hidden test';
  if (output && output.got !== output.expected) return outputSignature(output);
  if (terminal) return `step ${terminal.stepIndex + 1}: ${errorPattern(terminal.error)}`;
  if (answer !== undefined) return `answer: ${short(answer.toLowerCase())}`;
  return `message: ${errorPattern(message)}`;
}

const PATTERN =
  /^(?:hidden test|limit: (?:time|memory|output|processes)|(?:compile|error|answer|message|step [1-9]\d*): \S.*|output: nothing|output (?:line|adds line) [1-9]\d*: .*|output ends after line [1-9]\d*|test \S.* (?:returned|printed|raised|asserted|not-run): .*)$/;

/** Whether a text could be a signature, so that a hint for it can ever be shown. */
export const isFailureSignature = (text: string): boolean =>
  text.length <= MAX_SIGNATURE_LENGTH && PATTERN.test(text) && oneLine(text) === text.trimEnd();

function testSignature({ call = '', mismatch = 'asserted', got = '', reason = '', stdout = '' }: TestReport) {
  const name = short(call, MAX_NAME_LENGTH);
  const details = {
    returned: () => short(got),
    printed: () => short(stdout),
    asserted: () => short((reason || got).split('\n')[0]!),
    raised: () => errorPattern(got || withoutName(reason, call)),
    'not-run': () => errorPattern(reason),
  };
  return `test ${name} ${mismatch}: ${details[mismatch]()}`.trimEnd();
}

/** `test_add stopped with an error on line 2 of main.py: KeyError: 3` is a KeyError. */
const withoutName = (reason: string, call: string) =>
  reason.replace(`${call} stopped with an error on line`, 'line').replace(/^line \d+ of [^:]+: /, '');

function outputSignature({ expected, got }: { expected: string; got: string }): string {
  if (got === '') return 'output: nothing';
  const wanted = expected.split('\n');
  const given = got.split('\n');
  const at = wanted.findIndex((line, index) => line !== given[index]);
  if (at === -1) return `output adds line ${wanted.length + 1}: ${short(given[wanted.length]!)}`.trimEnd();
  if (at >= given.length) return `output ends after line ${given.length}`;
  return `output line ${at + 1}: ${short(given[at]!)}`.trimEnd();
}

/** Names of types are what an error is about; anything else in quotes is a value. */
const TYPE_NAMES = new Set(
  'bool bytes dict float function int list NoneType null number object set str string tuple undefined'.split(
    ' ',
  ),
);

/** An error's type and message without values, line numbers, addresses and folders. */
function errorPattern(text: string): string {
  const [line = ''] = text.trim().split('\n');
  return short(
    line
      .replace(/(?<!\w)(['"`])(.*?)\1(?!\w)/g, (quoted, quote: string, inside: string) =>
        TYPE_NAMES.has(inside) ? quoted : `${quote}…${quote}`,
      )
      .replace(/‘[^’]*’|“[^”]*”/g, (quoted) => `${quoted[0]}…${quoted.at(-1)}`)
      .replace(/(?:[A-Za-z]:)?(?:[\\/][\w.@-]+)+[\\/]/g, '')
      .replace(/\b0x[0-9a-f]+\b/gi, 'N')
      .replace(/(?<![\w.])-?\d+(?:\.\d+)?(?!\w)/g, 'N'),
  );
}

/** PostgreSQL stores no NUL, and a signature is one line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: what programs print can contain any character
const oneLine = (text: string): string => text.replace(/[\s\u0000-\u001f\u007f]+/g, ' ').trim();

function short(text: string, max = MAX_DETAIL_LENGTH): string {
  // A program's output has up to 1 MB, and only its beginning counts.
  const line = oneLine(text.slice(0, 4 * max)).toWellFormed();
  return line.length > max
    ? `${line
        .slice(0, max - 1)
        .toWellFormed()
        .trimEnd()}…`
    : line;
}
