import type { SubmissionReply } from '@web/api';
import { CodeRunnerStore } from '@web/features/solving/code-runner';
import { expect, test } from 'vitest';
import { openCode } from '../code/code-work';
import { appWith, EXERCISE, htmlOf, lessonWith, NO_CHECKS } from '../testing/render-player';
import { CodeStore } from './code.store';

const FILE = { isHidden: false, isReadonly: false };
const DATA = {
  programmingLanguage: 'python' as const,
  starterFiles: [
    { name: 'main.py', content: 'start', ...FILE },
    { name: 'more.py', content: 'more', ...FILE },
  ],
};

function setUp() {
  const runner = new CodeRunnerStore(() => Promise.reject(new Error('not needed')));
  return new CodeStore({ exercise: EXERCISE, lesson: lessonWith({}), data: DATA }, appWith().stores, runner);
}

test('the judge’s error is marked in the code until its file is changed', () => {
  const code = setUp();
  code.markError({ kind: 'runtime', message: 'NameError: x', file: 'main.py', line: 3 });
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
  const hidden = { name: 'given.py', content: 'given', isHidden: false, isReadonly: true };
  const lesson = lessonWith({
    lessonDataCode: { ...DATA, starterFiles: [...DATA.starterFiles, hidden], stdin: '' },
  });
  const work = openCode({
    exercise: EXERCISE,
    lesson,
    stores: appWith().stores,
    checks: NO_CHECKS,
    clearResult: () => {},
  });
  expect(work.answer()).toEqual({
    files: [
      { name: 'main.py', content: 'start' },
      { name: 'more.py', content: 'more' },
    ],
  });
});

test('a success still shows what the program printed, without its warnings', async () => {
  const lesson = lessonWith({ lessonDataCode: { ...DATA, stdin: '' } });
  const { stores } = appWith();
  const work = openCode({ exercise: EXERCISE, lesson, stores, checks: NO_CHECKS, clearResult: () => {} });
  const output = { expected: 'sparks\n', got: 'sparks\n', stderr: 'DeprecationWarning' };
  const html = await htmlOf(
    stores,
    work.renderResult({ resultSlug: 'success', output, tests: null } as SubmissionReply),
  );
  expect(html).toMatch(/<pre[^>]*>sparks<\/pre>/);
  expect(html).not.toContain('DeprecationWarning');
});
