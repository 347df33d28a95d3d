import { expect, test } from 'vitest';
import type { Language, SourceFile } from '../../runner/runner';
import { InProcessRunner } from '../../runner/testing/in-process-runner';
import { gradeTestFiles } from '../index';
import { assertionInWords, testSource } from './index';

const runner = new InProcessRunner();

/** The reports of tests that all fail. */
async function reportsOf(
  language: Language,
  program: SourceFile,
  testFile: SourceFile,
  reference?: SourceFile,
) {
  const { tests = [] } = await gradeTestFiles(runner, {
    request: { language, files: [program] },
    testFiles: [{ ...testFile, isHidden: false }],
    references: reference && [reference],
  });
  return tests;
}

const SUM = 'add(1, 2) should be 3, but it was -1.';

test('Python’s assert and unittest', async () => {
  const source = `import unittest
import pytest
from main import add, fail

def test_plain():
    assert add(1, 2) == 3

def test_variable():
    got = add(1, 2)
    assert got == 3, "sums"

def test_order():
    assert add(5, 1) > 5

def test_raises():
    with pytest.raises(ValueError):
        add(3, 1)

def test_error():
    assert fail() == 1

class Sums(unittest.TestCase):
    def test_equal(self):
        self.assertEqual(add(1, 2), 3)

    def test_list(self):
        self.assertEqual([add(1, 2)], [3], "sums")
`;
  const program = 'def add(a, b):\n  return a - b\ndef fail():\n  raise KeyError("x")';
  const reports = await reportsOf(
    'python',
    { name: 'main.py', content: program },
    { name: 'test_main.py', content: source },
  );
  expect(reports.map(({ reason }) => reason)).toEqual([
    SUM,
    SUM,
    'add(5, 1) should be more than 5, but it was 4.',
    'add(3, 1) should raise ValueError, but it raised nothing.',
    "test_error stopped with an error on line 4 of main.py: KeyError: 'x'",
    SUM,
    '[add(1, 2)] should be [3], but it was [-1].',
  ]);
  expect(reports[0]).toMatchObject({ expected: '3', got: '-1', mismatch: 'asserted' });
  expect(reports[5]).toMatchObject({ source: 'def test_equal(self):\n    self.assertEqual(add(1, 2), 3)' });
});

test('JavaScript’s and TypeScript’s expect', async () => {
  const source = `import { add, fail } from './main';
describe('add', () => {
  it('adds', () => { expect(add(1, 2)).toBe(3); });
  it('adds to "text"', () => {
    const got = add(1, 2);
    expect('(' + got).toEqual('(3');
  });
  it('differs', () => { expect(add(1, 2)).not.toBe(-1); });
  it('is large', () => { expect(add(1, 2)).toBeGreaterThan(0); });
  it('throws', () => { expect(() => fail()).toThrow('yes'); });
  it.each([[1, 2, 3]])('adds %i and %i', (a, b, sum) => { expect(add(a, b)).toBe(sum); });
});`;
  const program =
    'export const add = (a, b) => a - b;\nexport function fail() { throw new TypeError("no"); }';
  const wanted = [
    SUM,
    "'(' + got should be '(3', but it was '(-1'.",
    'add(1, 2) should be anything but -1, but it was -1.',
    'add(1, 2) should be more than 0, but it was -1.',
    "fail() should throw an error including 'yes', but it threw TypeError: no.",
    'add(a, b) should be 3, but it was -1.',
  ];
  for (const [language, extension] of [
    ['javascript', 'js'],
    ['typescript', 'ts'],
  ] as const) {
    const reports = await reportsOf(
      language,
      { name: `main.${extension}`, content: program },
      { name: `main.test.${extension}`, content: source.replace('./main', `./main.${extension}`) },
    );
    expect(reports.map(({ reason }) => reason)).toEqual(wanted);
    expect(reports[5]?.source).toMatch(/^it\.each\(.*toBe\(sum\); \}\)$/);
  }
});

test('C’s munit and assert', async () => {
  const source = `#include <assert.h>
int add(int a, int b);
const char *name(void);
void test_plain(void) { assert(add(1, 2) == 3); }
static MunitResult test_add(const MunitParameter params[], void *data) {
  munit_assert_int(add(1, 2), ==, 3);
  return MUNIT_OK;
}
static MunitResult test_name(const MunitParameter params[], void *data) {
  munit_assert_string_equal(name(), "alice");
  return MUNIT_OK;
}`;
  const program = 'int add(int a, int b) { return a - b; }\nconst char *name(void) { return "bob"; }';
  const file = { name: 'test_add.c', content: `#include "munit.h"\n${source}` };
  const reports = await reportsOf('c', { name: 'add.c', content: program }, file);
  expect(reports.map(({ reason }) => reason).toSorted()).toEqual(
    // A plain assert() doesn't keep its values.
    ['add(1, 2) should be 3, but it wasn’t.', SUM, 'name() should be "alice", but it was "bob".'].toSorted(),
  );
});

test('the results of SQL', async () => {
  const [report] = await reportsOf(
    'sql',
    { name: 'main.sql', content: 'SELECT 1 AS id;' },
    { name: 'ids.sql', content: '-- test: every id\n-- ordered: yes\n' },
    { name: 'solution.sql', content: 'SELECT 1 AS id UNION SELECT 2;' },
  );
  expect(report).toMatchObject({
    reason: 'The result should have 2 rows, but it has 1 row. For example, (2) is missing.',
    expected: expect.stringMatching(/\(2 rows\)$/),
    got: expect.stringMatching(/\(1 row\)$/),
    source: '-- test: every id\n-- ordered: yes',
  });
});

const GO = `package main

func TestAdd(t *testing.T) {
	got := add(1, 2)
	if got != 3 {
		t.Errorf("...")
	}
}`;

/** Go's testing package prints the author's own words. Building a Go program takes seconds, so it isn't done here. */
test.each([
  ['add(1, 2) = -1; want 3', SUM],
  ['add(1, 2) = -1, want 3', SUM],
  ['add(1, 2) returned -1, expected 3', SUM],
  ['small numbers: add(1, 2) = -1, want 3', SUM],
  ['got -1, want 3', SUM],
  ['got: -1, expected: 3', SUM],
  ['expected 3, got -1', SUM],
  ['something else is wrong', undefined],
])('Go’s %j', (message, reason) => {
  expect(assertionInWords('go', message, testSource('go', GO, 'TestAdd'))?.reason.english).toBe(reason);
});

test('a message that isn’t understood is shown as it is, with the source of its test', async () => {
  const source = 'from main import f\n\ndef test_f():\n    raise AssertionError("f is out of tune")\n';
  const [report] = await reportsOf(
    'python',
    { name: 'main.py', content: 'def f(): pass' },
    { name: 'test_f.py', content: source },
  );
  expect(report).toMatchObject({
    reason: '',
    got: 'f is out of tune',
    source: source.split('\n\n')[1]!.trimEnd(),
  });
});
