import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '..');

/** What doesn't follow the direction of reading, as `file: declaration`. */
const EXCEPTIONS = [
  // An arrow that is drawn with two borders, and rotated.
  'features/learning/lesson-text/components/CollapsibleSection.module.css: border-width: 0 2px 2px 0',
];

const BOX = /^(?:scroll-)?(?:margin|padding)-(?:left|right)$|^border-(?:left|right)\b|^(?:left|right)$/;
const CORNER = /^border-(?:top|bottom)-(?:left|right)-radius$/;
const SIDES = /^(?:(?:scroll-)?(?:margin|padding)|inset|border-(?:width|color|style))$/;
const ALIGNED = /^(?:text-align|float|clear)$/;

/** The parts of a value that has one for each side. */
const partsOf = (value: string) => value.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

function isPhysical(property: string, value: string): boolean {
  const [top, right, bottom, left] = partsOf(value);
  if (BOX.test(property) || CORNER.test(property)) return true;
  if (ALIGNED.test(property)) return /\b(?:left|right)\b/.test(value);
  if (SIDES.test(property)) return left !== undefined && left !== right;
  if (property === 'border-radius') return left !== undefined && !(top === right && bottom === left);
  return false;
}

/** The declarations of a style sheet: `property: value`. */
const declarationsOf = (css: string) =>
  [
    ...css
      .replaceAll(/\/\*.*?\*\//gs, '')
      .matchAll(/(?<=[{;]\s*)(?<property>[a-z-]+):\s*(?<value>[^;{}]+)(?=[;}])/g),
  ].map(({ groups }) => ({ property: groups!.property!, value: groups!.value!.trim() }));

const physical = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) =>
    declarationsOf(readFileSync(join(SRC, file), 'utf8'))
      .filter(({ property, value }) => isPhysical(property, value))
      .map(({ property, value }) => `${file.replaceAll('\\', '/')}: ${property}: ${value}`),
  );

test('style sheets use logical properties, so that the layout works from right to left, too', () => {
  expect(physical).toEqual(EXCEPTIONS);
});

test.each([
  ['margin-left: auto', true],
  ['border-left-color: red', true],
  ['left: 0', true],
  ['text-align: right', true],
  ['padding: 0 var(--a) 0 calc(1rem + var(--b, (2px)))', true],
  ['border-radius: 0 4px 4px 0', true],
  ['padding: 0 var(--a) 1px var(--a)', false],
  ['border-radius: 4px 4px 0 0', false],
  ['margin-inline-start: auto', false],
  ['text-align: center', false],
])('%s: %s', (declaration, expected) => {
  const [{ property, value }] = declarationsOf(`.a { ${declaration}; }`) as [
    { property: string; value: string },
  ];
  expect(isPhysical(property, value)).toBe(expected);
});
