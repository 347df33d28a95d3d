import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..');
const definitions = readFileSync(join(import.meta.dirname, 'breakpoints.css'), 'utf8');
const names = [...definitions.matchAll(/@custom-media (--\w+) \(width < [\d.]+rem\);/g)].map(
  ([, name]) => name,
);

/** Every `@media` condition of the app's style sheets, with its file. */
const conditions = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(/@media ([^{]+) \{/g)].map(([, condition]) => ({
      file,
      condition: condition!,
    })),
  );

test('there are four breakpoints', () => {
  expect(names).toEqual(['--compact', '--phone', '--tablet', '--narrow']);
});

test('no style sheet defines its own breakpoint', () => {
  expect(conditions.filter(({ condition }) => /width/.test(condition))).toEqual([]);
});

test('every breakpoint in a style sheet is defined', () => {
  const used = conditions.flatMap(({ condition }) => condition.match(/--\w+/g) ?? []);
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((name) => !names.includes(name))).toEqual([]);
});
