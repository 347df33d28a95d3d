import { findReferences } from '@server/authoring/content-import/media/find-references';
import { expect, test } from 'vitest';
import { portable } from './portable-markdown';

const ORIGIN = { track: 'python', folder: 'exercises/practice/ring-sizes' };

test.each([
  ['![A ring](https://example.com/a.png)', '[A ring](https://example.com/a.png)'],
  ['![](https://example.com/a.png)', '[Picture](https://example.com/a.png)'],
  ['<img src="https://example.com/a(1).png" alt="A ring">', '[A ring](https://example.com/a%281%29.png)'],
  ['[![A ring](https://example.com/a.png)](https://example.com)', '[A ring](https://example.com)'],
  [
    '![A ring][ring]\n\n[ring]: ./ring.svg',
    `[A ring][ring]\n\n[ring]: https://github.com/exercism/python/blob/main/${ORIGIN.folder}/.docs/ring.svg`,
  ],
  [
    'See [lists](/tracks/python/concepts/lists).',
    'See [lists](https://exercism.org/tracks/python/concepts/lists).',
  ],
  [
    'See [it](../../bars/.docs/hints.md).',
    'See [it](https://github.com/exercism/python/blob/main/exercises/practice/bars/.docs/hints.md).',
  ],
  ['See [below](#below).\n\n## Below', 'See [below](#below).\n\n## Below'],
  ['See [below](#gone).', 'See below.'],
  ['Call items[0](x) twice.', 'Call items\\[0\\](x) twice.'],
  ['A List<int> is <b>bold</b>.', 'A List&lt;int> is <b>bold</b>.'],
  ['```python\nitems[0](x) ![a](b)\n```', '```python\nitems[0](x) ![a](b)\n```'],
])('%s', (markdown, expected) => {
  expect(portable(markdown, ORIGIN)).toBe(expected);
});

test('code without a fence, or deep in a list, has no links', () => {
  const text =
    'Text.\n\n    items[0](x)\n\n1. One\n\n   1. Two\n\n      ```python\n      items[1](y)\n      ```\n\n      [z](z.png)\n';
  expect(findReferences(text).map(({ address }) => address)).toEqual(['z.png']);
});
