/** Bits of `struct ember_site.of`: an array's element type, in addition to its size in bytes. */
const ELEMENT = { unsigned: 0, signed: 0x100, real: 0x200, text: 0x400, each: 0x800 };

const integers = (kind: string, sign: number, types: Record<string, string>) =>
  Object.entries(types).map(([name, type]) => ({ name, type, kind, sign }));
/** Unity's integer types (`TEST_ASSERT_EQUAL_<name>`) with their C types. */
const INTEGERS = [
  ...integers('EMBER_INT', ELEMENT.signed, {
    INT: 'long long',
    INT8: 'int8_t',
    INT16: 'int16_t',
    INT32: 'int32_t',
    INT64: 'int64_t',
    CHAR: 'char',
  }),
  ...integers('EMBER_UINT', ELEMENT.unsigned, {
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
  }),
];
/** Element types of arrays that differ from the type a single value is compared as. */
const ELEMENTS: Record<string, string> = { INT: 'int', UINT: 'unsigned', HEX: 'unsigned' };
const COMPARISONS = {
  EQUAL: '==',
  NOT_EQUAL: '!=',
  GREATER_THAN: '>',
  LESS_THAN: '<',
  GREATER_OR_EQUAL: '>=',
  LESS_OR_EQUAL: '<=',
};

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
#define TEST_ASSERT TEST_ASSERT_TRUE
#define TEST_ASSERT_MESSAGE TEST_ASSERT_TRUE_MESSAGE
`;

/** A check and its variant with a message. The parameter names determine which are the two sides. */
function check(name: string, kind: string, parameters: string, tail: string): string[] {
  const at = parameters.split(', ');
  const hasSides = at.includes('expected');
  const sides = hasSides ? `EMBER_LEFT_RIGHT(${at.indexOf('actual')}, ${at.indexOf('expected')})` : '0';
  const own = `EMBER_UNITY_${name}`;
  return [
    `#define ${own}(site, source, ${parameters}, ...) ${kind}(site, source, ${sides}, ${tail}, __VA_ARGS__)`,
    ...['', '_MESSAGE'].map(
      (ending) => `#define TEST_ASSERT_${name}${ending}(...) ${own}(__COUNTER__, #__VA_ARGS__, __VA_ARGS__)`,
    ),
  ];
}

const BOTH = 'expected, actual';
const ARRAYS = `${BOTH}, amount`;

/** Checks for a whole array, and for all elements equal to one value. `distance`: the tolerance. */
function arrays(name: string, element: string, kind: number, operator = '"=="', distance = '0'): string[] {
  const compared = (of: number, expected: string) =>
    `${operator}, sizeof(${element}) | ${kind | of}, actual, ${expected}, amount, ${distance}`;
  return [
    ...check(`EQUAL_${name}_ARRAY`, 'EMBER_ARRAY', ARRAYS, compared(0, 'expected')),
    ...check(`EACH_EQUAL_${name}`, 'EMBER_ARRAY', ARRAYS, compared(ELEMENT.each, `&(${element}){expected}`)),
  ];
}

/** Checks for two numbers or two arrays within a tolerance. */
function within(name: string, element: string, kind: number): string[] {
  const tail = `"within", sizeof(${element}) | ${kind}, actual, expected, amount, distance`;
  return [
    ...check(`${name}_WITHIN`, 'EMBER_NEAR', `distance, ${BOTH}`, '"within", actual, expected, distance'),
    ...check(`${name}_ARRAY_WITHIN`, 'EMBER_ARRAY', `distance, ${ARRAYS}`, tail),
  ];
}

function integerChecks({ name, type, kind, sign }: (typeof INTEGERS)[number]): string[] {
  const element = ELEMENTS[name] ?? type;
  return [
    ...Object.entries(COMPARISONS).flatMap(([word, operator]) =>
      check(`${word}_${name}`, kind, BOTH, `${type}, actual, ${operator}, expected`),
    ),
    ...within(name, element, sign),
    ...arrays(name, element, sign),
  ];
}

/** `share`: the tolerance, as a fraction of the expected number. */
function realChecks(name: string, type: string, share: string): string[] {
  const compared = (operator: string) => `${type}, actual, ${operator}, expected`;
  return [
    ...check(`EQUAL_${name}`, 'EMBER_NEAR', BOTH, `"share", actual, expected, ${share}`),
    ...check(`GREATER_THAN_${name}`, 'EMBER_REAL', BOTH, compared('>')),
    ...check(`LESS_THAN_${name}`, 'EMBER_REAL', BOTH, compared('<')),
    ...within(name, type, ELEMENT.real),
    ...arrays(name, type, ELEMENT.real, '"share"', share),
  ];
}

function bytesCheck(name: string, kind: string, more: string, size: string): string[] {
  return check(name, kind, `${BOTH}${more}`, `"==", ${size}, actual, expected`);
}

/** The header for Unity tests: Unity's names, mapped to the judge's own checks. */
export function unityHeader(): string {
  const lines = [
    ...check('TRUE', 'EMBER_TRUTH', 'a', '1, a'),
    ...check('UNLESS', 'EMBER_TRUTH', 'a', '0, a'),
    ...check('FALSE', 'EMBER_TRUTH', 'a', '0, a'),
    ...INTEGERS.flatMap(integerChecks),
    ...realChecks('FLOAT', 'float', '1e-5'),
    ...realChecks('DOUBLE', 'double', '1e-12'),
    ...bytesCheck('EQUAL_STRING', 'EMBER_TEXT', '', 'SIZE_MAX'),
    ...bytesCheck('EQUAL_STRING_LEN', 'EMBER_TEXT', ', size', 'size'),
    ...bytesCheck('EQUAL_MEMORY', 'EMBER_BYTES', ', size', 'size'),
    ...bytesCheck('EQUAL_MEMORY_ARRAY', 'EMBER_BYTES', ', size, amount', '(size) * (amount)'),
    ...arrays('STRING', 'const char *', ELEMENT.text),
    ...check('EQUAL_PTR', 'EMBER_POINTER', BOTH, 'actual, ==, expected'),
    ...check('NULL', 'EMBER_POINTER', 'a', 'a, ==, NULL'),
    ...check('NOT_NULL', 'EMBER_POINTER', 'a', 'a, !=, NULL'),
    // Without a type in their name, Unity's comparisons are for integers.
    ...Object.keys(COMPARISONS).flatMap((name) =>
      ['', '_MESSAGE'].map(
        (ending) => `#define TEST_ASSERT_${name}${ending} TEST_ASSERT_${name}_INT${ending}`,
      ),
    ),
  ];
  return `${HEAD}${lines.join('\n')}\n`;
}
