import type { SubmissionReply } from '@shared/contracts';
import { CodeRunnerStore } from '@web/features/code-runner';
import { expect, test } from 'vitest';
import { openCode } from '../code/code-work';
import { appWith, lessonWith } from '../testing/render-player';
import { CodeStore } from './code.store';

const FILE = { IsHidden: false, IsReadonly: false };
const DATA = {
  ProgrammingLanguage: 'python' as const,
  StarterFiles: [
    { Name: 'main.py', Content: 'start', ...FILE },
    { Name: 'more.py', Content: 'more', ...FILE },
  ],
};

function setUp() {
  const runner = new CodeRunnerStore(() => Promise.reject(new Error('not needed')));
  return new CodeStore({ lesson: lessonWith({}), data: DATA }, appWith().stores, runner);
}

test('the judge’s error is marked in the code until its file is changed', () => {
  const code = setUp();
  code.markError('  File "main.py", line 3, in <module>\nNameError: x\n');
  expect(code.run.problems).toMatchObject([{ file: 'main.py', line: 3 }]);
  code.edit('main.py', 'mended');
  expect(code.run.problems).toEqual([]);
});

test('going to a location opens its file; doing so twice moves the caret twice', () => {
  const code = setUp();
  code.showLocation({ file: 'more.py', line: 1 });
  const first = code.location;
  expect([code.program.activeName, first]).toEqual(['more.py', { file: 'more.py', line: 1 }]);
  code.showLocation({ file: 'more.py', line: 1 });
  expect(code.location).not.toBe(first);
});

test('only the files that a learner can change are submitted', () => {
  const hidden = { Name: 'given.py', Content: 'given', IsHidden: false, IsReadonly: true };
  const lesson = lessonWith({
    LessonDataCode: { ...DATA, StarterFiles: [...DATA.StarterFiles, hidden], Stdin: '' },
  });
  const work = openCode({ lesson, stores: appWith().stores, clearResult: () => {} });
  expect(work.answer()).toEqual({
    Files: [
      { Name: 'main.py', Content: 'start' },
      { Name: 'more.py', Content: 'more' },
    ],
  });
});

test('a success shows no evidence, whatever the program printed', () => {
  const lesson = lessonWith({ LessonDataCode: { ...DATA, Stdin: '' } });
  const work = openCode({ lesson, stores: appWith().stores, clearResult: () => {} });
  expect(work.renderResult({ ResultSlug: 'success' } as SubmissionReply)).toBe(false);
});
