import { expect, test } from 'vitest';
import { checkboxesIn } from './checkboxes';

test('the boxes of a text are found in order, as their author left them', () => {
  const text = `# Lists
- [ ] one
* [x] two
  1. [X] nested
> - [ ] quoted
- [ ]no space
- [y] no box
[ ] no list

\`\`\`text
- [ ] code
\`\`\`

~~~~text
~~~
- [ ] code
~~~~
- [ ] last one
`;
  expect(checkboxesIn(text)).toEqual([false, true, true, false, false]);
});
