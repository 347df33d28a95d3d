import { expect, test } from 'vitest';
import { assignmentParts, firstParagraph } from './assignment';

const README = `Intro.

\`\`\`text
## Assignment
not this one
\`\`\`

## Assignment

The lamp is off. Light it:

1. Change the text
   between the quotation marks:

\`\`\`text
The lamp

is on.
\`\`\`

2. Press **Run**.
3. Press **Submit**.

   Twice, if you like.

Don’t touch anything else.

## Tip

1. Not a step.
`;

test('an assignment is read as its steps and the text around them', () => {
  expect(assignmentParts(README)).toEqual([
    { kind: 'text', markdown: 'The lamp is off. Light it:' },
    {
      kind: 'step',
      markdown: 'Change the text\nbetween the quotation marks:\n\n```text\nThe lamp\n\nis on.\n```',
      output: 'The lamp\n\nis on.',
    },
    { kind: 'step', markdown: 'Press **Run**.' },
    { kind: 'step', markdown: 'Press **Submit**.\n\nTwice, if you like.' },
    { kind: 'text', markdown: 'Don’t touch anything else.' },
  ]);
});

test('a text without numbers is one part, and its output belongs to it', () => {
  const parts = assignmentParts(
    '## Assignment\n\nRepair it, so that it prints:\n```text\n5\n```\n\nThat’s all.',
  );
  expect(parts).toMatchObject([{ kind: 'text', output: '5' }]);
  expect(parts[0]!.markdown).toContain('That’s all.');
  expect(assignmentParts('No assignment here.')).toEqual([]);
});

test('the first paragraph is on one line and skips code, headings and callouts', () => {
  expect(
    firstParagraph('# T\n\n```python\nx\n```\n\n:::note\nHm.\n:::\n\nWhat does\nit print?\n\nMore.'),
  ).toBe('What does it print?');
});
