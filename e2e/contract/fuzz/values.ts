import fc, { type Arbitrary } from 'fast-check';
import type { Schema } from './document';

/** Strings are far shorter than the schema allows: what is too long has a generator of its own. */
const MAX_LENGTH = 40;
const MAX_ITEMS = 3;

/** Made once: it takes tens of milliseconds. */
const GRAPHEME = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 });

/** JSON values that fit a schema. */
export function valid(schema: Schema): Arbitrary<unknown> {
  const value = notNull(schema);
  return schema.nullable ? fc.option(value) : value;
}

function notNull(schema: Schema): Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valid));
  switch (schema.type) {
    case 'string':
      return text(schema);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.integer({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6 });
    case 'array':
      return fc.array(valid(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? MAX_ITEMS, MAX_ITEMS),
      });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, property]) => [name, valid(property)]),
        ),
        { requiredKeys: schema.required ?? [] },
      );
    default:
      return fc.jsonValue();
  }
}

function text({ format, minLength = 0, maxLength = MAX_LENGTH }: Schema): Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time')
    return fc.date({ noInvalidDate: true }).map((date) => `${date.toISOString().slice(-24)}`);
  const length = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, MAX_LENGTH)) };
  return fc.oneof(fc.string({ unit: GRAPHEME, ...length }), fc.string({ unit: 'binary', ...length }));
}

/** Strings that broke some program before. */
const ODD_STRINGS = [
  '',
  ' ',
  '\u0000',
  'main\u0000.py',
  '\ud800',
  '\udfff\ud800',
  '\ufeff',
  '\u202e\u2066',
  'İ'.repeat(60),
  'e\u0301'.repeat(100),
  '🧑‍🚀'.repeat(20),
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  '..\\..\\windows',
  '-o',
  '@file',
  '%s%n',
  '$' + '{7*7}',
  '{{7*7}}',
  "'; DROP TABLE users; --",
  '<script>alert(1)</script>',
  '\r\nX-Injected: 1',
  'a@b.c\r\nBcc: x@y.z',
  '=?utf-8?q?=00?=',
  'null',
  'NaN',
  '1e999',
  '-0',
  'Etc/GMT+12',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
];

export const oddString: Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...ODD_STRINGS), weight: 4 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 300 }), weight: 2 },
  {
    arbitrary: fc.constantFrom(250, 5_000, 70_000, 1_000_001).map((length) => 'x'.repeat(length)),
    weight: 1,
  },
);

const nested = fc
  .tuple(fc.constantFrom('array', 'object'), fc.constantFrom(50, 2_000))
  .map(([kind, depth]) =>
    Array.from({ length: depth }).reduce<unknown>(
      (inner) => (kind === 'array' ? [inner] : { properties: inner }),
      null,
    ),
  );

/** JSON values that hardly fit any schema. */
export const hostile: Arbitrary<unknown> = fc.oneof(
  { arbitrary: oddString, weight: 5 },
  { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 3 },
  {
    arbitrary: fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e308, 2 ** 53, [], {}, [null], [[]], {
      length: 1e9,
    }),
    weight: 3,
  },
  { arbitrary: nested, weight: 1 },
  { arbitrary: fc.constantFrom(51, 5_000).map((length) => new Array(length).fill({})), weight: 1 },
);

const ODD_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '', '0', '\u0000'];

/** A value with one or more of its parts replaced, removed, repeated or added. */
export function mutated(base: Arbitrary<unknown>): Arbitrary<unknown> {
  const change = fc.oneof(
    oddString.map((text) => (old: unknown) => (typeof old === 'string' ? text : old)),
    oddString.map((text) => (old: unknown) => (typeof old === 'string' ? old + text : old)),
    hostile.map((value) => () => value),
    fc.constant(() => undefined),
    fc.constant((old: unknown) => [old, old]),
    fc.constant((old: unknown) => (Array.isArray(old) ? old.concat(old) : { value: old })),
    fc.tuple(fc.oneof(fc.constantFrom(...ODD_KEYS), fc.string()), hostile).map(
      ([key, value]) =>
        (old: unknown) =>
          extended(old, key, value),
    ),
  );
  const changes = fc.array(fc.tuple(fc.nat(), change), { minLength: 1, maxLength: 2 });
  return fc
    .tuple(base, changes)
    .map(([value, all]) =>
      all.reduce((changed, [at, apply]) => changeAt(changed, at % countParts(changed), apply), value),
    );
}

/** With an own property, also if its name is `__proto__`. */
const extended = (old: unknown, key: string, value: unknown): unknown =>
  typeof old === 'object' && old !== null && !Array.isArray(old)
    ? Object.fromEntries([...Object.entries(old), [key, value]])
    : [old, value];

/** Deep values are one part: their depth is what is tested. */
const MAX_PARTS = 500;
const MAX_DEPTH = 100;

function countParts(value: unknown, depth = 0): number {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return 1;
  let count = 1;
  for (const part of Object.values(value)) {
    count += countParts(part, depth + 1);
    if (count > MAX_PARTS) break;
  }
  return count;
}

/** Applies the change to part number `at`, counted depth first. */
function changeAt(value: unknown, at: number, change: (old: unknown) => unknown): unknown {
  if (at === 0) return change(value);
  let rest = at - 1;
  const entries = Object.entries(value as object).map(([key, part]): [string, unknown] => {
    const count = countParts(part);
    const changed = rest >= 0 && rest < count ? changeAt(part, rest, change) : part;
    rest -= count;
    return [key, changed];
  });
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}
