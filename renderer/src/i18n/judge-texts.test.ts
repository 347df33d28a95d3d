import { ERROR_PATTERNS, explainError, explanationId, messageOf } from '@shared/error-explanations';
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
import { asIs, Text } from '@shared/texts';
import { resultText } from '@shared/texts/lesson-results';
import { beforeEach, expect, test } from 'vitest';
import { inOwnWords } from './declared-texts';
import { showGerman } from './testing/show-german';

beforeEach(showGerman);

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

function reasonOf(
  test: object,
  outcome: Partial<TestOutcome>,
  returnsInstead = false,
  language: Language = 'python',
): Text {
  const result = { file: 't.py', name: 'test_0', outcome: 'failed', message: '', stdout: '', ...outcome };
  const report = callReport({ call: 'add(1, 2)', ...test }, result as TestOutcome, {
    language,
    returnsInstead,
  });
  return Text.received(report.reason, report.reasonText);
}

test.each([
  [outputDifference('a\nb', 'a\nx'), 'Zeile 2 stimmt noch nicht.'],
  [
    reasonOf({ expect: '3' }, { message: 'returned -1' }),
    'add(1, 2) sollte 3 zurückgeben, hat aber -1 zurückgegeben.',
  ],
  [
    reasonOf({ call: 'f("a {b} \'c\'")', prints: 'x' }, { outcome: 'passed' }, true),
    'f("a {b} \'c\'") sollte "x" ausgeben, hat aber nichts ausgegeben. Hast du es stattdessen zurückgegeben?',
  ],
  [
    assertionInWords('python', 'assert 1 in [2]', 'def test_f():\n  pass')!.reason,
    '1 sollte eins von [2] sein, war aber 1.',
  ],
  [
    assertionInWords('python', 'DID NOT RAISE ValueError', '')!.reason,
    /^Der Code in diesem Test sollte ValueError/,
  ],
  [
    resultText('twist.task', { task: checkMessage({ uses: 'if' }) }),
    /Aber es gibt noch einen Haken: Verwende ein `if`\.$/,
  ],
  [asIs('An author’s own words.'), 'An author’s own words.'],
])('“$english” is shown in German', (said, german) => {
  expect(inOwnWords(said)).toMatch(german);
});

const LANGUAGES = Object.keys(ERROR_PATTERNS) as Language[];

test.each(LANGUAGES)('every explanation of an error in %s is translated, with its code', (language) => {
  const texts = ERROR_PATTERNS[language].flatMap(({ means, fix }) => [means, fix]);
  const values = Object.fromEntries([...'123456789'].map((group) => [group, `it${group}`]));
  const filled = texts.map(messageOf).map((text) => Text.declared(explanationId(text), text, values));
  expect(filled.filter((said) => inOwnWords(said) === said.english)).toEqual([]);
  const insertsOf = (text: string) => [...new Set(text.match(/it\d/g))].sort();
  for (const said of filled)
    expect(insertsOf(inOwnWords(said)), said.english).toEqual(insertsOf(said.english));
});

test('an explanation keeps its braces and quotes', () => {
  const { fix } = explainError('go', 'syntax error: unexpected keyword else')!;
  expect(inOwnWords(fix)).toBe('Schreib `} else {`.');
  const sql = explainError('sql', "The text that starts here needs a closing '")!;
  expect(inOwnWords(sql.fix)).toContain("`'it''s'`");
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
    ...CONSTRUCTS.flatMap((word) => [{ uses: word }, { avoids: word }]).map(checkMessage),
    ...['', 'wrong', 'right'].map((answer) => {
      const { message, messageText } = gradeTextInput({ matchesOne: ['right'] }, answer);
      return Text.received(message, messageText);
    }),
  ];
  expect(sentences.filter((said) => inOwnWords(said) === said.english)).toEqual([]);
  expect(
    sentences.map(inOwnWords).filter((sentence) => /\b(should|but it|the twist)\b/.test(sentence)),
  ).toEqual([]);
});

const VALUES = [{ expect: '3' }, { raises: 'KeyError' }, {}];
const PRINTS = [{ prints: 'a' }, {}];
const DID = [{ message: 'returned -1' }, { message: 'raised KeyError: 3' }, { outcome: 'passed' as const }];

test.each(['python', 'javascript'] as const)(
  'all that a call in %s can do wrong has a sentence',
  (language) => {
    const reasons = ['f()', 'total'].flatMap((call) =>
      VALUES.flatMap((value) =>
        PRINTS.map((prints) => ({ call, ...value, ...prints }))
          .filter((row) => Object.keys(row).length > 1)
          .flatMap((row) =>
            [...DID, { outcome: 'passed' as const, stdout: 'b' }].map((did) =>
              reasonOf(row, did, false, language),
            ),
          ),
      ),
    );
    const failures = reasons.filter(({ english }) => english !== '');
    expect(failures.length).toBeGreaterThan(30);
    expect(failures.filter((said) => inOwnWords(said) === said.english)).toEqual([]);
  },
);
