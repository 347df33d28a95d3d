/** Unity's names of whole numbers, as `TEST_ASSERT_EQUAL_<name>` has them, with their C types. */
const SIGNED: Record<string, string> = {
  INT: 'long long',
  INT8: 'int8_t',
  INT16: 'int16_t',
  INT32: 'int32_t',
  INT64: 'int64_t',
  CHAR: 'char',
};
const UNSIGNED: Record<string, string> = {
  UINT: 'unsigned long long',
  UINT8: 'uint8_t',
  UINT16: 'uint16_t',
  UINT32: 'uint32_t',
  UINT64: 'uint64_t',
  size_t: 'size_t',
  HEX: 'unsigned long long',
  HEX8: 'uint8_t',
  HEX16: 'uint16_t',
  HEX32: 'uint32_t',
  HEX64: 'uint64_t',
};
/** What an array of them is made of, where that is not the type that a single one is compared as. */
const ELEMENTS: Record<string, string> = { INT: 'int', UINT: 'unsigned', HEX: 'unsigned' };
/** What an array's elements are, besides their size in bytes: the bits of `struct ember_site.of`. */
const ELEMENT = { unsigned: 0, signed: 0x100, real: 0x200, text: 0x400 };
/** One expected element for all of them. */
const EACH = 0x800;

/** Unity puts what is expected first. */
const EXPECTED_ACTUAL = 'EMBER_LEFT_RIGHT(1, 0)';
const HEAD = `/* Unity's names for checks that are judged outside of the program: see judge.h. Made by unity-header.ts. */
#pragma once
#include "judge.h"

#define UNITY_BEGIN() ((void)0)
#define UNITY_END() 0
#define UnityBegin(file) ((void)0)
#define UnityEnd() 0
/* The host starts each test by itself, those that a learner would come to later too. */
#define RUN_TEST(...) ((void)0)
#define TEST_IGNORE() EMBER_SKIP(__COUNTER__)
#define TEST_IGNORE_MESSAGE(text) EMBER_SKIP(__COUNTER__)
#define TEST_MESSAGE(text) ((void)0)
#define TEST_PASS() return
#define TEST_FAIL() EMBER_FAIL(__COUNTER__, "")
#define TEST_FAIL_MESSAGE(text) EMBER_FAIL(__COUNTER__, text)
`;

let lines: string[] = [];

/** A check and its variant that brings words of its own. */
function check(name: string, kind: string, sides: string, parameters: string, tail: string): void {
  const form = (ending: string) =>
    `#define TEST_ASSERT_${name}${ending}(...) EMBER_UNITY_${name}(__COUNTER__, #__VA_ARGS__, __VA_ARGS__)`;
  lines.push(
    `#define EMBER_UNITY_${name}(site, source, ${parameters}, ...) ${kind}(site, source, ${sides}, ${tail}, __VA_ARGS__)`,
    form(''),
    form('_MESSAGE'),
  );
}

function truth(name: string, wanted: 0 | 1): void {
  check(name, 'EMBER_TRUTH', '0', 'a', `${wanted}, a`);
}

function wholeNumbers(): void {
  const all = [
    ...Object.entries(SIGNED).map(([name, type]) => ({
      name,
      type,
      kind: 'EMBER_INT',
      sign: ELEMENT.signed,
    })),
    ...Object.entries(UNSIGNED).map(([name, type]) => ({
      name,
      type,
      kind: 'EMBER_UINT',
      sign: ELEMENT.unsigned,
    })),
  ];
  for (const { name, type, kind, sign } of all) {
    const compared = (operator: string) => `${type}, actual, ${operator}, expected`;
    check(`EQUAL_${name}`, kind, EXPECTED_ACTUAL, 'expected, actual', compared('=='));
    check(`NOT_EQUAL_${name}`, kind, EXPECTED_ACTUAL, 'expected, actual', compared('!='));
    check(`GREATER_THAN_${name}`, kind, EXPECTED_ACTUAL, 'expected, actual', compared('>'));
    check(`LESS_THAN_${name}`, kind, EXPECTED_ACTUAL, 'expected, actual', compared('<'));
    check(`GREATER_OR_EQUAL_${name}`, kind, EXPECTED_ACTUAL, 'expected, actual', compared('>='));
    check(`LESS_OR_EQUAL_${name}`, kind, EXPECTED_ACTUAL, 'expected, actual', compared('<='));
    within(`${name}_WITHIN`);
    arrays(name, ELEMENTS[name] ?? type, sign, '"==", 0');
    arrayWithin(name, ELEMENTS[name] ?? type, sign);
  }
}

function within(name: string): void {
  const sides = 'EMBER_LEFT_RIGHT(2, 1)';
  check(name, 'EMBER_NEAR', sides, 'distance, expected, actual', '"within", actual, expected, distance');
}

/** A whole array, and all elements like one. `how`: the operator, and how far apart two elements may be. */
function arrays(name: string, element: string, kind: number, how: string): void {
  const [operator, distance] = how.split(', ');
  const compared = (of: number, expected: string) =>
    `${operator}, sizeof(${element}) | ${kind | of}, actual, ${expected}, amount, ${distance}`;
  const parameters = 'expected, actual, amount';
  check(`EQUAL_${name}_ARRAY`, 'EMBER_ARRAY', EXPECTED_ACTUAL, parameters, compared(0, 'expected'));
  const one = `&(${element}){expected}`;
  check(`EACH_EQUAL_${name}`, 'EMBER_ARRAY', EXPECTED_ACTUAL, parameters, compared(EACH, one));
}

function arrayWithin(name: string, element: string, kind: number): void {
  const tail = `"within", sizeof(${element}) | ${kind}, actual, expected, amount, distance`;
  const parameters = 'distance, expected, actual, amount';
  check(`${name}_ARRAY_WITHIN`, 'EMBER_ARRAY', 'EMBER_LEFT_RIGHT(2, 1)', parameters, tail);
}

function realNumbers(): void {
  for (const [name, type, share] of [
    ['FLOAT', 'float', '1e-5'],
    ['DOUBLE', 'double', '1e-12'],
  ] as const) {
    check(
      `EQUAL_${name}`,
      'EMBER_NEAR',
      EXPECTED_ACTUAL,
      'expected, actual',
      `"share", actual, expected, ${share}`,
    );
    within(`${name}_WITHIN`);
    arrays(name, type, ELEMENT.real, `"share", ${share}`);
    arrayWithin(name, type, ELEMENT.real);
    for (const [word, operator] of [
      ['GREATER_THAN', '>'],
      ['LESS_THAN', '<'],
    ])
      check(
        `${word}_${name}`,
        'EMBER_REAL',
        EXPECTED_ACTUAL,
        'expected, actual',
        `${type}, actual, ${operator}, expected`,
      );
  }
}

function textsAndPointers(): void {
  const compared = (size: string) => `"==", ${size}, actual, expected`;
  const [both, sized] = ['expected, actual', 'expected, actual, size'];
  check('EQUAL_STRING', 'EMBER_TEXT', EXPECTED_ACTUAL, both, compared('SIZE_MAX'));
  check('EQUAL_STRING_LEN', 'EMBER_TEXT', EXPECTED_ACTUAL, sized, compared('size'));
  check('EQUAL_MEMORY', 'EMBER_BYTES', EXPECTED_ACTUAL, sized, compared('size'));
  const several = compared('(size) * (amount)');
  check('EQUAL_MEMORY_ARRAY', 'EMBER_BYTES', EXPECTED_ACTUAL, `${sized}, amount`, several);
  arrays('STRING', 'const char *', ELEMENT.text, '"==", 0');
  check('EQUAL_PTR', 'EMBER_POINTER', EXPECTED_ACTUAL, 'expected, actual', 'actual, ==, expected');
  check('NULL', 'EMBER_POINTER', '0', 'a', 'a, ==, NULL');
  check('NOT_NULL', 'EMBER_POINTER', '0', 'a', 'a, !=, NULL');
}

/** Unity's plain names are those of whole numbers. */
function aliases(): void {
  const plain = ['EQUAL', 'NOT_EQUAL', 'GREATER_THAN', 'LESS_THAN', 'GREATER_OR_EQUAL', 'LESS_OR_EQUAL'];
  for (const ending of ['', '_MESSAGE'])
    for (const name of plain)
      lines.push(`#define TEST_ASSERT_${name}${ending} TEST_ASSERT_${name}_INT${ending}`);
}

/** The header that Unity's tests include: its names, each a check of the judge's own. */
export function unityHeader(): string {
  lines = [];
  for (const name of ['TRUE', 'UNLESS'] as const) truth(name, name === 'TRUE' ? 1 : 0);
  truth('FALSE', 0);
  wholeNumbers();
  realNumbers();
  textsAndPointers();
  aliases();
  lines.push('#define TEST_ASSERT TEST_ASSERT_TRUE', '#define TEST_ASSERT_MESSAGE TEST_ASSERT_TRUE_MESSAGE');
  return `${HEAD}${lines.join('\n')}\n`;
}
