import { expect, test } from 'vitest';
import { checkProse } from './check-prose';

const faults = (markdown: string, needsAssignment = false) =>
  checkProse(markdown, { needsAssignment }).map(({ line, message }) => `${line}: ${message}`);

test('well-formed prose has no problems', () => {
  const prose = [
    'Text.',
    ':::note',
    'Mind this.',
    ':::',
    '```python',
    '## Assignment',
    ':::',
    '```',
    '````markdown',
    '```python',
    '```',
    '````',
    '## Assignment',
    'Do it.',
  ];
  expect(faults(prose.join('\n'), true)).toEqual([]);
});

test('an assignment inside a code fence does not count', () => {
  expect(faults('```text\n## Assignment\n```\n', true)).toEqual([
    '1: has no "## Assignment" section to say what to write',
  ]);
});

test('code fences need a language and an end', () => {
  expect(faults('a\n```\nx\n```\n')).toEqual(['2: code fence names no language; use text for plain text']);
  expect(faults('a\n\n```python\nx\n')).toEqual(['3: code fence is never closed']);
});

test('callouts must be known and closed', () => {
  expect(faults(':::hint\nx\n:::\n')).toEqual(['1: unknown callout ":::hint"; there are note and warning']);
  expect(faults('a\n:::note\nx\n')).toEqual(['2: callout is never closed by :::']);
  expect(faults('a\n:::\n')).toEqual(['2: ::: ends no callout']);
});
