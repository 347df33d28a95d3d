import { ERROR_PATTERNS, explainError } from '@shared/error-explanations';
import { errorMessage } from '@shared/grading';
import { assertionInWords } from '@shared/grading/assertions';
import { callReport } from '@shared/grading/call-report';
import { nothingPrinted } from '@shared/grading/nothing-printed';
import { outputDifference } from '@shared/grading/output-difference';
import { limitMessage } from '@shared/grading/run-end';
import { gradeTextInput } from '@shared/lesson-types/text-input/lesson-type';
import type { Language } from '@shared/runner/languages';
import type { LimitName, RunRequest, TestOutcome } from '@shared/runner/runner';
import { CONSTRUCTS } from '@shared/source-checks/grammar';
import { checkMessage } from '@shared/source-checks/source-check';
import { beforeEach, expect, test } from 'vitest';
import { messages } from '../../locales/de.po';
import { i18n } from './i18n';
import { translated } from './translated';

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'de', messages });
  return () => i18n.activate('en');
});

const REQUEST: RunRequest = { language: 'python', files: [{ name: 'main.py', content: '' }] };
const stopped = (limitHit: LimitName, compiling = false) =>
  limitMessage({ ...REQUEST, language: compiling ? 'go' : 'python' }, {
    stdout: '',
    stderr: '',
    exitCode: null,
    timeMs: 1,
    limitHit,
    compiling,
  } as never)!;

function reasonOf(test: object, outcome: Partial<TestOutcome>, returnsInstead = false): string {
  const result = { file: 't.py', name: 'test_0', outcome: 'failed', message: '', stdout: '', ...outcome };
  const context = { language: 'python' as Language, returnsInstead };
  return callReport({ call: 'add(1, 2)', ...test }, result as TestOutcome, context).reason;
}

test.each([
  ['Line 2 doesn’t match yet.', 'Zeile 2 stimmt noch nicht.'],
  [
    '2 of 5 tests passed. add(1, 2) should return 3, but it returned -1.',
    '2 von 5 Tests bestanden. add(1, 2) sollte 3 zurückgeben, hat aber -1 zurückgegeben.',
  ],
  [
    'f("a {b} \'c\'") should print "x", but it printed nothing. Did you return it instead?',
    'f("a {b} \'c\'") sollte "x" ausgeben, hat aber nichts ausgegeben. Hast du es stattdessen zurückgegeben?',
  ],
  [
    'Step 2: Expected exit code 0, but got 2. This one doesn’t count.',
    'Schritt 2: Erwartet war der Exit-Code 0, es kam aber 2. Das zählt hier nicht.',
  ],
  [
    'That’s correct! But here’s the twist: use an `if`.',
    /Aber es gibt noch einen Haken: Verwende ein `if`\.$/,
  ],
  ['An author’s own words.', 'An author’s own words.'],
  ['', ''],
])('%j is shown in German', (english, german) => {
  expect(translated(english)).toMatch(german);
});

test('English stays as it is', () => {
  i18n.activate('en');
  expect(translated('Line 2 doesn’t match yet.')).toBe('Line 2 doesn’t match yet.');
});

const LANGUAGES = Object.keys(ERROR_PATTERNS) as Language[];

test.each(LANGUAGES)('every explanation of an error in %s is translated, with its code', (language) => {
  const texts = ERROR_PATTERNS[language].flatMap(({ means, fix }) => [means, fix]);
  const filled = texts.map((text) => text.replaceAll(/\$(\d)/g, 'it$1'));
  expect(filled.filter((text) => translated(text) === text)).toEqual([]);
  const insertsOf = (text: string) => [...new Set(text.match(/it\d/g))].sort();
  for (const text of filled) expect(insertsOf(translated(text)), text).toEqual(insertsOf(text));
});

test('an explanation keeps its braces and quotes', () => {
  const { fix } = explainError('go', 'syntax error: unexpected keyword else')!;
  expect(translated(fix)).toBe('Schreib `} else {`.');
  const sql = explainError('sql', "The text that starts here needs a closing '")!;
  expect(translated(sql.fix)).toContain("`'it''s'`");
});

test('what the judge says about outputs, tests, limits and answers is translated', () => {
  const sentences = [
    ...[...'abcde'].map((_, lines) => outputDifference('a\nb\n', `${'a\n'.repeat(lines + 1)}`)),
    ...['a\nB', 'a\nb ', 'a\nb\t', 'a\nb.', 'b\na', 'a\nx', 'a', 'a\nb\nc', 'a\nb\nc\nd'].map((got) =>
      outputDifference('a\nb', got),
    ),
    ...LANGUAGES.map((language) => nothingPrinted(language, [])),
    nothingPrinted('python', [{ name: 'main.py', content: 'def f():\n  return 1' }]),
    ...(['time', 'memory', 'output', 'processes'] as const).flatMap((limit) => [
      stopped(limit),
      stopped(limit, true),
    ]),
    errorMessage({ kind: 'runtime', message: 'KeyError: 3', text: '' }),
    errorMessage({ kind: 'compile', message: "expected ';'", text: '', place: { file: 'main.c', line: 3 } }),
    errorMessage({
      kind: 'compile',
      message: 'SyntaxError: no',
      text: '',
      place: { file: 'main.py', line: 3 },
    }),
    reasonOf({ expect: '3' }, { message: 'returned -1' }),
    reasonOf({ expect: '3' }, { message: 'raised KeyError: 3' }),
    reasonOf({ raises: 'KeyError' }, { message: 'returned -1' }),
    reasonOf({ expect: 'None', prints: 'a' }, { outcome: 'passed' }),
    reasonOf({ expect: '3', call: 'total' }, { message: 'returned -1' }),
    reasonOf({ prints: 'a' }, { outcome: 'passed' }, true),
    reasonOf({ expect: '3' }, { message: 'returned None', stdout: '3\n' }),
    ...['assert -1 == 3', 'assert -1 != -1', 'assert 1 >= 3', 'assert 1 in [2]'].map(
      (claim) => assertionInWords('python', claim, 'def test_f():\n  pass')!.reason,
    ),
    assertionInWords('python', 'DID NOT RAISE ValueError', '')!.reason,
    ...['3 rows, got 1 row. For example, (2) is missing', '1 column (a), got 2 columns (a, b)'].map(
      (difference) => assertionInWords('sql', `Expected ${difference}.\n\nExpected:\nx\nGot:\ny`, '')!.reason,
    ),
    ...CONSTRUCTS.flatMap((word) => [{ uses: word }, { avoids: word }]).map(
      (check) => `That’s correct! But here’s the twist: ${checkMessage(check)}`,
    ),
    ...['', 'wrong', 'right'].map((answer) => gradeTextInput({ matchesOne: ['right'] }, answer).message),
  ];
  expect(sentences.filter((sentence) => translated(sentence) === sentence)).toEqual([]);
  expect(
    sentences.map(translated).filter((sentence) => /\b(should|but it|the twist)\b/.test(sentence)),
  ).toEqual([]);
});
