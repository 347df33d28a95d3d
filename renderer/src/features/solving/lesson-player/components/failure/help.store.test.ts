import { expect, test } from 'vitest';
import { HelpStore } from './help.store';

const README = `The text.

## Tip

Count from zero.

\`\`\`python
## Tip
\`\`\`

## Assignment

1. Count.

## Hint

The last index is one less.
`;

const failing = (readme: string, times: number) => {
  const help = new HelpStore(readme);
  for (let count = 0; count < times; count += 1) help.countFailure();
  return help;
};

test('a first failure is the learner’s own business', () => {
  expect(failing(README, 1).offer).toBeNull();
});

test('repeated failures offer the tip, then the next one, then the solution', () => {
  const help = failing(README, 2);
  expect(help.offer).toBe('tip');
  help.openTip();
  expect(help.openTips).toEqual(['Count from zero.\n\n```python\n## Tip\n```']);
  expect(help.offer).toBeNull();
  help.countFailure();
  expect(help.offer).toBe('tip');
  help.openTip();
  expect(help.openTips[1]).toBe('The last index is one less.');
  help.countFailure();
  expect(help.offer).toBe('solution');
});

test('a tip that isn’t opened stays on offer', () => {
  expect(failing(README, 5).offer).toBe('tip');
});

test('a lesson without tips offers its solution', () => {
  expect(failing('The text.', 2).offer).toBe('solution');
});

test('those who write code regularly have more tries before they’re offered a tip', () => {
  const help = new HelpStore(README, () => true);
  for (let count = 0; count < 3; count += 1) help.countFailure();
  expect(help.offer).toBeNull();
  help.countFailure();
  expect(help.offer).toBe('tip');
});
