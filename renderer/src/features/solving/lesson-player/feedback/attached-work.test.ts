import type { Work } from '@web/api';
import { expect, test } from 'vitest';
import { attachedWork } from './attached-work';

const work = (answer: Work['answer']): Work => ({ answer, starter: null });
const file = (name: string, content: string) => ({ name, content });

test('one file is sent as it is, several with their names', () => {
  expect(attachedWork(work({ files: [file('main.py', 'print(1)')] }))).toEqual({
    label: 'Attach my code',
    hint: 'main.py',
    text: 'print(1)',
  });
  expect(attachedWork(work({ files: [file('main.py', 'import a'), file('a.py', 'x = 1')] }))).toMatchObject({
    hint: 'main.py, a.py',
    text: '=== main.py ===\nimport a\n=== a.py ===\nx = 1',
  });
});

test('an answer to a question is sent, too', () => {
  expect(attachedWork(work({ choice: 'print' }))).toMatchObject({ label: 'Attach my answer', text: 'print' });
  expect(attachedWork(work({ textInput: 'Python' }))?.text).toBe('Python');
});

test('nothing to attach: no work yet, only spaces, or far too much', () => {
  expect(attachedWork(work(null))).toBeNull();
  expect(attachedWork(work({ textInput: '  ' }))).toBeNull();
  expect(attachedWork(work({ files: [file('main.py', 'x'.repeat(60_001))] }))).toBeNull();
});
