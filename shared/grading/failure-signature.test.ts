import { describe, expect, test } from 'vitest';
import { asIs } from '../texts/text';
import { failureSignature, isFailureSignature, MAX_SIGNATURE_LENGTH } from './failure-signature';
import { failure, type Grade } from './grade';

const output = (expected: string, got: string) => ({ expected, got, stdout: got, stderr: '' });
const error = (message: string, kind: 'compile' | 'runtime' = 'runtime') => ({ kind, message, text: '' });
const failed = (more: object) => ({ tests: [{ hidden: false, passed: false, call: 'add(1, 2)', ...more }] });

const CASES: [Partial<Grade>, string][] = [
  [{ limitHit: 'time', output: output('1', '') }, 'limit: time'],
  [{ error: error("NameError: name 'totl' is not defined") }, "error: NameError: name '…' is not defined"],
  [
    { error: error("TypeError: unsupported operand type(s) for +: 'int' and 'str'") },
    "error: TypeError: unsupported operand type(s) for +: 'int' and 'str'",
  ],
  [{ error: error('KeyError: 42\n  in main.py, line 4') }, 'error: KeyError: N'],
  [
    { error: error('expected ; on line 3 of /home/x/main.c', 'compile') },
    'compile: expected ; on line N of main.c',
  ],
  [failed({ mismatch: 'returned', got: ' -1 ' }), 'test add(1, 2) returned: -1'],
  [failed({ mismatch: 'printed', got: 'None', stdout: 'a\nb\n' }), 'test add(1, 2) printed: a b'],
  [failed({ mismatch: 'raised', got: "KeyError: 'x'" }), "test add(1, 2) raised: KeyError: '…'"],
  [
    failed({
      mismatch: 'raised',
      reason: 'add(1, 2) stopped with an error on line 2 of main.py: KeyError: 3',
    }),
    'test add(1, 2) raised: KeyError: N',
  ],
  [
    failed({ mismatch: 'asserted', reason: 'add(1, 2) should be 3, but it was -1.' }),
    'test add(1, 2) asserted: add(1, 2) should be 3, but it was -1.',
  ],
  [{ tests: [{ hidden: true, passed: false }] }, 'hidden test'],
  [{ output: output('1\n2', '') }, 'output: nothing'],
  [{ output: output('1\n2', '1\n3\n4') }, 'output line 2: 3'],
  [{ output: output('1\n2', '1') }, 'output ends after line 1'],
  [{ output: output('1', '1\n\u0000x') }, 'output adds line 2: x'],
  [
    { terminal: { error: 'Expected exit code 0, but got 1.', stepIndex: 1, testIndex: 0 } },
    'step 2: Expected exit code N, but got N.',
  ],
];

describe('a failure’s signature', () => {
  test.each(CASES)('%j', (grade, signature) => {
    expect(failureSignature(failure(asIs('No.'), grade))).toBe(signature);
    expect(isFailureSignature(signature)).toBe(true);
  });

  test('of a question is its answer, without regard to case and spaces', () => {
    expect(failureSignature(failure(asIs('Not quite.')), '  Five  Apples ')).toBe('answer: five apples');
  });

  test('of anything else is the message without its values', () => {
    expect(failureSignature(failure(asIs('With price = 30 it printed “x”.')))).toBe(
      'message: With price = N it printed “…”.',
    );
  });

  test('stays short and whole, whatever was printed', () => {
    const signature = failureSignature(
      failure(asIs('No.'), failed({ call: 'f('.repeat(500), mismatch: 'returned', got: '😀'.repeat(1e5) })),
    );
    expect(signature.length).toBeLessThanOrEqual(MAX_SIGNATURE_LENGTH);
    expect(signature.isWellFormed()).toBe(true);
    expect(isFailureSignature(signature)).toBe(true);
  });

  test.each([
    '',
    'tests add(1, 2) returned: 3',
    'test add(1, 2)',
    'limit: patience',
    'output line 0: a',
    'error: ',
    'error: a\nb',
  ])('%j is none', (text) => expect(isFailureSignature(text)).toBe(false));
});
